import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Cents, Id, Instant } from './fields'

/** Whether a promotion counts: it has not begun, runs, or is over. */
export const PromotionState = z.enum(['coming', 'running', 'over'])
export type PromotionState = z.infer<typeof PromotionState>

const Count = z.int().check(z.nonnegative())
const told = {
  promotionId: Id,
  /** A gift type of specification 1, section 3. */
  type: z.int(),
  text: z.string(),
  detail: z.string(),
  beginsAt: Instant,
  endsAt: Instant,
}

/** A promotion that runs, with pictures of some of its products. */
export const RunningPromotion = z
  .looseObject({ ...told, products: z.array(z.looseObject({ name: z.string(), productImageUrl: z.string() })) })
  .register(z.globalRegistry, { id: 'RunningPromotion' })
export type RunningPromotion = z.infer<typeof RunningPromotion>

/** What a promotion takes off or gives, and where its products stand; never a prescription drug. */
export const PromotionPage = z
  .looseObject({
    ...told,
    state: PromotionState,
    /** From `threshold` cents of its products on, `off` cents less; a gift takes nothing off. */
    levels: z.array(z.object({ threshold: Cents, off: Cents })),
    /** What is given with it; null where nothing is, or no piece is left. */
    gift: z.nullable(z.looseObject({ name: z.string(), specification: z.string(), productImageUrl: z.string() })),
    /** Upper categories with how many of its products. */
    categories: z.array(z.looseObject({ categoryId: Id, name: z.string(), hits: Count })),
    serverTime: Instant,
  })
  .register(z.globalRegistry, { id: 'PromotionPage' })
export type PromotionPage = z.infer<typeof PromotionPage>

export const promotion = {
  list: endpoint('GET /promotions', {
    about: 'Promotions that run now, those that end first before the others',
    sameFor: 'everybody',
    provides: 'lists',
    output: z.looseObject({ results: z.array(RunningPromotion) }),
    fallback: { results: [] },
  }),
  detail: endpoint('GET /promotions/{promotionId}', {
    about: 'A promotion, also one that has not begun or is over; its products come of `GET /searchs/v5`. 404 of an unknown one',
    sameFor: 'everybody',
    params: z.object({ promotionId: Id }),
    provides: 'lists',
    output: PromotionPage,
  }),
}
