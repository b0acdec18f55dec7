import * as z from 'zod/mini'

/** Money: integer cents, never negative. Only the gateway computes it. */
export const Cents = z.int().check(z.nonnegative())
/** Whole health coins; each is worth a cent. */
export const Coins = z.int().check(z.nonnegative(), z.maximum(100_000_000))
/** A point in time: ISO 8601 with zone. */
export const Instant = z.iso.datetime({ offset: true })
export const ProductCode = z.string().check(z.regex(/^\d{1,18}$/, '商品编码应为数字'))
export const SkuCode = z.string().check(z.regex(/^[\w-]{1,40}$/, '规格编码不正确'))
export const Id = z.string().check(z.regex(/^[\w-]{1,64}$/, '编号不正确'))
export const Phone = z.string().check(z.regex(/^1[3-9]\d{9}$/, '请填写 11 位手机号'))
export const Quantity = z.int('数量应为整数').check(z.minimum(1, '数量至少为 1'), z.maximum(9999, '数量过大'))
/** A whole number that travels in a query string. */
export const QueryInt = (min: number, max: number, fallback: number) =>
  z._default(
    z.pipe(
      z.pipe(z.union([z.string().check(z.regex(/^\d{1,9}$/, '应为整数')), z.int()]), z.transform(Number)),
      z.int().check(z.minimum(min), z.maximum(max)),
    ),
    fallback,
  )
export const Page = QueryInt(1, 1000, 1)
export const Size = QueryInt(1, 50, 20)
/** A comma list that travels in a query string: `2,3,4`. */
export const CommaList = z.string().check(z.maxLength(2000), z.regex(/^[\w-]+(,[\w-]+)*$/, '应为逗号分隔的列表'))
/** A switch that travels in a query string. */
export const QueryFlag = z.pipe(
  z.enum(['true', 'false'], '应为 true 或 false'),
  z.transform((text) => text === 'true'),
)

/** What the specification names and this gateway has no use for. It is taken, so that who sends it is not refused, and the OpenAPI document says why. */
export const unused = <T extends z.ZodMiniType>(schema: T, why: string): T => {
  z.globalRegistry.add(schema, { description: `Accepted and unused: ${why}` })
  return schema
}

/** Pagination by page number: one page of an endless list. */
export const pageOf = <T extends z.ZodMiniType>(entry: T) =>
  z.looseObject({ results: z.array(entry), hits: z.int().check(z.nonnegative()), currentPage: z.int(), hasMore: z.boolean() })
/** The answer of a write that has nothing to tell. */
export const Done = z.looseObject({ done: z.literal(true) })
export const EMPTY_PAGE = { results: [], hits: 0, currentPage: 1, hasMore: false }
