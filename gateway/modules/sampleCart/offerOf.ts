import { eq } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { notFound } from '../../lib/httpError'
import { couponTypes } from '../coupon/schema'
import type { Companion } from '../pricing/assort'
import { promotions } from '../pricing/schema'

/** What is tried on carts: a promotion or a coupon. */
export type Trying = { subject: 'promotion' | 'coupon'; subjectId: string }
/** For which products it is, beside which others where it is for pairs, and when. */
export type Offer = { productCodes: string[] | null; companions?: Companion[] | null; beginsAt: Date; endsAt: Date }

export async function offerOf(db: Querying, { subject, subjectId }: Trying): Promise<Offer> {
  const [offer] =
    subject === 'promotion'
      ? await db.select().from(promotions).where(eq(promotions.promotionId, subjectId))
      : await db.select().from(couponTypes).where(eq(couponTypes.couponType, subjectId))
  if (!offer) throw notFound('这个活动')
  return offer
}
