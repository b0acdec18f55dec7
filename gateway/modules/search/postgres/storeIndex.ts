import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '../../../db/open'
import { searchBuilds, searchPostings, searchProducts, searchTerms } from '../schema'
import { inTransaction } from '../../../kernel/transaction'
import { yieldToEventLoop } from '../../../lib/yieldToEventLoop'
import { readAliases, readNeeds } from '../../catalogue/searchTables'
import { NeedTable } from '../needTable'
import { AUDIENCES, bitsOf, formFamilyOf, SYMPTOM_IDS } from '../searchIndex'
import { sourcesOf, type Source } from '../source'
import { termKey, termMaker, termsOf, type Term } from '../terms'
import { TradeNames } from '../tradeNames'
import { arrayOf } from './arrays'

export const BUILD = 'products'
/** Rows of one statement. */
const BATCH = 2000

type ProductRow = typeof searchProducts.$inferInsert

/**
 * Brings the stored index up to a revision of the catalogue, in one transaction, so that searches see the old one or the new one. Of several
 * gateways one does it: false where another one is at it just now. Only what has changed is written.
 */
export function storeIndex(db: Db, { revision, now }: { revision: number; now: Date }): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [lock] = await tx
      .select({ isMine: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended('search index', 0))` })
      .from(sql`(select 1) as one`)
    if (!lock?.isMine) return false
    const [build] = await tx.select({ revision: searchBuilds.revision }).from(searchBuilds).where(eq(searchBuilds.name, BUILD))
    const isFirst = build === undefined
    const { products, choices } = await storeProducts(tx)
    const values = { revision, builtAt: now, products, choices }
    await tx
      .insert(searchBuilds)
      .values({ name: BUILD, ...values })
      .onConflictDoUpdate({ target: searchBuilds.name, set: values })
    if (isFirst) for (const table of [searchTerms, searchProducts, searchPostings]) await tx.execute(sql`analyze ${table}`)
    return true
  })
}

async function storeProducts(tx: Transaction) {
  const needs = new NeedTable(await readNeeds(tx))
  const tradeNames = new TradeNames(await readAliases(tx))
  const terms = await StoredTerms.read(tx)
  const gone = await storedProducts(tx)
  let lastId = [...gone.values()].reduce((last, { id }) => Math.max(last, id), 0)
  const make = termMaker()
  let products = 0
  for await (const batch of (await sourcesOf(tx)).batches) {
    const changed: Changed[] = []
    for (const source of batch) {
      const known = gone.get(source.productCode)
      const productId = known?.id ?? (lastId += 1)
      const own = [...termsOf(source, make), ...tradeNames.termsOf(source)]
      for (const need of needs.servedBy(source, productId)) own.push(...needs.termsOf(need))
      const row = rowOf(source, { productId, termIds: terms.countedIds(own) })
      if (known?.fingerprint !== row.fingerprint) changed.push({ row, isNew: known === undefined })
      gone.delete(source.productCode)
      products += 1
    }
    await writeProducts(tx, changed)
    await yieldToEventLoop()
  }
  await removeProducts(
    tx,
    [...gone.values()].map(({ id }) => id),
  )
  await terms.write(tx)
  return { products, choices: needs.stored }
}

async function storedProducts(tx: Transaction) {
  const { productId: id, productCode, fingerprint } = searchProducts
  const rows = await tx.select({ id, productCode, fingerprint }).from(searchProducts)
  return new Map(rows.map((row) => [row.productCode, row]))
}

type Changed = { row: ProductRow; isNew: boolean }

function rowOf(source: Source, own: Pick<ProductRow, 'productId' | 'termIds'>): ProductRow {
  const { productCode, mark, brandName, form, categoryId, symptomIds, audiences, price, sales } = source
  const row = {
    ...own,
    productCode,
    mark,
    brand: brandName,
    form: formFamilyOf(form),
    leaf: categoryId,
    symptoms: bitsOf(symptomIds, SYMPTOM_IDS),
    audiences: bitsOf(audiences, AUDIENCES),
    price,
    sales,
  }
  return { ...row, fingerprint: createHash('sha256').update(JSON.stringify(row)).digest('base64url').slice(0, 22) }
}

async function writeProducts(tx: Transaction, changed: Changed[]) {
  if (changed.length === 0) return
  await removeProducts(
    tx,
    changed.filter(({ isNew }) => !isNew).map(({ row }) => row.productId),
  )
  await tx.insert(searchProducts).values(changed.map(({ row }) => row))
  const pairs = changed.flatMap(({ row }) => row.termIds.map((termId) => [termId, row.productId] as const))
  const [termIds, productIds] = [arrayOf(pairs.map(([termId]) => termId)), arrayOf(pairs.map(([, productId]) => productId))]
  await tx.execute(sql`insert into ${searchPostings} select * from unnest(${termIds}::int[], ${productIds}::int[])`)
}

async function removeProducts(tx: Transaction, ids: number[]) {
  for (let from = 0; from < ids.length; from += BATCH) {
    const some = arrayOf(ids.slice(from, from + BATCH))
    await tx.execute(sql`
      delete from ${searchPostings} posting using (
        select product_id, unnest(term_ids) as term_id from ${searchProducts} where product_id = any(${some}::int[])
      ) old where posting.term_id = old.term_id and posting.product_id = old.product_id`)
    await tx.delete(searchProducts).where(sql`${searchProducts.productId} = any(${some}::int[])`)
  }
}

/** The words of the stored index by their keys, and how many products have each of them now. */
class StoredTerms {
  readonly #ids: Map<string, number>
  readonly #stored: Map<number, number>
  readonly #added = new Map<number, Term>()
  readonly #hits = new Map<number, number>()
  #last: number

  private constructor(rows: Array<typeof searchTerms.$inferSelect>) {
    this.#ids = new Map(rows.map((row) => [keyOf(row), row.termId]))
    this.#stored = new Map(rows.map(({ termId, hits }) => [termId, hits]))
    this.#last = rows.reduce((last, { termId }) => Math.max(last, termId), 0)
  }

  static async read(tx: Transaction) {
    return new StoredTerms(await tx.select().from(searchTerms))
  }

  #idOf(term: Term): number {
    const key = termKey(term)
    const known = this.#ids.get(key)
    if (known !== undefined) return known
    this.#last += 1
    this.#ids.set(key, this.#last)
    this.#added.set(this.#last, term)
    return this.#last
  }

  /** The ids of a product's words, each once; the product is counted for each. */
  countedIds(terms: readonly Term[]): number[] {
    const ids = [...new Set(terms.map((term) => this.#idOf(term)))]
    for (const id of ids) this.#hits.set(id, (this.#hits.get(id) ?? 0) + 1)
    return ids
  }

  async write(tx: Transaction) {
    const added = [...this.#added].map(([termId, term]) => ({ termId, hits: this.#hits.get(termId) ?? 0, ...term }))
    for (let from = 0; from < added.length; from += BATCH) await tx.insert(searchTerms).values(added.slice(from, from + BATCH))
    const counted = [...this.#stored].map(([termId, hits]) => ({ termId, hits, now: this.#hits.get(termId) ?? 0 }))
    const changed = counted.filter(({ hits, now }) => hits !== now)
    for (let from = 0; from < changed.length; from += BATCH) {
      const some = changed.slice(from, from + BATCH)
      const [ids, hits] = [arrayOf(some.map(({ termId }) => termId)), arrayOf(some.map(({ now }) => now))]
      await tx
        .update(searchTerms)
        .set({ hits: sql`told.hits` })
        .from(sql`unnest(${ids}::int[], ${hits}::int[]) as told(term_id, hits)`)
        .where(sql`${searchTerms.termId} = told.term_id`)
    }
  }
}

const keyOf = ({ field, text, symptomId, categoryId }: typeof searchTerms.$inferSelect) =>
  termKey({ field, text, ...(symptomId !== null && { symptomId }), ...(categoryId !== null && { categoryId }) })
