import type { Querying } from '../../db/open'
import { grantedTo } from '../grant/grantsOf'

/** In how many percent of the shop's rate a member gets coins for what he buys: a right of his may give more than all. */
export async function coinPercentOf(db: Querying, memberId: string): Promise<number> {
  const granted = await grantedTo(db, [memberId], 'coinPercent')
  return Math.max(100, granted.get(memberId) ?? 100)
}
