import { isNull } from 'drizzle-orm'
import type { MessageScene } from '../../../src/contract/wechat'
import type { Db } from '../../db/open'
import { wechatAcceptances } from '../../db/schema'

type Accepting = { memberId: string; orderCode: string; scenes: readonly MessageScene[]; openId: string; now: Date }

/** Writes down that a member allowed messages about an order. Allowed again before it was used, it is one permission all the same. */
export async function accept(db: Db, { memberId, orderCode, scenes, openId, now }: Accepting): Promise<void> {
  const rows = [...new Set(scenes)].map((scene) => ({ orderCode, scene, memberId, openId, acceptedAt: now }))
  await db
    .insert(wechatAcceptances)
    .values(rows)
    .onConflictDoUpdate({
      target: [wechatAcceptances.orderCode, wechatAcceptances.scene],
      set: { openId: rows[0]?.openId, acceptedAt: now },
      setWhere: isNull(wechatAcceptances.usedAt),
    })
}
