import { asc, eq } from 'drizzle-orm'
import { gatewayAt, type Gateway } from '../../../../tests/support/gateway'
import { packings, products, searchBuilds, searchPostings, searchProducts } from '../../../tables'
import { yieldToEventLoop } from '../../../lib/yieldToEventLoop'
import { bumpCatalogueRevision } from '../../catalogue/revision'
import { currentIndex } from '../current'
import { useEngine, type Engine } from '../engines'
import { Work } from '../work'
import { currentStored } from './currentStored'
import { storeIndex } from './storeIndex'

const SORTS = ['overall', 'sales', 'priceUp', 'priceDown'] as const
const KEYWORDS = ['感冒', '胶囊', 'bll', '布络芬', '宝宝发烧', '孕妇感冒', '岭青 板蓝根', '维生素', '片', 'ganmao', '没有这样的东西', '']
const FILTERS = [
  {},
  { inStock: true },
  { marks: 'otcA,otcB' },
  { forms: '颗粒,胶囊' },
  { audiences: 'child' },
  { priceFrom: 1000, priceTo: 3000 },
  { categoryId: 'cold' },
  { symptomId: 'cough', audiences: 'adult,elder' },
  { page: 2, size: 7 },
  { couponUuid: 'c-shop' },
]

describe('the search in PostgreSQL and the one in memory', () => {
  let shop: Gateway
  beforeAll(async () => {
    // What is searched is settled: no look at stock or revision comes between two answers.
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_000_000)
    shop = await gatewayAt()
  })
  afterAll(() => jest.restoreAllMocks())

  /** Each answer of a list of calls, by one engine and by the other. */
  async function both(calls: ReadonlyArray<() => Promise<unknown>>) {
    const answers = async (engine: Engine) => {
      useEngine(shop.db, engine)
      const told: unknown[] = []
      for (const call of calls) told.push(await call())
      return told
    }
    return [await answers('memory'), await answers('postgres')] as const
  }
  const search = (query: Record<string, unknown>, device: string) => shop.client({ device }).search.result({ query })

  it('find the same, in the same order, with the same facets, on every page', async () => {
    const asked = KEYWORDS.flatMap((keyword) => [
      ...FILTERS.map((filter) => ({ keyword, ...filter })),
      ...SORTS.map((sort) => ({ keyword, sort, size: 50 })),
    ])
    // Each from a device of its own: nobody searches so much.
    const [memory, postgres] = await both(asked.map((query, at) => () => search(query, `device-${at}`)))
    for (const [at, query] of asked.entries()) expect([query, postgres[at]]).toEqual([query, memory[at]])
    expect(memory.filter((answer) => (answer as { hits: number }).hits > 0).length).toBeGreaterThan(100)
  })

  it('find the same of the men’s health hall', async () => {
    const asked = ['', '六味地黄', '维生素', '癣'].flatMap((keyword) => SORTS.map((sort) => ({ keyword, sort, size: 4, page: 1 })))
    const hall = (query: (typeof asked)[number], at: number) => shop.client({ device: `hall-${at}` }).hall.products({ query })
    const [memory, postgres] = await both(asked.map((query, at) => () => hall(query, at)))
    expect(postgres).toEqual(memory)
    expect(memory.filter((answer) => (answer as { hits: number }).hits > 0).length).toBeGreaterThan(8)
  })

  it('suggest, recommend and lead alike', async () => {
    const rows = await shop.db.select({ productCode: products.productCode }).from(products).orderBy(asc(products.productCode))
    const [memory, postgres] = await both([
      ...['布洛', 'buluo', 'bl', '岭青', '连翘', '步洛芬', '缬沙', 'z'].map(
        (keyword) => () => shop.visitor.search.suggest({ query: { keyword, size: 20 } }),
      ),
      () => shop.visitor.search.list({ query: { size: 30 } }),
      () => shop.zhou.search.list({ query: { size: 10, page: 2 } }),
      () => shop.visitor.search.hotWords(),
      () => shop.visitor.mall.categories(),
      ...rows.slice(0, 40).map(
        ({ productCode }) =>
          () =>
            shop.visitor.product.noStockSimilars({ query: { productCode } }),
      ),
    ])
    expect(postgres).toEqual(memory)
  })
})

describe('the stored index', () => {
  let time = 0
  let shop: Gateway
  beforeEach(async () => {
    jest.spyOn(performance, 'now').mockImplementation(() => time)
    shop = await gatewayAt()
  })
  afterEach(() => jest.restoreAllMocks())

  const found = async (keyword: string) => {
    const { products: hits } = await (await currentStored(shop.db)).find({ keyword, sort: 'overall', marks: [], brands: [], forms: [], audiences: [], inStock: true, priceFrom: 0, priceTo: 1e8 }, { page: 1, size: 50 }, new Work()) // prettier-ignore
    return hits.map(({ productCode }) => productCode)
  }
  /** Looks once a second until it is so; a test that never sees it ends by its timeout. */
  async function until(isSo: () => Promise<boolean>) {
    // The embedded database answers without a turn of the event loop, which the store waits for.
    for (; !(await isSo()); time += 1000) await yieldToEventLoop()
  }

  it('follows the catalogue, writes only what has changed, and forgets what is gone', async () => {
    const [one = '', other = ''] = await found('布洛芬')
    const written = async () => new Map((await shop.db.select().from(searchProducts)).map((row) => [row.productCode, row]))
    const before = await written()
    await shop.db.update(products).set({ name: '青梧新名' }).where(eq(products.productCode, one))
    await shop.db.update(products).set({ status: 3 }).where(eq(products.productCode, other))
    await bumpCatalogueRevision(shop.db)
    await until(async () => (await found('青梧新名')).includes(one))
    const after = await written()
    expect([after.has(other), before.size - after.size]).toEqual([false, 1])
    expect([...after].filter(([code, { fingerprint }]) => before.get(code)?.fingerprint !== fingerprint).map(([code]) => code)).toEqual([
      one,
    ])
    expect((await currentIndex(shop.db)).index.size).toBe(after.size)
  })

  it('notices what is sold out', async () => {
    const [gone = ''] = await found('蒙脱石散')
    await shop.db.update(packings).set({ stock: 0 }).where(eq(packings.productCode, gone))
    await until(async () => !(await found('蒙脱石散')).includes(gone))
    expect(await shop.db.$count(searchProducts, eq(searchProducts.productCode, gone))).toBe(1)
  })

  it('is made once, however many gateways begin at the same moment', async () => {
    const made = await Promise.all([1, 2, 3].map(() => storeIndex(shop.db, { revision: 7, now: new Date() })))
    expect(made).toContain(true)
    const rows = await shop.db.select().from(searchBuilds)
    const postings = await shop.db.$count(searchPostings)
    expect(rows).toMatchObject([{ revision: 7, products: await shop.db.$count(searchProducts) }])
    await storeIndex(shop.db, { revision: 8, now: new Date() })
    expect(await shop.db.$count(searchPostings)).toBe(postings)
  })
})
