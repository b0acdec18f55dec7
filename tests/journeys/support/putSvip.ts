import { svipOrders } from '../../../gateway/tables'
import { SVIP } from '../../../gateway/demo/shop/svip'
import { randomId } from '../../../gateway/lib/hash'
import { lockMember } from '../../../gateway/kernel/lockMember'
import { inTransaction } from '../../../gateway/kernel/transaction'
import { begin } from '../../../gateway/modules/svip/begin'
import { termsOf } from '../../../gateway/modules/svip/plans'
import type { GatewayProcess } from './gatewayProcess'
import { withDb } from './withDb'

/** A year of membership that somebody has paid for; answers its order's id. */
export async function putSvip(gateway: GatewayProcess, memberId: string): Promise<string> {
  const orderId = randomId()
  await withDb(gateway, (db) =>
    inTransaction(db, async (tx) => {
      const now = gateway.now()
      await lockMember(tx, memberId)
      const order = { orderId, memberId, planName: '年卡', months: 12, price: SVIP.year, terms: termsOf(SVIP), state: 'toPay' } as const
      await tx.insert(svipOrders).values({ ...order, createdAt: now, payBefore: now })
      await begin(tx, { orderId, memberId, months: 12, paidAt: now, now })
    }),
  )
  return orderId
}
