import { HOUR } from '../../src/lib/duration'
import { closeOverdueReturns } from './aftersales/closeOverdueReturns'
import { deliverMessages } from './message/deliverMessages'
import { notifyMissedCallbacks } from './callback/notifyMissedCallbacks'
import { textMissedCallbacks } from './callback/textMissedCallbacks'
import { remindOfCabinets } from './cabinet/remindOfCabinets'
import { remindOfDoses } from './cabinet/remindOfDoses'
import { comparePictures } from './prescription/comparePictures'
import { notifyEnding } from './prescription/notifyEnding'
import { remindOfSupplies } from './prescription/remindOfSupplies'
import { notifyPrices } from './product/notifyPrices'
import { notifyStock } from './stockReminder/notifyStock'
import { expireEntries } from './ledger/enterExpired'
import { proveBalances } from './ledger/proveBalances'
import { proveGrants } from './level/proveGrants'
import { settleDueLevels } from './level/settleDue'
import { lapseAssists } from './assist/lapse'
import { settleInvitations } from './invitation/settleInvitations'
import { computeTopLists } from './topList/computeTopLists'
import { settleLotteries } from './lottery/settleLotteries'
import { beginSvipPauses } from './svip/beginPauses'
import { proveSvip, settleDueSvip } from './svip/settleSvip'
import { tellSvipEndings } from './svip/tellEndings'
import { tellFallingLevels } from './level/tellFalling'
import { remindSigning } from './sign/reminders'
import { reportShipping } from './wechat/reportShipping'
import type { Db } from '../db/open'
import { randomId } from '../lib/hash'
import { log } from '../lib/log'
import { withLogContext } from '../lib/logContext'
import { inSpan } from '../lib/tracing'
import type { Providers } from '../providers'
import { askBank } from './pay/askBank'
import { closeOverdue } from './pay/closeOverdue'
import { closeLapsed } from './complaint/closeLapsed'
import { issueInvoices } from './invoice/issueInvoices'
import { askInsurer } from './plan/askInsurer'
import { moveInstalments } from './plan/moveInstalments'
import { endIdle } from './chat/endIdle'
import { giveUpLeases } from './chat/giveUpLeases'
import { tellAnswered } from './chat/tellAnswered'
import { endTalkedOut, giveUpUnanswered } from './consultation/ending'
import { tellFollowUps } from './consultation/tellFollowUps'
import { claimUses, dueClaims } from './benefit/claimUses'
import { closeAccounts } from './deregister/closeAccounts'
import { fillNets } from './order/fillNets'
import { forgetArchives } from './deregister/forgetArchives'
import type { Job } from '../kernel/jobs/job'
import { endLease, keepLease, registerJobs, takeLease } from '../kernel/jobs/lease'
import { moveParcels } from './order/moveParcels'
import { tellPowerEndings } from './power/tellEndings'
import { prepareCopies } from './privacy/prepareCopies'
import { publishDue } from './revision/publishDue'
import { purge } from './purge'
import { receiveSigned } from './order/receiveSigned'
import { refund } from './pay/refund'
import { rewrapKeys } from './upload/rewrapKeys'
import { takeOverRefunds } from './pay/takeOverRefunds'
import { sweepUploads } from './upload/sweepUploads'

type Jobs = Readonly<Record<string, Job>>

const JOBS: Jobs = {
  askBank,
  closeOverdue,
  refund,
  moveParcels,
  receiveSigned,
  closeOverdueReturns,
  issueInvoices,
  moveInstalments,
  askInsurer,
  claimUses,
  closeAccounts,
  prepareCopies,
  comparePictures,
  notifyStock,
  notifyMissedCallbacks,
  textMissedCallbacks,
  giveUpLeases,
  endIdle,
  giveUpUnanswered,
  endTalkedOut,
  tellFollowUps,
  tellAnswered,
  remindOfDoses,
  settleDueSvip,
  beginSvipPauses,
  deliverMessages,
  reportShipping,
  publishDue,
}
/** What is done once an hour. */
const HOURLY: Jobs = {
  purge,
  forgetArchives,
  sweepUploads,
  rewrapKeys,
  fillNets,
  takeOverRefunds,
  notifyPrices,
  closeLapsed,
  notifyEnding,
  remindOfSupplies,
  remindOfCabinets,
  expireEntries,
  proveBalances,
  settleDueLevels,
  settleInvitations,
  lapseAssists,
  computeTopLists,
  settleLotteries,
  tellFallingLevels,
  proveGrants,
  proveSvip,
  tellSvipEndings,
  tellPowerEndings,
  dueClaims,
  remindSigning,
}
/** Milliseconds by which a gateway's rounds may come too early for the one before, which another gateway began. */
const SLACK_MS = 200

