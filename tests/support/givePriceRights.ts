import { inTransaction } from '../../gateway/kernel/transaction'
import { moveGrants } from '../../gateway/modules/grant/moveGrants'
import type { PriceRights } from '../../gateway/modules/grant/priceRights'
import type { SvipRight } from '../../gateway/modules/grant/schema'
import type { Gateway, Person } from './gateway'

/** As the paid membership gives them; what somebody had of them before is revoked. */
export function givePriceRights(
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  { memberId }: Pick<Person, 'memberId'>,
  rights: PriceRights,
  until: Date | null = null,
) {
  const of = (right: SvipRight, value: number) => (value > 0 ? [{ right, value, source: 'svip', couponType: null }] : [])
  const wanted = [...of('memberPrice', rights.memberPrice), ...of('freeFreight', Number(rights.freeFreight))]
  return inTransaction(db, (tx) => moveGrants(tx, { memberId, by: 'svip', wanted, until, at: clock.now(), reason: 'bought' }))
}
