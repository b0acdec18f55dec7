import type { Querying } from '../../db/open'
import { balanceOf } from './balanceOf'
import { expiredBy, expiringNext } from './expiry'
import { lotsOf, type Holder } from './lotsOf'

/** What can be spent now, without what has expired even where the job has not entered that yet; and what expires next. */
export async function standingOf(db: Querying, holder: Holder, now: Date) {
  const kept = { lots: await lotsOf(db, holder), balance: await balanceOf(db, holder) }
  return { balance: kept.balance - expiredBy(kept, now), expiring: expiringNext(kept, now) }
}
