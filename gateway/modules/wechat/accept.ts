import { eq, isNull } from 'drizzle-orm'
import type { MessageScene } from '../../../src/contract/wechat'
import type { Transaction } from '../../db/open'
import { orders } from '../purchase/schema'
import { wechatAcceptances } from '../wechatAcceptance/schema'
import { notifyAccepted } from '../message/notifyAccepted'

type Accepting = { memberId: string; orderCode: string; scenes: readonly MessageScene[]; openId: string; now: Date }

/**
 * Writes down that a member allowed messages about an order, and sends those that are due already. Allowed again before it was used, it is
 * one permission all the same.
 */
export async function accept(tx: Transaction, { memberId, orderCode, scenes, openId, now }: Accepting): Promise<void> {
  const rows = [...new Set(scenes)].map((scene) => ({ orderCode, scene, memberId, openId, acceptedAt: now }))
  // An order that moves meanwhile waits, and sees the permission; or this sees what it was told.
  await tx.select({ orderCode: orders.orderCode }).from(orders).where(eq(orders.orderCode, orderCode)).for('update')
  await tx
    .insert(wechatAcceptances)
    .values(rows)
    .onConflictDoUpdate({
      target: [wechatAcceptances.orderCode, wechatAcceptances.scene],
      set: { openId: rows[0]?.openId, acceptedAt: now },
      setWhere: isNull(wechatAcceptances.usedAt),
    })
  await notifyAccepted(tx, { memberId, orderCode, scenes, now })
}
