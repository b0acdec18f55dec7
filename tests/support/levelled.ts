import { inTransaction } from '../../gateway/kernel/transaction'
import { give } from '../../gateway/modules/ledger/enter'
import type { Gateway, Person } from './gateway'
import type { Client } from './gatewayClient'

/** Somebody of the third level, with a gift of it and the birthday told. */
export async function levelled({ db, clock }: Pick<Gateway, 'db' | 'clock'>, who: Client & Person): Promise<void> {
  const entry = { account: 'growth', amount: 1500, reason: 'orderEarned', reference: 'levelled', key: 'levelled' } as const
  await inTransaction(db, (tx) => give(tx, { memberId: who.memberId, at: clock.now(), ...entry }))
  await who.level.receiveGift({ params: { id: 'upgrade-3' } })
  await who.level.birthday({ body: { month: 2, day: 29 } })
}
