import { HARDEST } from '../../../src/lib/proofOfWork'
import type { Db } from '../../db/open'
import { sha256 } from '../../kernel/hash'
import { countAgainst, type Limit } from '../../kernel/limit'
import type { SmsBudget } from './smsBudget'

const MINUTES_10 = 600
const HOUR = 3600
/** Only counted, never refused by it. */
const NO_LIMIT = 1_000_000_000
/** On a calm day: 8 · 2^9 hashes, a few hundredths of a second on a new phone and about a second in the slowest mini-program. */
export const CALM_BITS = 9
/** From here on the shop counts as attacked, and pictures have five characters. */
export const ATTACKED_BITS = 12

type Asking = { phoneMark: string; address: string; budget: SmsBudget; now: Date }

/**
 * How hard the proof of work of a ticket is, for a device that is not known: one bit more for each doubling of what is asked for this
 * phone, from this address and in the whole shop, over what is usual.
 */
export async function workBitsFor(db: Db, { phoneMark, address, budget, now }: Asking): Promise<number> {
  const usual: Array<Omit<Limit, 'most'> & { calm: number }> = [
    { bucket: `asked:phone:${phoneMark}`, seconds: HOUR, calm: 5 },
    { bucket: `asked:address:${sha256(address)}`, seconds: MINUTES_10, calm: 15 },
    { bucket: 'asked:shop', seconds: MINUTES_10, calm: Math.ceil(budget.perHour / 3) },
  ]
  const above = []
  for (const { calm, ...counted } of usual) {
    const asked = await countAgainst(db, { ...counted, most: NO_LIMIT }, now)
    above.push(bitsAbove(asked, calm))
  }
  return Math.min(HARDEST, CALM_BITS + Math.max(...above))
}

/** How many doublings a count lies above what is usual. */
export const bitsAbove = (count: number, calm: number) => Math.max(0, Math.ceil(Math.log2(count / calm)))
