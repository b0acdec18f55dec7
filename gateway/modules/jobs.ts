import { sendAccepted } from './wechat/sendAccepted'
import { tellShipping } from './wechat/tellShipping'
import type { Db } from '../db/open'
import { randomId } from '../kernel/hash'
import { log } from '../kernel/log'
import { withLogContext } from '../kernel/logContext'
import { inSpan } from '../kernel/tracing'
import type { Outside } from '../providers'
import { askBank } from './order/payments/askBank'
import { cancelUnpaid } from './order/cancelUnpaid'
import { closeAccounts } from './deregister/closeAccounts'
import { forgetArchives } from './privacy/forgetArchives'
import type { Job } from '../kernel/jobs/job'
import { endLease, keepLease, registerJobs, takeLease } from '../kernel/jobs/lease'
import { moveParcels } from './order/moveParcels'
import { prepareCopies } from './privacy/prepareCopies'
import { purge } from './purge'
import { receiveSigned } from './order/receiveSigned'
import { refund } from './order/payments/refund'

type Jobs = Readonly<Record<string, Job>>

const JOBS: Jobs = {
  askBank,
  cancelUnpaid,
  refund,
  moveParcels,
  receiveSigned,
  closeAccounts,
  prepareCopies,
  sendAccepted,
  tellShipping,
}
/** What is cleared up once an hour. */
const HOURLY: Jobs = { purge, forgetArchives }
const HOUR = 3600_000
/** Milliseconds by which a gateway's rounds may come too early for the one before, which another gateway began. */
const SLACK = 200

type Shop = { db: Db; outside: Outside }
type Options = Shop & {
  now?: () => Date
  /** Milliseconds between the end of one round and the start of the next. */
  every?: number
  jobs?: Jobs
  hourly?: Jobs
  /** What an embedded provider does by itself, each round first: the local bank's notifications. */
  first?: () => Promise<void>
}

/** Does every job once, one after the other, whoever else does them; one that fails does not stop the rest. For tests and by hand. */
export async function runJobs({ db, outside, now, jobs = JOBS }: Shop & { now: Date; jobs?: Jobs }): Promise<void> {
  for (const [name, job] of Object.entries(jobs)) {
    try {
      await job({ db, outside, now })
    } catch (error) {
      log.error({ err: error, job: name }, '后台任务未完成，稍后重试')
    }
  }
}

type Round = Shop & { now: () => Date; every: number; jobs: Jobs }

/** Does each job that is due and that no other gateway does just now: once in `every` for all gateways together. */
export async function runDueJobs({ db, outside, now, every, jobs }: Round): Promise<void> {
  for (const [name, job] of Object.entries(jobs)) {
    const runId = randomId(8)
    await withLogContext({ job: name, runId }, () =>
      runUnderLease({ db, outside, now, every, name, job, runId }).catch((error: unknown) =>
        log.error({ err: error }, '后台任务未完成，稍后重试'),
      ),
    )
  }
}

type Run = Omit<Round, 'jobs'> & { name: string; job: Job; runId: string }

async function runUnderLease({ db, outside, now, every, name, job, runId }: Run): Promise<void> {
  const [at, lease] = [now(), { job: name, runId }]
  if (!(await takeLease({ db, ...lease, now: at, every }))) return
  const began = performance.now()
  const letGo = keepLease(db, lease, now)
  const ended = (error?: unknown) => endLease(db, { ...lease, now: now(), durationMs: Math.round(performance.now() - began), error })
  try {
    const attributes = { 'job.name': name, 'job.run_id': runId }
    await inSpan({ name: `job ${name}`, attributes, root: true }, () => job({ db, outside, now: at }))
    await ended()
  } catch (error) {
    await ended(error)
    throw error
  } finally {
    letGo()
  }
}

/** Runs the jobs again and again until stopped; stopping waits for the round that is under way. */
export function startJobs({ db, outside, now = () => new Date(), every = 3000, jobs = JOBS, hourly = HOURLY, first }: Options): {
  stop: () => Promise<void>
} {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let isRegistered = false
  const round = async () => {
    await first?.().catch((error: unknown) => log.error({ err: error }, '银行通知未能送出，稍后重试'))
    if (!isRegistered) await registerJobs(db, [...Object.keys(jobs), ...Object.keys(hourly)])
    isRegistered = true
    await runDueJobs({ db, outside, now, every: Math.max(0, every - SLACK), jobs })
    await runDueJobs({ db, outside, now, every: HOUR, jobs: hourly })
  }
  const again = () => {
    if (isStopped) return
    timer = setTimeout(() => {
      underWay = begin()
    }, every)
    timer.unref()
  }
  const begin = () =>
    round()
      .catch((error: unknown) => log.error({ err: error }, '后台任务未完成，稍后重试'))
      .finally(again)
  let underWay = begin()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await underWay
    },
  }
}
