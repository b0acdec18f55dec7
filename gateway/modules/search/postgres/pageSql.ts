import { sql, type SQL } from 'drizzle-orm'
import { searchProducts } from '../schema'
import type { FoundProduct, PageAsked, SearchQuery, Shelf } from '../engine'
import { BRANDS, FORMS, leafIdsOf } from '../facets'
import { AUDIENCES, bitsOf, SYMPTOM_IDS } from '../searchIndex'
import { arrayOf } from './arrays'

export type Counted = { value: string; hits: number }
export type PageRow = { hits: number; products: FoundProduct[]; marks: Counted[]; brands: Counted[]; forms: Counted[]; audiences: number[] }

type Asked = { wish: SearchQuery; asked: PageAsked; scores: SQL | undefined; soldOut: readonly number[] }

/**
 * One page of a result with its facets, as one question. Of the drawer's groups each is a bit: what a product does not fit, so that a group
 * counts what all others leave.
 */
export function pageSql({ wish, asked: { page, size }, scores, soldOut }: Asked): SQL {
  const found = scores ?? sql`select product_id as id, 0::float8 as score from ${searchProducts}`
  return sql`
    with found as (${found}), hit as materialized (
      select product.*, found.score, product.product_id = any(${arrayOf(soldOut)}::int[]) as is_sold_out, ${failing(wish)} as failing
      from found join ${searchProducts} product on product.product_id = found.id
      where product.price between ${wish.priceFrom}::int and ${wish.priceTo}::int and ${scope(wish)}
    ), sold as (select * from hit where ${wish.inStock ? sql`not is_sold_out` : sql`true`})
    select
      (select count(*)::int from sold where failing = 0) as hits,
      (select coalesce(json_agg(shown), '[]') from (
        select product_code as "productCode", product_id as number, mark, leaf, symptoms, audiences
        from sold where failing = 0 order by ${order(wish)} limit ${size}::int offset ${(page - 1) * size}::int
      ) shown) as products,
      ${choices(sql`mark`, 1, 4)} as marks,
      ${choices(sql`brand`, 2, BRANDS)} as brands,
      ${choices(sql`form`, 4, FORMS)} as forms,
      (select array[${sql.join(
        AUDIENCES.map((_, bit) => sql`count(*) filter (where audiences & ${1 << bit}::int > 0)::int`),
        sql`, `,
      )}] from sold where failing & ~8 = 0) as audiences`
}

/** The values of a group that most hits have. */
const choices = (column: SQL, bit: number, limit: number) => sql`(select coalesce(json_agg(choice), '[]') from (
    select ${column} as value, count(*)::int as hits from sold where failing & ~(${bit}::int) = 0
    group by 1 order by 2 desc, ${column} collate "C" limit ${limit}::int
  ) choice)`

function failing({ marks, brands, forms, audiences }: SearchQuery): SQL {
  const notIn = (column: SQL, wanted: string[], bit: number) =>
    wanted.length > 0 ? sql`case when ${column} = any(${arrayOf(wanted)}::text[]) then 0 else ${bit}::int end` : sql`0`
  const bits = bitsOf(audiences, AUDIENCES)
  const notFor = audiences.length > 0 ? sql`case when product.audiences & ${bits}::int > 0 then 0 else 8 end` : sql`0`
  return sql`${notIn(sql`product.mark`, marks, 1)} | ${notIn(sql`product.brand`, brands, 2)} | ${notIn(sql`product.form`, forms, 4)} | ${notFor}`
}

function scope({ categoryId, symptomId, barcodeCodes, couponCodes, within }: SearchQuery): SQL {
  const conditions = [sql`true`]
  if (categoryId !== undefined) conditions.push(sql`product.leaf = any(${arrayOf(leafIdsOf(categoryId))}::text[])`)
  if (symptomId !== undefined) conditions.push(sql`product.symptoms & ${bitsOf([symptomId], SYMPTOM_IDS)}::int > 0`)
  if (barcodeCodes) conditions.push(sql`product.product_code = any(${arrayOf(barcodeCodes)}::text[])`)
  if (within) conditions.push(onShelf(within))
  if (couponCodes !== undefined) conditions.push(sql`product.mark <> 'rx'`)
  if (couponCodes) conditions.push(sql`product.product_code = any(${arrayOf(couponCodes)}::text[])`)
  return sql.join(conditions, sql` and `)
}

/** Whether a product of the index stands on a shelf. */
export const onShelf = ({ leaves, productCodes }: Shelf): SQL =>
  sql`(leaf = any(${arrayOf(leaves)}::text[]) or product_code = any(${arrayOf(productCodes)}::text[]))`

/** Best sold first; it settles every tie. */
export const BEST_SOLD = sql`sales desc nulls last, product_code collate "C"`

/** Relevance is weighed with sales, and what cannot be bought now comes later (`find.ts`). */
function order({ sort }: SearchQuery): SQL {
  if (sort === 'priceUp') return sql`price, ${BEST_SOLD}`
  if (sort === 'priceDown') return sql`price desc, ${BEST_SOLD}`
  if (sort === 'sales') return BEST_SOLD
  return sql`case when score = 0 and not is_sold_out then 0
    else floor((4096 - (score + 3 * log(1 + sales::float8)) * case when is_sold_out then 0.6::float8 else 1 end) * 1024 + 0.5) end, ${BEST_SOLD}`
}