type Shop = { db: Db; providers: Providers }
type Options = Shop & {
  now?: () => Date
  /** Milliseconds between the end of one round and the start of the next. */
  every?: number
  jobs?: Jobs
  hourly?: Jobs
  /** What a demonstration does by itself, each round first: the local bank's notifications, the pharmacist's checks. */
  first?: () => Promise<void>
}

/** Runs every job once, in sequence and without leases; one that fails does not stop the rest. For tests and manual runs. */
export async function runJobs({ db, providers, now, jobs = JOBS }: Shop & { now: Date; jobs?: Jobs }): Promise<void> {
  for (const [name, job] of Object.entries(jobs)) {
    try {
      await job({ db, providers, now })
    } catch (error) {
      log.error({ err: error, job: name }, '后台任务未完成，稍后重试')
    }
  }
}

type Round = Shop & { now: () => Date; every: number; jobs: Jobs }

/** Does each job that is due and that no other gateway does just now: once in `every` for all gateways together. */
export async function runDueJobs({ db, providers, now, every, jobs }: Round): Promise<void> {
  for (const [name, job] of Object.entries(jobs)) {
    const runId = randomId(8)
    await withLogContext({ job: name, runId }, () =>
      runUnderLease({ db, providers, now, every, name, job, runId }).catch((error: unknown) =>
        log.error({ err: error }, '后台任务未完成，稍后重试'),
      ),
    )
  }
}

type Run = Omit<Round, 'jobs'> & { name: string; job: Job; runId: string }

async function runUnderLease({ db, providers, now, every, name, job, runId }: Run): Promise<void> {
  const [at, lease] = [now(), { job: name, runId }]
  if (!(await takeLease({ db, ...lease, now: at, every }))) return
  const began = performance.now()
  const letGo = keepLease(db, lease, now)
  const ended = (error?: unknown) => endLease(db, { ...lease, now: now(), durationMs: Math.round(performance.now() - began), error })
  try {
    const attributes = { 'job.name': name, 'job.run_id': runId }
    await inSpan({ name: `job ${name}`, attributes, root: true }, () => job({ db, providers, now: at }))
    await ended()
  } catch (error) {
    await ended(error)
    throw error
  } finally {
    letGo()
  }
}

/** The scheduler: runs the background jobs again and again until stopped; stopping waits for the round that is under way. */
export function startJobs({ db, providers, now = () => new Date(), every = 3000, jobs = JOBS, hourly = HOURLY, first }: Options): {
  stop: () => Promise<void>
} {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let isRegistered = false
  const round = async () => {
    await first?.().catch((error: unknown) => log.error({ err: error }, '演示的银行通知或药师核对未完成，稍后重试'))
    if (!isRegistered) await registerJobs(db, [...Object.keys(jobs), ...Object.keys(hourly)])
    isRegistered = true
    await runDueJobs({ db, providers, now, every: Math.max(0, every - SLACK_MS), jobs })
    await runDueJobs({ db, providers, now, every: HOUR, jobs: hourly })
  }
  const again = () => {
    if (isStopped) return
    timer = setTimeout(() => {
      running = begin()
    }, every)
    timer.unref()
  }
  const begin = () =>
    round()
      .catch((error: unknown) => log.error({ err: error }, '后台任务未完成，稍后重试'))
      .finally(again)
  let running = begin()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
