import * as z from 'zod/mini'
import { Id, Instant, pageOf, ProductCode } from '../../src/contract/fields'
import { LandingCode } from '../../src/contract/landing'
import { Standing } from './promotion'
import { sortedPage, type Order } from './sorting'
import { Version } from './version'
import { workEndpoint } from './workEndpoint'

const line = (name: string, max: number) =>
  z.string(`请填写${name}`).check(z.trim(), z.minLength(1, `请填写${name}`), z.maxLength(max, `${name}不超过 ${max} 字`))

/** As many as stand on one page without turning. */
export const MAX_LANDED = 24

/** What is edited of a partner's campaign. */
export const LandingFields = z.object({
  code: LandingCode,
  title: line('标题', 24),
  partner: line('合作方', 30),
  text: line('说明', 200),
  picture: z.nullable(z.string().check(z.regex(/^\/pictures\/\d{1,18}$/, '图片写作 /pictures/商品编码'))),
  productCodes: z.array(ProductCode).check(z.minLength(1, '请至少写一件商品的编码'), z.maxLength(MAX_LANDED, `最多 ${MAX_LANDED} 件商品`)),
  couponType: z.nullable(Id),
  beginsAt: Instant,
  endsAt: Instant,
})
export type LandingFields = z.infer<typeof LandingFields>

export const LandingAhead = z.partial(LandingFields)
export type LandingAhead = z.infer<typeof LandingAhead>

/** What staff call the fields, in the order of the form. */
export const LANDING_TITLES: Readonly<Record<keyof LandingFields, string>> = {
  code: '编号',
  title: '标题',
  partner: '合作方',
  text: '说明',
  picture: '图片',
  productCodes: '商品',
  couponType: '优惠券',
  beginsAt: '开始',
  endsAt: '结束',
}

export const LandingRow = z.looseObject({
  landingId: Id,
  code: z.string(),
  title: z.string(),
  partner: z.string(),
  productCount: z.int(),
  beginsAt: Instant,
  endsAt: Instant,
  standing: Standing,
  /** Needs that were registered by its code. */
  registered: z.int(),
})
export type LandingRow = z.infer<typeof LandingRow>

export const LandingDetail = z.looseObject({
  landingId: Id,
  /** Nobody has written it yet: the first revision makes it, of all its fields. */
  isNew: z.boolean(),
  version: Version,
  fields: z.extend(LandingFields, {
    code: z.string(),
    title: z.string(),
    partner: z.string(),
    text: z.string(),
    productCodes: z.array(ProductCode),
  }),
  /** Coupons that anybody can draw. */
  coupons: z.array(z.looseObject({ couponType: Id, name: z.string() })),
  /** Address of the shop's page that shows it. */
  path: z.string(),
})
export type LandingDetail = z.infer<typeof LandingDetail>

export const LandingQuery = z.object({ ...sortedPage(['endsAt', 'beginsAt', 'title']), standing: z.optional(Standing) })
/** Those that end last first. */
export const landingOrder = ({ sort, order }: z.infer<typeof LandingQuery>): Order => order ?? (sort === 'endsAt' ? 'down' : 'up')

const operators = ['operator'] as const

export const landing = {
  list: workEndpoint('GET /landings', {
    about: 'Landing pages of partners’ campaigns; those that end last first, unless asked for otherwise',
    roles: operators,
    query: LandingQuery,
    output: pageOf(LandingRow),
  }),
  one: workEndpoint('GET /landings/{landingId}', {
    about: 'One landing page as revisions edit it; under an id that none has yet an empty one',
    roles: operators,
    params: z.object({ landingId: Id }),
    output: LandingDetail,
  }),
}
