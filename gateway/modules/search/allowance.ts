import type { Db } from '../../db/open'
import { searches, searchSteps } from '../../lib/metrics'
import { HttpError } from '../../lib/httpError'
import { TokenBuckets } from '../../lib/tokenBuckets'
import type { Vocabulary } from './vocabulary'
import { Work } from './work'

type Caller = { db: Db; address: string; deviceId: string; now: Date }

/**
 * Steps one search may take, about 35 ms of a processor at 30,000 products: more than any search that finds something needs. The words that
 * most products hold cost in proportion to the catalogue.
 */
export const maxStepsOf = ({ size }: Pick<Vocabulary, 'size'>) => 200_000 + 15 * size
/** A search of so little is answered to everybody at all times. */
const CHEAP = 1 / 4

/** Token buckets: the searches a device, and an address that many people may share, has in burst and gains a second. */
const DEVICE = { capacity: 20, perSecond: 0.5 }
const ADDRESS = { capacity: 100, perSecond: 2.5 }

type Buckets = { device: TokenBuckets; address: TokenBuckets }
const buckets = new WeakMap<Db, Buckets>()

function bucketsOf(db: Db): Buckets {
  const own = buckets.get(db) ?? { device: new TokenBuckets(DEVICE), address: new TokenBuckets(ADDRESS) }
  buckets.set(db, own)
  return own
}

/**
 * Runs a search and charges its caller what it cost. Who has used up their share gets cheap searches all the same; a search that turns
 * out dearer is refused with 429.
 */
export async function withinAllowance<T>(
  { db, address, deviceId, now }: Caller,
  vocabulary: Pick<Vocabulary, 'size'>,
  search: (work: Work) => Promise<T>,
): Promise<T> {
  const own = bucketsOf(db)
  const device = `${address} ${deviceId}`
  const most = maxStepsOf(vocabulary)
  const wait = Math.max(own.device.wait(device, now), own.address.wait(address, now))
  const work = new Work(wait > 0 ? most * CHEAP : most)
  try {
    const answer = await search(work)
    const isRefused = wait > 0 && work.isUsedUp
    searches.inc({ outcome: isRefused ? 'refused' : work.isUsedUp ? 'cut' : 'whole' })
    if (isRefused) throw tooCostly(wait)
    return answer
  } finally {
    searchSteps.observe(work.spent)
    // Cheap searches of a caller in debt are free: otherwise somebody who types on would never come out of it.
    if (wait === 0) {
      own.device.take(device, work.spent / most, now)
      own.address.take(address, work.spent / most, now)
    }
  }
}

const tooCostly = (retryAfter: number) =>
  new HttpError(429, 'SEARCH_TOO_OFTEN', `搜索太频繁，请 ${retryAfter} 秒后再试，或换一个更短的词`, { details: { retryAfter } })
