import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { orders } from '../purchase/schema'

const NOBODY = { consigneeName: '已注销', consigneePhone: '', addressText: '', note: '', cancelReason: null, checkRefusal: null }

/** An erased member's orders stay for the time the law names (E-commerce Law 31), without name, phone, street and whatever was typed. */
export async function unlinkOrders(tx: Transaction, { memberId, archive }: { memberId: string; archive: string }): Promise<void> {
  await tx
    .update(orders)
    .set({ memberId: archive, ...NOBODY })
    .where(eq(orders.memberId, memberId))
}
