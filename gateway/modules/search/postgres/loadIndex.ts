import { asc, gt, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/open'
import { searchBuilds, searchProducts, searchTerms } from '../schema'
import { readAliases, readDangers, readNeeds } from '../../catalogue/searchTables'
import { NeedTable } from '../needTable'
import { termKey, type Term } from '../terms'
import { TradeNames } from '../tradeNames'
import { vocabularyOf, type Vocabulary } from '../vocabulary'

/** The words of the stored index, and what is asked of it besides. */
export type StoredIndex = {
  vocabulary: Vocabulary
  /** The id of each term of the vocabulary, and its place by its key. */
  termIds: Int32Array
  termAt: ReadonlyMap<string, number>
  /** Audience bits of the products that are a choice of a need. */
  audiences: ReadonlyMap<number, number>
}

/** Reads the words of the stored index; nothing where none was made yet. */
export async function loadIndex(db: Db): Promise<StoredIndex | undefined> {
  const [build] = await db.select().from(searchBuilds)
  if (!build) return undefined
  const rows = await db.select().from(searchTerms).where(gt(searchTerms.hits, 0)).orderBy(asc(searchTerms.termId))
  const terms = rows.map(({ field, text, shown, symptomId, categoryId }): Term => ({
    field,
    text,
    shown,
    ...(symptomId !== null && { symptomId }),
    ...(categoryId !== null && { categoryId }),
  }))
  const needs = new NeedTable(await readNeeds(db))
  needs.restore(build.choices)
  return {
    vocabulary: await vocabularyOf({
      revision: build.revision,
      size: build.products,
      terms,
      hits: Uint32Array.from(rows, ({ hits }) => hits),
      needs,
      dangers: await readDangers(db),
      tradeNames: new TradeNames(await readAliases(db)),
    }),
    termIds: Int32Array.from(rows, ({ termId }) => termId),
    termAt: new Map(terms.map((term, at) => [termKey(term), at])),
    audiences: await audiencesOf(db, [...new Set(build.choices.flatMap(({ products }) => products.flat()))]),
  }
}

async function audiencesOf(db: Db, productIds: number[]): Promise<ReadonlyMap<number, number>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .select({ id: searchProducts.productId, audiences: searchProducts.audiences })
    .from(searchProducts)
    .where(inArray(searchProducts.productId, productIds))
  return new Map(rows.map(({ id, audiences }) => [id, audiences]))
}
