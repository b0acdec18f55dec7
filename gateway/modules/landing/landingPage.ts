import { eq } from 'drizzle-orm'
import type { Landing } from '../../../src/contract/landing'
import { ProductStatus, type ProductCard } from '../../../src/contract/productCard'
import type { Querying } from '../../db/open'
import { isRunning } from '../catalogue/appliesTo'
import { standingOf } from '../catalogue/period'
import { couponTypes } from '../coupon/schema'
import { productCards } from '../productCard/cards'
import type { LandingRow } from './storedLanding'

/** A landing page as shoppers see it: what it offers stands on it while it runs. */
export async function landingPage(db: Querying, row: LandingRow, now: Date): Promise<Landing> {
  const { code, title, partner, text, picture } = row
  const state = standingOf(row, now)
  return {
    ...{ code, title, partner, text, picture, state },
    ...{ beginsAt: row.beginsAt.toISOString(), endsAt: row.endsAt.toISOString(), serverTime: now.toISOString() },
    couponType: state === 'running' ? await couponNow(db, row, now) : null,
    products: state === 'running' ? await cardsOf(db, row, now) : [],
  }
}

/** Its coupon; null where that can be drawn no more. */
async function couponNow(db: Querying, { couponType }: LandingRow, now: Date): Promise<string | null> {
  if (couponType === null) return null
  const [type] = await db.select().from(couponTypes).where(eq(couponTypes.couponType, couponType))
  return type && !type.givenOnly && isRunning(type, now) ? couponType : null
}

/** Its products in the order in which they were written; what became a prescription drug or left the shelf leaves it. */
async function cardsOf(db: Querying, { productCodes }: LandingRow, now: Date): Promise<ProductCard[]> {
  const cards = await productCards(db, productCodes, now)
  return productCodes.flatMap((productCode) => {
    const card = cards.get(productCode)
    return card && card.mark !== 'rx' && card.status !== ProductStatus.offShelf ? [card] : []
  })
}
