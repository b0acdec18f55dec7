import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../db/open'
import { searchPostings, searchProducts } from '../schema'
import type { NeedAudience } from '../../catalogue/types'
import type { Scoring } from '../engine'
import type { NeedFound } from '../needIn'
import type { SoldNeed } from '../needTable'
import { asksFirst, productAudience } from '../audience'
import { chosenFor, FIRST, FOOD_LEAVES, isForGoods, matchesForNeed, MEDICINE, namesChoices, NOT_FOR_THEM } from '../needScores'
import { AUDIENCES } from '../searchIndex'
import { FIELD_WEIGHT, isNameField } from '../terms'
import type { Words } from '../words'
import type { Work } from '../work'
import { arrayOf } from './arrays'
import type { StoredIndex } from './loadIndex'
import { rowsOf } from './rowsOf'

/** A query that gives the products found (`id`, `score`), and how many they are. */
export type StoredScores = { rows: SQL; count: number }

const NOTHING: StoredScores = { rows: sql`select 0 as id, 0::float8 as score where false`, count: 0 }

type Place = { db: Db; index: StoredIndex; isSoldOut: (productId: number) => boolean }

/** How the products in PostgreSQL are weighed: by the same rules as those in memory (`scores.ts`, `needScores.ts`), in its own language. */
export function scoringOf({ db, index, isSoldOut }: Place): Scoring<StoredScores> {
  const { vocabulary, termIds, audiences } = index

  /** The products of one word: the best field of each that holds it. Who says what ails them is not led to a prescription drug. */
  function wordRows({ matches }: Words[number], work: Work): SQL {
    const fields = matches.map(({ term }) => vocabulary.terms[term]?.field ?? 'category')
    const weights = matches.map(({ quality }, at) => FIELD_WEIGHT[fields[at] ?? 'category'] * quality)
    for (const { term } of matches) work.spend(1 + (vocabulary.hits[term] ?? 0))
    return sql`select posting.product_id as id, max(case when word.is_named or product.mark <> 'rx' then word.weight else word.weight / 4 end) as score
      from unnest(${arrayOf(matches.map(({ term }) => termIds[term] ?? 0))}::int[], ${arrayOf(weights)}::float8[], ${arrayOf(fields.map(isNameField))}::bool[]) as word(term_id, weight, is_named)
      join ${searchPostings} posting on posting.term_id = word.term_id
      join ${searchProducts} product on product.product_id = posting.product_id
      group by posting.product_id`
  }

  async function counted(rows: SQL): Promise<StoredScores> {
    const [found] = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from (${rows}) found`)
    return found?.count ? { rows, count: found.count } : NOTHING
  }

  async function scoresOf(words: Words, work: Work) {
    let rows: SQL | undefined
    let told = 0
    for (const word of words) {
      if (rows && work.isUsedUp) break
      const own = wordRows(word, work)
      rows = rows ? sql`select one.id, one.score + other.score as score from (${own}) one join (${rows}) other on other.id = one.id` : own
      told += 1
    }
    return { ...(rows ? await counted(rows) : NOTHING), words: told }
  }

  async function needScores({ needs, words, audience }: NeedFound, work: Work): Promise<StoredScores> {
    const bit = AUDIENCES.indexOf(productAudience(audience))
    const isForThem = (productId: number) => bit < 0 || ((audiences.get(productId) ?? 0) & (1 << bit)) > 0
    const found: SQL[] = []
    for (const word of words.filter((own) => namesChoices(vocabulary, own))) {
      found.push(wordRows({ word, matches: matchesForNeed(vocabulary, word, work) }, work))
      if (work.isUsedUp) break
    }
    const chosen = [...chosenFor({ needs, audience }, { isForThem, isSoldOut }, work)]
    if (found.length === 0) return NOTHING
    const [chosenIds, chosenScores] = [arrayOf(chosen.map(([id]) => id)), arrayOf(chosen.map(([, score]) => score))]
    return counted(sql`
      with found as (
        select found.id, sum(${belowChoices(audience, bit)}) as score, min(product.mark) as mark
        from (${sql.join(found, sql` union all `)}) found join ${searchProducts} product on product.product_id = found.id
        where ${mayHelp(needs, audience, bit)}
        group by found.id
      ), helping as materialized (
        select coalesce(chosen.id, found.id) as id, coalesce(chosen.score, found.score) as score, coalesce(found.mark, 'none') as mark
        from found full join unnest(${chosenIds}::int[], ${chosenScores}::float8[]) as chosen(id, score) on chosen.id = found.id
      )
      select id, score from helping where mark <> 'rx' or (select count(*) from helping where mark <> 'rx') >= ${FIRST}::int`)
  }

  return {
    vocabulary,
    nothing: NOTHING,
    countOf: ({ count }) => count,
    scoresOf,
    needScores,
    firstFor: ({ rows, count }, audience) => ({ rows: firstFor(rows, AUDIENCES.indexOf(audience)), count }),
    goodsOf: ({ rows }) =>
      counted(
        sql`select found.id, found.score from (${rows}) found join ${searchProducts} product on product.product_id = found.id where ${isGoods}`,
      ),
  }
}

/** What may answer a need though it is no choice of it: see `needScores`. */
function mayHelp(needs: readonly SoldNeed[], audience: NeedAudience | null, bit: number): SQL {
  if (audience !== 'child' && !asksFirst(audience)) return sql`true`
  if (!isForGoods(needs)) return sql`false`
  return bit < 0 ? isGoods : sql`${isGoods} and product.audiences & ${1 << bit}::int > 0`
}

/** Whether a product is no medicine, nor eaten. */
const isGoods = sql`product.mark = 'none' and product.leaf <> all(${arrayOf(FOOD_LEAVES)}::text[])`

/** The relevance of what is no choice of the need. A choice is never a prescription drug. */
function belowChoices(audience: NeedAudience | null, bit: number): SQL {
  if (asksFirst(audience)) return sql`${MEDICINE}::float8 + found.score`
  const notForThem = bit < 0 ? sql`0` : sql`case when product.audiences & ${1 << bit}::int > 0 then 0 else ${NOT_FOR_THEM}::float8 end`
  return sql`case when product.mark = 'rx' then found.score / 10 when product.mark = 'none' then 20 + found.score / 2
    else ${MEDICINE}::float8 + found.score - ${notForThem} end`
}

function firstFor(rows: SQL, bit: number): SQL {
  if (bit < 0) return rows
  return sql`select found.id, found.score * case when product.audiences & ${1 << bit}::int > 0 then 1 else 0.5::float8 end as score
    from (${rows}) found join ${searchProducts} product on product.product_id = found.id`
}
