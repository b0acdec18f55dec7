import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import type { NeedScore } from '../../../counter/contract/need'
import type { Db } from '../../db/open'
import { replicaOf } from '../../db/replica'
import { yieldToEventLoop } from '../../lib/yieldToEventLoop'
import { products } from '../catalogue/schema'
import { readNeeds } from '../catalogue/searchTables'
import { currentSearch } from '../search/current'
import type { FoundProduct, Search } from '../search/engine'
import { engineOf } from '../search/engines'
import { everydayQueries, firstFound, verdictOn, type EverydayQuery } from '../search/everydayQueries'
import { searchWithNeeds } from '../search/searchWithNeeds'
import { needsWith, type EditedNeed } from './storedNeed'

/** Milliseconds after which others are let through. */
const SLICE_MS = 5

/** The everyday queries asked of the shop as it is, and as it would be with an edit of a need: nothing is written for it. */
export async function scoreOf(db: Db, name: string, edited: EditedNeed): Promise<NeedScore> {
  const queries = everydayQueries()
  const needs = await readNeeds(db)
  const standing = await firstOfEach(await asItStands(db, needs), queries)
  const edit = await firstOfEach(await searchWithNeeds(db, needsWith(needs, name, edited)), queries)
  const names = await namesOf(db, [...standing, ...edit].flat())
  const outcomesOf = (found: FoundProduct[][]) => queries.map((query, at) => outcomeOf(query, cardsOf(found[at] ?? [], names)))
  return told(queries, outcomesOf(standing), outcomesOf(edit))
}

/** In PostgreSQL a thousand searches would take minutes: there the same is asked in memory. */
const asItStands = (db: Db, needs: Awaited<ReturnType<typeof readNeeds>>): Promise<Search> =>
  engineOf(db) === 'memory' ? currentSearch(db) : searchWithNeeds(db, needs)

async function firstOfEach(search: Search, queries: readonly EverydayQuery[]): Promise<FoundProduct[][]> {
  const found: FoundProduct[][] = []
  let restedAt = performance.now()
  for (const { query } of queries) {
    found.push(await firstFound(search, query))
    if (performance.now() - restedAt < SLICE_MS) continue
    await yieldToEventLoop()
    restedAt = performance.now()
  }
  return found
}

async function namesOf(db: Db, found: readonly FoundProduct[]): Promise<ReadonlyMap<string, string>> {
  const codes = [...new Set(found.map(({ productCode }) => productCode))]
  const rows = await replicaOf(db)
    .select({ productCode: products.productCode, name: products.name })
    .from(products)
    .where(sql`${products.productCode} = any(${sql.param(codes)})`)
  return new Map(rows.map(({ productCode, name }) => [productCode, name]))
}

const cardsOf = (found: readonly FoundProduct[], names: ReadonlyMap<string, string>) =>
  found.map(({ productCode, mark }) => ({ name: names.get(productCode) ?? productCode, mark }))

type Outcome = NeedScore['changed'][number]['before']
const outcomeOf = (query: EverydayQuery, cards: ReturnType<typeof cardsOf>): Outcome => ({
  first: cards.map(({ name }) => name),
  ...verdictOn(query, cards),
})

const figuresOf = (outcomes: readonly Outcome[]) => ({
  right: outcomes.filter(({ isRight }) => isRight).length,
  forbidden: outcomes.filter(({ isForbidden }) => isForbidden).length,
})

/** How good an outcome is, the worst smallest. */
const worth = ({ isRight, isForbidden }: Outcome) => (isRight ? 1 : 0) - (isForbidden ? 2 : 0)

function told(queries: readonly EverydayQuery[], before: readonly Outcome[], after: readonly Outcome[]): NeedScore {
  const pairs = queries.flatMap(({ query }, at) => {
    const [was, is] = [before[at], after[at]]
    return was && is && !isDeepStrictEqual(was, is) ? [{ query, before: was, after: is }] : []
  })
  const gain = (one: (typeof pairs)[number]) => worth(one.after) - worth(one.before)
  return {
    asked: queries.length,
    before: figuresOf(before),
    after: figuresOf(after),
    changed: pairs.sort((one, other) => gain(one) - gain(other)),
  }
}
