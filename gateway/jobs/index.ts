import type { Db } from '../db/open'
import type { Outside } from '../outside'
import { askBank } from './askBank'
import { cancelUnpaid } from './cancelUnpaid'
import { closeAccounts } from './closeAccounts'
import { forgetArchives } from './forgetArchives'
import type { Job } from './job'
import { moveParcels } from './moveParcels'
import { prepareCopies } from './prepareCopies'
import { purge } from './purge'
import { receiveSigned } from './receiveSigned'
import { refund } from './refund'
import { sendAccepted } from '../wechat/sendAccepted'
import { tellShipping } from '../wechat/tellShipping'
import { faultText } from '../kernel/faultText'

const JOBS: readonly Job[] = [
  askBank,
  cancelUnpaid,
  refund,
  moveParcels,
  receiveSigned,
  closeAccounts,
  prepareCopies,
  sendAccepted,
  tellShipping,
]
/** Milliseconds between two clearings-up. */
const PURGE_EVERY = 3600_000

type Options = {
  db: Db
  outside: Outside
  now?: () => Date
  /** Milliseconds between the end of one round and the start of the next. */
  every?: number
  /** What an embedded provider does by itself, each round first: the local bank's notifications. */
  first?: () => Promise<void>
}

/** Does every job once, one after the other; one that fails does not stop the rest. */
export async function runJobs({
  db,
  outside,
  now,
  jobs = JOBS,
}: {
  db: Db
  outside: Outside
  now: Date
  jobs?: readonly Job[]
}): Promise<void> {
  for (const job of jobs) {
    try {
      await job({ db, outside, now })
    } catch (error) {
      console.error('后台任务未完成，稍后重试', faultText(error))
    }
  }
}

/** Runs the jobs again and again until stopped; stopping waits for the round that is under way. */
export function startJobs({ db, outside, now = () => new Date(), every = 3000, first }: Options): { stop: () => Promise<void> } {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let purgedAt = -Infinity
  const round = async () => {
    await first?.().catch((error: unknown) => console.error('银行通知未能送出，稍后重试', faultText(error)))
    const at = now()
    await runJobs({ db, outside, now: at })
    if (at.getTime() - purgedAt < PURGE_EVERY) return
    purgedAt = at.getTime()
    await runJobs({ db, outside, now: at, jobs: [purge, forgetArchives] })
  }
  const again = () => {
    if (isStopped) return
    timer = setTimeout(() => {
      underWay = round().finally(again)
    }, every)
    timer.unref()
  }
  let underWay = round().finally(again)
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await underWay
    },
  }
}
