import { eq, inArray, sql } from 'drizzle-orm'
import { listening } from '../../../tests/support/heardLog'
import { receivedOrder } from '../../../tests/support/receivedOrder'
import { ordered, shopAt, type Shop } from '../../../tests/support/shop'
import type { HallSetting } from '../../../counter/contract/settings/hallSetting'
import { DAY } from '../../../src/lib/duration'
import { browsed, orders, packings, products, settings, stockReminders, topEntries, topLists } from '../../tables'
import { HALL } from '../../demo/shop/hall'
import { settingChanged } from '../../kernel/settings'
import { inTransaction } from '../../kernel/transaction'
import { purge } from '../purge'
import { requestLog } from '../../server/requestLog'
import { isOfHall } from '../hallGoods/belongs'
import { hallSetting, NO_HALL } from '../hallGoods/hallSetting'
import { currentIndex } from '../search/current'
import { cacheOf } from '../search/findCache'
import { hotWordsSetting } from '../search/hotWords'
import { countTopLists, topListSetting } from '../topList/computeTopLists'

/** 六味地黄丸 of the leaf `kidney`, and goods that belong to the hall by their own code. */
const PILLS = '120411'
const VITAMINS = '130531'

let shop: Shop
beforeAll(async () => {
  shop = await shopAt(undefined, { log: requestLog })
})
const holds = (value: HallSetting) => set(hallSetting.key, value)
const set = (key: string, value: unknown) =>
  inTransaction(shop.db, async (tx) => {
    await settingChanged(tx, key)
    await tx.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } })
  })
beforeEach(() => holds(HALL))

const found = (query: object = {}) => shop.visitor.hall.products({ query: { size: 50, ...query } })
const looksAt = (productCode: string, client: Pick<Shop['visitor'], 'product'> = shop.lin) =>
  client.product.merged({ params: { code: productCode } })
const rowOf = async (productCode: string) => {
  const [row] = await shop.db.select().from(products).where(eq(products.productCode, productCode))
  return row!
}
const packingOf = async (productCode: string) => {
  const [row] = await shop.db.select().from(packings).where(eq(packings.productCode, productCode))
  return row!
}

describe('the hall', () => {
  it('is not open in a shop that has set nothing, and its goods are like any others then', async () => {
    await shop.db.delete(settings).where(eq(settings.key, hallSetting.key))
    await inTransaction(shop.db, (tx) => settingChanged(tx, hallSetting.key))
    expect(await shop.visitor.hall.opening()).toEqual({ isOpen: false, categories: [] })
    expect(await found()).toMatchObject({ results: [], hits: 0, hasMore: false })
    expect((await shop.visitor.mall.categories()).results.some(({ isOfHall: isIt }) => isIt)).toBe(false)
    expect((await looksAt(PILLS, shop.visitor)).isDiscreet).toBeUndefined()
  })

  it('holds its leaves whole and single goods of others, by category, in pages and in an order', async () => {
    const { isOpen, categories } = await shop.visitor.hall.opening()
    expect([isOpen, categories.map(({ name }) => name)]).toEqual([true, ['皮肤用药', '泌尿男科', '保健食品', '隐形护理']])
    const all = await found()
    const rows = await shop.db.select().from(products)
    const own = rows.filter((row) => isOfHall(HALL, row)).map(({ productCode }) => productCode)
    expect(all.hits).toBe(own.length)
    expect(all.results.map(({ productCode }) => productCode).sort()).toEqual(own.sort())
    expect((await found({ categoryId: 'health' })).results.map(({ productCode }) => productCode)).toEqual([VITAMINS])
    const second = await found({ size: 3, page: 2, sort: 'priceUp' })
    expect(second).toMatchObject({ hits: own.length, currentPage: 2, hasMore: true })
    const prices = (await found({ sort: 'priceUp' })).results.map(({ salePrice }) => salePrice)
    expect(prices).toEqual([...prices].sort((left, right) => left - right))
    expect(second.results.map(({ salePrice }) => salePrice)).toEqual(prices.slice(3, 6))
  })

  it('shows prescription drugs sealed, as every list does', async () => {
    const sealed = (await found()).results.filter(({ mark }) => mark === 'rx')
    expect(sealed.length).toBeGreaterThan(0)
    for (const card of sealed) expect(card).toMatchObject({ sealed: true, productImageUrl: '/pictures/sealed', promotions: [] })
  })

  it('finds nothing but its own goods, says what was searched instead, and answers an emergency with help alone', async () => {
    expect((await found({ keyword: '六味地黄丸' })).results.map(({ productCode }) => productCode)).toContain(PILLS)
    expect(await found({ keyword: '布洛芬' })).toMatchObject({ results: [], hits: 0 })
    expect((await found({ keyword: '六味地皇丸' })).tipDetails).toMatchObject({ typed: '六味地皇丸' })
    const { results, danger } = await found({ keyword: '胸口疼' })
    expect([results, danger?.phones[0]?.number]).toEqual([[], '120'])
  })

  it('is whole on the category page where every leaf belongs to it', async () => {
    // What was answered before the setting changed has run out.
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000)
    const whole = (await shop.visitor.mall.categories()).results.filter(({ isOfHall: isIt }) => isIt).map(({ id }) => id)
    jest.restoreAllMocks()
    expect(whole).toEqual(['men'])
  })
})

