import * as z from 'zod/mini'
import { Cents, Id, Instant, pageOf, ProductCode, QueryFlag } from '../../src/contract/fields'
import { ProductCard } from '../../src/contract/productCard'
import { sortedPage, type Order } from './sorting'
import { Version } from './version'
import { workEndpoint } from './workEndpoint'

/** From `threshold` cents on, `off` cents less; a gift takes nothing off. */
export const Level = z.object({ threshold: Cents, off: Cents })
export type Level = z.infer<typeof Level>
const Levels = z.array(Level).check(z.maxLength(10, '最多 10 档'))

/** Whether it runs: ended and not begun are how one is off. */
export const Standing = z.enum(['running', 'coming', 'over'])
export type Standing = z.infer<typeof Standing>

/** What is edited of a promotion; its words follow from the amounts. */
export const PromotionFields = z.object({ levels: Levels, beginsAt: Instant, endsAt: Instant })
export type PromotionFields = z.infer<typeof PromotionFields>

export const Promotion = z.looseObject({
  promotionId: Id,
  version: Version,
  /** What it gives: money off, a gift from an amount on, or another kind that only its period is edited of. */
  kind: z.enum(['discount', 'gift', 'other']),
  text: z.string(),
  detail: z.string(),
  levels: z.array(z.looseObject({ threshold: z.int(), off: z.int() })),
  gift: z.nullable(z.string()),
  /** How many products it is for; null: all but prescription drugs. */
  productCount: z.nullable(z.int()),
  beginsAt: Instant,
  endsAt: Instant,
  standing: Standing,
})
export type Promotion = z.infer<typeof Promotion>

const Shown = z.looseObject({
  text: z.string(),
  detail: z.string(),
  standing: Standing,
  /** The card of a product that it reaches, as lists show it while it runs; null where it reaches none. */
  card: z.nullable(ProductCard),
})
export const PromotionPreview = z.looseObject({
  before: Shown,
  after: Shown,
  /** What a cart of so many cents would be given. */
  examples: z.array(z.looseObject({ amount: Cents, off: Cents, gift: z.nullable(z.string()) })),
  problem: z.nullable(z.string()),
  notes: z.array(z.string()),
})
export type PromotionPreview = z.infer<typeof PromotionPreview>

/** Of a new offer: for which products; null: all but prescription drugs. */
export const ProductList = z.nullable(z.array(ProductCode).check(z.maxLength(200, '最多 200 件商品')))
/** The same in a query: codes with commas between them, or nothing at all for all. */
export const ProductWords = z.optional(z.string().check(z.maxLength(8000)))

export const PromotionQuery = z.object({
  ...sortedPage(['endsAt', 'beginsAt', 'text']),
  standing: z.optional(Standing),
  /** One alone. */
  promotionId: z.optional(Id),
})
/** Those that end last first. */
export const promotionOrder = ({ sort, order }: z.infer<typeof PromotionQuery>): Order => order ?? (sort === 'endsAt' ? 'down' : 'up')

const operators = ['operator'] as const
const ById = z.object({ promotionId: Id })

export const promotion = {
  list: workEndpoint('GET /promotions', {
    about: 'Promotions: those that run, those to come, those that are over; those that end last first, unless asked for otherwise',
    roles: operators,
    query: PromotionQuery,
    output: pageOf(Promotion),
  }),
  preview: workEndpoint('GET /promotions/{promotionId}/preview', {
    about: 'What shoppers would see of a promotion if it were edited so',
    roles: operators,
    params: ById,
    /** Levels as `6900:1000,13900:2500`. */
    query: z.object({
      levels: z.optional(z.string().check(z.regex(/^\d{1,9}:\d{1,9}(,\d{1,9}:\d{1,9}){0,9}$/, '门槛和优惠应为金额'))),
      beginsAt: Instant,
      endsAt: Instant,
      /** Of a new one that is made like it: its products. */
      isNew: z._default(QueryFlag, false),
      products: ProductWords,
    }),
    output: PromotionPreview,
  }),
  edit: workEndpoint('PUT /promotions/{promotionId}', {
    about: 'Edit amounts and period of a promotion, where they are still what was seen; its words follow',
    title: '修改促销活动',
    version: 'required',
    roles: operators,
    params: ById,
    body: z.object({ edited: PromotionFields }),
    output: Promotion,
  }),
  create: workEndpoint('POST /promotions', {
    about: 'Make a promotion of the kind, and with the gift, of another one; its words follow from the amounts',
    title: '新建促销活动',
    version: 'none',
    roles: operators,
    body: z.object({ like: Id, edited: PromotionFields, productCodes: ProductList }),
    output: Promotion,
  }),
}
