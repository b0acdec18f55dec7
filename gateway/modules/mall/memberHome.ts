import { and, count, eq, inArray } from 'drizzle-orm'
import type { Answer } from '../../../src/contract/endpoint'
import type { mall } from '../../../src/contract/mall'
import { OrderStatus } from '../../../src/contract/order'
import { repurchaseOf } from '../order/repurchase'
import { SYMPTOMS } from '../catalogue/taxonomy'
import { members } from '../../kernel/schema'
import { orders } from '../purchase/schema'
import { CONSENT, missingConsents } from '../agreement/needConsent'
import type { Db } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { switchOf } from '../preference/switches'

/** What home shows to who is not logged in. */
export const VISITORS_HOME = {
  greetingName: null,
  symptoms: Object.entries(SYMPTOMS).map(([id, name]) => ({ id, name })),
  repurchase: null,
  ordersUnderWay: 0,
}

type Reading = { db: Db; ring: KeyRing; now: Date }

/** What home shows to a member. */
export async function memberHome({ db, ring, now }: Reading, memberId: string): Promise<Answer<typeof mall.home>> {
  const [member] = await db.select({ nickname: members.nickname }).from(members).where(eq(members.memberId, memberId))
  const [open] = await db
    .select({ orders: count() })
    .from(orders)
    .where(
      and(
        eq(orders.memberId, memberId),
        inArray(orders.status, [OrderStatus.inReview, OrderStatus.toPay, OrderStatus.toShip, OrderStatus.shipped]),
      ),
    )
  return {
    ...VISITORS_HOME,
    greetingName: member?.nickname ?? null,
    repurchase: (await maySeeHealth(db, memberId, now)) ? await repurchaseOf({ db, ring, now }, memberId) : null,
    ordersUnderWay: open?.orders ?? 0,
  }
}

/** Medicines are recommended only while a member wants personal lists and agreed to health information being used. */
async function maySeeHealth(db: Db, memberId: string, now: Date): Promise<boolean> {
  if (!(await switchOf(db, memberId, 'product_mhy')).isOn) return false
  return (await missingConsents(db, { memberId, documents: [CONSENT.drugUser], now })).length === 0
}
