import { MAX_WORK_BITS } from '../../../src/lib/proofOfWork'
import { HOUR_SECONDS, MINUTE_SECONDS } from '../../../src/lib/duration'
import type { Db } from '../../db/open'
import { sha256 } from '../../lib/hash'
import { enforceRateLimit, type RateLimit } from '../../kernel/rateLimit'
import type { SmsBudget } from './smsBudget'

const MINUTES_10 = 10 * MINUTE_SECONDS
/** Only counted, never refused by it. */
const UNLIMITED = 1_000_000_000
/** On a calm day: 8 · 2^9 hashes, a few hundredths of a second on a new phone and about a second in the slowest mini-program. */
export const BASELINE_BITS = 9
/** From here on the shop counts as attacked, and pictures have five characters. */
export const ATTACKED_BITS = 12

type Asking = { phoneHmac: string; address: string; budget: SmsBudget; now: Date }

/**
 * How hard the proof of work of a ticket is, for a device that is not known: one bit more for each doubling of what is asked for this
 * phone, from this address and in the whole shop, over what is usual.
 */
export async function workBitsFor(db: Db, { phoneHmac, address, budget, now }: Asking): Promise<number> {
  const usual: Array<Omit<RateLimit, 'max'> & { baseline: number }> = [
    { bucket: `asked:phone:${phoneHmac}`, seconds: HOUR_SECONDS, baseline: 5 },
    { bucket: `asked:address:${sha256(address)}`, seconds: MINUTES_10, baseline: 15 },
    { bucket: 'asked:shop', seconds: MINUTES_10, baseline: Math.ceil(budget.perHour / 3) },
  ]
  const above = []
  for (const { baseline, ...counted } of usual) {
    const asked = await enforceRateLimit(db, { ...counted, max: UNLIMITED }, now)
    above.push(bitsAbove(asked, baseline))
  }
  return Math.min(MAX_WORK_BITS, BASELINE_BITS + Math.max(...above))
}

/** How many doublings a count lies above what is usual. */
export const bitsAbove = (count: number, baseline: number) => Math.max(0, Math.ceil(Math.log2(count / baseline)))
