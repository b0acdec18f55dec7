import * as z from 'zod/mini'
import { Cents, Id, Instant, pageOf, ProductCode, SkuCode } from '../../src/contract/fields'
import { GiftType } from '../../src/contract/product'
import { MAX_NAMED } from './product'
import { sortedPage, type Order } from './sorting'
import { Version } from './version'
import { workEndpoint } from './workEndpoint'

/** From `threshold` cents on, `off` cents less; a gift takes nothing off. */
export const Level = z.object({ threshold: Cents, off: Cents })
export type Level = z.infer<typeof Level>
const Levels = z.array(Level).check(z.maxLength(10, '最多 10 档'))

/** Of a pair that is bought together: a piece of this product costs `off` cents less beside a piece of the promotion's one product. */
export const Companion = z.object({ productCode: ProductCode, off: Cents })
export type Companion = z.infer<typeof Companion>
export const MAX_COMPANIONS = 3

/** Whether it runs: ended and not begun are how one is off. */
export const Standing = z.enum(['running', 'coming', 'over'])
export type Standing = z.infer<typeof Standing>

/** What a promotion gives, by its number (`GiftType`): what staff call it. */
export const PROMOTION_TYPES: Readonly<Record<number, string>> = {
  [GiftType.discount]: '满减',
  [GiftType.fullGift]: '满赠',
  [GiftType.gift]: '买就赠',
  [GiftType.assort]: '搭配购',
}
/** Those of which one piece is given. */
export const givesSomething = (type: number) => type === GiftType.fullGift || type === GiftType.gift

/** For which products an offer is; null: all but prescription drugs. */
export const ProductList = z.nullable(
  z.array(ProductCode).check(z.minLength(1, '请至少写一件商品的编码'), z.maxLength(MAX_NAMED, `最多 ${MAX_NAMED} 件商品`)),
)

/** What is edited of a promotion; its words follow from it. */
export const PromotionFields = z.object({
  type: z.int().check(z.refine((type) => type in PROMOTION_TYPES, '没有这种活动')),
  levels: Levels,
  productCodes: ProductList,
  giftSkuCode: z.nullable(SkuCode),
  /** Of pairs alone; null for every other kind. */
  companions: z.nullable(z.array(Companion).check(z.maxLength(MAX_COMPANIONS, `最多 ${MAX_COMPANIONS} 件搭配商品`))),
  beginsAt: Instant,
  endsAt: Instant,
})
export type PromotionFields = z.infer<typeof PromotionFields>

export const PromotionAhead = z.partial(PromotionFields)
export type PromotionAhead = z.infer<typeof PromotionAhead>

/** What staff call the fields, in the order of the form. */
export const PROMOTION_TITLES: Readonly<Record<keyof PromotionFields, string>> = {
  type: '种类',
  levels: '门槛和优惠',
  giftSkuCode: '赠品',
  productCodes: '商品',
  companions: '搭配商品',
  beginsAt: '开始',
  endsAt: '结束',
}

export const Promotion = z.looseObject({
  promotionId: Id,
  text: z.string(),
  detail: z.string(),
  /** How many products it is for; null: all but prescription drugs. */
  productCount: z.nullable(z.int()),
  beginsAt: Instant,
  endsAt: Instant,
  standing: Standing,
})
export type Promotion = z.infer<typeof Promotion>

export const PromotionDetail = z.looseObject({
  promotionId: Id,
  /** Nobody has written it yet: the first revision makes it, of all its fields. */
  isNew: z.boolean(),
  version: Version,
  fields: z.extend(PromotionFields, {
    type: z.int(),
    levels: z.array(Level),
    productCodes: z.nullable(z.array(ProductCode)),
    companions: z.nullable(z.array(Companion)),
  }),
  text: z.string(),
  /** The gift's name and unit; null where there is none. */
  gift: z.nullable(z.string()),
  /** Address of the shop's page of a product that it reaches. */
  path: z.string(),
})
export type PromotionDetail = z.infer<typeof PromotionDetail>

export const PromotionQuery = z.object({
  ...sortedPage(['endsAt', 'beginsAt', 'text']),
  standing: z.optional(Standing),
  /** One alone. */
  promotionId: z.optional(Id),
})
/** Those that end last first. */
export const promotionOrder = ({ sort, order }: z.infer<typeof PromotionQuery>): Order => order ?? (sort === 'endsAt' ? 'down' : 'up')

const operators = ['operator'] as const

export const promotion = {
  list: workEndpoint('GET /promotions', {
    about: 'Promotions: those that run, those to come, those that are over; those that end last first, unless asked for otherwise',
    roles: operators,
    query: PromotionQuery,
    output: pageOf(Promotion),
  }),
  one: workEndpoint('GET /promotions/{promotionId}', {
    about: 'One promotion as revisions edit it; under an id that none has yet an empty one',
    roles: operators,
    params: z.object({ promotionId: Id }),
    output: PromotionDetail,
  }),
}