describe('of what belongs to the hall', () => {
  it('nobody’s look is kept: in no history, no count, no log of what was collected, no interests', async () => {
    const { lin, db } = shop
    await db.delete(browsed)
    await lin.preference.setPersonalization({ body: { personalizationType: 'product_mhy', personalizationStatus: true } })
    const before = await rowOf(VITAMINS)
    const first = await looksAt(VITAMINS)
    expect([first.isDiscreet, first.views]).toEqual([true, before.views])
    expect((await looksAt(VITAMINS, shop.chen)).views).toBe(before.views)
    expect(await db.select().from(browsed)).toEqual([])
    const looks = async () =>
      (await lin.privacy.collected({ query: {} })).results.flatMap(({ results }) => results).find(({ scene }) => scene === '浏览商品')
        ?.count
    await looksAt('110011')
    const counted = await looks()
    await looksAt(PILLS)
    expect([counted, await looks()]).toEqual([counted, counted])
    await looksAt('110011')
    expect(await looks()).toBe(counted! + 1)
    await lin.product.addFavourites({ params: { codes: VITAMINS } })
    expect((await lin.preference.personalization({ query: { personalizationType: 'product_mhy' } })).tags).toEqual([])
  })

  it('looks from before it came into the hall are shown to nobody, and deleted', async () => {
    const { lin, db } = shop
    await holds(NO_HALL)
    await db.delete(browsed)
    await looksAt(PILLS)
    expect((await lin.product.browsed({ query: {} })).hits).toBe(1)
    await holds(HALL)
    expect(await lin.product.browsed({ query: {} })).toMatchObject({ results: [], hits: 0 })
    await purge({ db, providers: shop.providers, now: shop.clock.now() })
    expect(await db.select().from(browsed).where(eq(browsed.productCode, PILLS))).toEqual([])
  })

  it('nothing is recommended: to everybody, where nothing was found, or on the home page', async () => {
    const ownOf = async (codes: string[]) => {
      const rows = codes.length > 0 ? await shop.db.select().from(products).where(inArray(products.productCode, codes)) : []
      return rows.filter((row) => isOfHall(HALL, row)).map(({ productCode }) => productCode)
    }
    // They sell best of all.
    await shop.db
      .update(products)
      .set({ sales: 9_000_000 })
      .where(inArray(products.productCode, [PILLS, VITAMINS]))
    const list = await shop.lin.search.list({ query: { size: 50 } })
    const { recommends } = await shop.lin.search.result({ query: { keyword: 'zzzzzzqqq' } })
    expect([list.results.length > 20, recommends.length > 0]).toEqual([true, true])
    expect(await ownOf([...list.results, ...recommends].map(({ productCode }) => productCode))).toEqual([])
    // 硝酸咪康唑 belongs to the hall by its own code, and stands beside no other of its leaf.
    const [own, other] = ['110331', '110341'] as const
    expect((await looksAt(other)).similars.map(({ productCode }) => productCode)).not.toContain(own)
    expect((await looksAt(own)).similars.map(({ productCode }) => productCode)).toContain(other)
    const { skuCode } = await packingOf(PILLS)
    await receivedOrder(shop, shop.lin, { skuCode, quantity: 1 })
    expect((await shop.lin.mall.home()).repurchase?.product.productCode).not.toBe(PILLS)
  })

  it('no word that leads to it is held out to people', async () => {
    const words = [{ searchWord: '六味地黄丸', note: null }, { searchWord: '口罩', note: null }] // prettier-ignore
    await set(hotWordsSetting.key, words)
    expect((await shop.visitor.search.hotWords()).results).toEqual([words[1]])
    await holds(NO_HALL)
    expect((await shop.visitor.search.hotWords()).results).toEqual(words)
  })

  it('nothing stands among what is bought most, neither when it is counted nor when it came into the hall since', async () => {
    const { db, clock, zhou } = shop
    await set(topListSetting.key, { leastBuyers: 1 })
    await db.update(orders).set({ completedAt: null })
    const bought: string[] = []
    for (const productCode of [PILLS, '130512']) {
      const { skuCode } = await packingOf(productCode)
      bought.push((await receivedOrder(shop, zhou, { skuCode, quantity: 1 })).orderCode)
    }
    const yesterday = new Date(clock.now().getTime() - DAY)
    await db.update(orders).set({ completedAt: yesterday }).where(inArray(orders.orderCode, bought))
    const listed = async () => {
      const { results, categories } = await shop.visitor.topList.list({ query: {} })
      return [results.map(({ productCode }) => productCode).sort(), categories.some(({ categoryId }) => categoryId === 'men')]
    }
    const countAnew = async () => {
      await db.delete(topEntries)
      await db.delete(topLists)
      await countTopLists(db, clock.now())
    }
    await countAnew()
    expect(await listed()).toEqual([['130512'], false])
    await holds(NO_HALL)
    expect(await listed()).toEqual([['130512'], false])
    await countAnew()
    expect(await listed()).toEqual([[PILLS, '130512'], true])
    await holds(HALL)
    expect(await listed()).toEqual([['130512'], false])
  })

  it('no word that was searched in the hall stands in a log or in the search’s cache, nor does a fault bring one there', async () => {
    const keyword = '只在馆里搜的话'
    const heard = listening()
    await found({ keyword })
    await shop.visitor.search.result({ query: { keyword: '口罩' } })
    await shop.db.execute(sql`alter table packings rename to packings_away`)
    const refused = await found({ keyword: '六味地黄丸' }).catch((error: unknown) => error)
    await shop.db.execute(sql`alter table packings_away rename to packings`)
    heard.end()
    expect(refused).toMatchObject({ status: 500 })
    for (const told of ['GET /api/hall/products 200', 'Failed query']) expect(heard.text()).toContain(told)
    expect([keyword, '六味地黄丸', encodeURIComponent(keyword)].filter((words) => heard.text().includes(words))).toEqual([])
    const cached = [...cacheOf((await currentIndex(shop.db)).index).keys()].join()
    expect([cached.includes('口罩'), cached.includes(keyword)]).toEqual([true, false])
  })

  it('no message that leaves the shop and no parcel names goods', async () => {
    const { lin, db } = shop
    const told: string[] = []
    const send = jest.spyOn(shop.providers.courier!, 'collect').mockImplementation((parcel) => {
      told.push(JSON.stringify(parcel))
      return Promise.resolve(undefined)
    })
    const { skuCode } = await packingOf(VITAMINS)
    const { name } = await rowOf(VITAMINS)
    await db.delete(stockReminders)
    await db.update(packings).set({ stock: 0 }).where(eq(packings.skuCode, skuCode))
    await lin.product.remindOfStock({ body: { skuCode } })
    await db.update(packings).set({ stock: 9 }).where(eq(packings.skuCode, skuCode))
    await shop.jobs()
    shop.clock.advance(120)
    await shop.jobs()
    const texts = [...shop.sms.map(({ text }) => text), ...shop.pushed.map((one) => one.title + one.text)]
    expect(texts.some((text) => text.includes('到货'))).toBe(true)
    const { orderCode } = await ordered(lin, { skuCode, quantity: 1 })
    await shop.payerDoes((await lin.pay.start({ body: { ordersCode: orderCode, methodId: 'bank' } })).payUrl, 'confirm')
    await shop.jobs()
    send.mockRestore()
    expect(told.some((parcel) => parcel.includes(orderCode) && parcel.includes('"sender":"青禾健康"'))).toBe(true)
    expect([...shop.sms.map(({ text }) => text), ...told].filter((text) => text.includes(name) || text.includes('男性健康馆'))).toEqual([])
  })
})
