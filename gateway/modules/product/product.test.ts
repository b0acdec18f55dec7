import { eq, inArray, sql } from 'drizzle-orm'
import { eventually } from '../../../tests/support/eventually'
import { gatewayAt, SEEDED_AT, type Gateway } from '../../../tests/support/gateway'
import { clientOf } from '../../../tests/support/gatewayClient'
import { prescribe, VALSARTAN } from '../../../tests/support/prescribe'
import { contract } from '../../../src/contract'
import type { Db } from '../../db/open'
import { combinations, packings, products, settings, stairPrices } from '../../tables'
import { countView } from './views'

/** 缬沙坦胶囊 of another maker, and something for everybody. */
const OTHER_VALSARTAN = '100012'
const IBUPROFEN = '110011'

const byCode = (code: string) => ({ params: { code } })
const SEALED = { sealed: true, productImageUrl: '/pictures/sealed', images: [], summary: null, manualImgs: [], approvalNumber: null }
const LEAFLET_SEALED = { status: 403, code: 'LEAFLET_SEALED', message: '咨询药师后查看' }

describe('a prescription drug stays sealed', () => {
  let shop: Gateway
  beforeAll(async () => {
    shop = await gatewayAt()
  })
  const expectSealedFor = async (client: Pick<Gateway['visitor'], 'product'>) => {
    await expect(client.product.info(byCode(VALSARTAN))).rejects.toMatchObject(LEAFLET_SEALED)
    expect(await client.product.merged(byCode(VALSARTAN))).toMatchObject(SEALED)
    expect(await client.product.detail(byCode(VALSARTAN))).toMatchObject(SEALED)
  }

  it('for a visitor, and gives away no word of its leaflet', async () => {
    await expectSealedFor(shop.visitor)
    const [row] = await shop.db.select().from(products).where(eq(products.productCode, VALSARTAN))
    const answers = await Promise.all(
      [`/api/product/${VALSARTAN}`, `/api/product/v3/${VALSARTAN}`, `/api/product/info/${VALSARTAN}`].map(async (path) =>
        (await shop.app.request(path)).text(),
      ),
    )
    const leaflet =
      row?.sections
        .filter(({ heading }) => ['适应症', '用法用量', '禁忌', '不良反应', '注意事项'].includes(heading))
        .map(({ text }) => text.slice(0, 12)) ?? []
    expect(leaflet.length).toBeGreaterThan(3)
    for (const sentence of leaflet) expect(answers.join('')).not.toContain(sentence)
  })

  it('for a member without a prescription', () => expectSealedFor(shop.chen))

  it("for another member's prescription", async () => {
    await prescribe(shop, shop.lin.memberId)
    await expectSealedFor(shop.chen)
  })

  it.each<[string, Parameters<typeof prescribe>[2]]>([
    ['expired', { validUntil: new Date(new Date(SEEDED_AT).getTime() - 1000) }],
    ['rejected', { status: 'rejected' }],
    ['not yet approved', { status: 'pending' }],
    ['used', { usedByOrder: '2611210000000001' }],
  ])('for a prescription that is %s', async (_how, changes) => {
    await prescribe(shop, shop.chen.memberId, changes)
    await expectSealedFor(shop.chen)
  })

  it("for a prescription of another maker's product", async () => {
    await prescribe(shop, shop.chen.memberId, {}, OTHER_VALSARTAN)
    await expectSealedFor(shop.chen)
  })

  it('and opens for the member whose prescription covers it, until it ends', async () => {
    const own = await gatewayAt()
    await prescribe(own, own.chen.memberId)
    expect((await own.chen.product.info(byCode(VALSARTAN))).sections.map(({ heading }) => heading)).toContain('用法用量')
    const page = await own.chen.product.merged(byCode(VALSARTAN))
    expect(page).toMatchObject({
      sealed: false,
      productImageUrl: expect.stringMatching(`^/pictures/${VALSARTAN}-`) as string,
      prescription: { usable: true, patientName: '周建国' },
    })
    expect(page.summary).not.toBeNull()
    own.clock.advance(31 * 24 * 3600)
    await expect(own.chen.product.info(byCode(VALSARTAN))).rejects.toMatchObject(LEAFLET_SEALED)
  })

  it('in every list, even for somebody with a prescription', async () => {
    const own = await gatewayAt()
    await prescribe(own, own.chen.memberId)
    await own.db.update(packings).set({ marketPrice: 99900 }).where(eq(packings.productCode, VALSARTAN))
    await own.chen.product.addFavourites({ params: { codes: VALSARTAN } })
    await own.chen.product.merged(byCode(VALSARTAN))
    const { chen } = own
    const lists = await Promise.all([
      chen.search.result({ query: { keyword: '缬沙坦' } }),
      chen.search.result({ query: { symptomId: 'pressure', size: 50 } }),
      chen.search.list({ query: { categoryId: 'bloodPressure' } }),
      chen.product.batch({ query: { ids: `${VALSARTAN},${OTHER_VALSARTAN}` } }),
      chen.product.favourites(),
      chen.product.browsed(),
      chen.product.noStockSimilars({ query: { productCode: VALSARTAN } }),
    ])
    for (const { results } of lists) {
      const drugs = results.filter(({ mark }) => mark === 'rx')
      expect(drugs.length).toBeGreaterThan(0)
      for (const card of drugs)
        expect(card).toMatchObject({
          sealed: true,
          productImageUrl: '/pictures/sealed',
          promotions: [],
          couponMsg: null,
          marketPrice: null,
        })
    }
  })

  it('and takes part in no promotion, stair price, combination or coupon, and has no struck-through price', async () => {
    await shop.db.update(packings).set({ marketPrice: 99900 }).where(eq(packings.productCode, VALSARTAN))
    const page = await shop.visitor.product.merged(byCode(VALSARTAN))
    expect(page).toMatchObject({ promotions: [], combinations: [], couponMsg: null })
    expect(page.packings.map(({ marketPrice }) => marketPrice)).toEqual(page.packings.map(() => null))
    expect(await shop.visitor.product.stairPrice(byCode(VALSARTAN))).toEqual({ results: [] })
    expect(await shop.visitor.coupon.list({ query: { productCode: VALSARTAN } })).toEqual({ shops: [], products: [] })
    expect(await shop.chen.product.sendCoupon({ body: { productCode: VALSARTAN, source: 'product' } })).toEqual({
      couponId: null,
      text: null,
    })
  })
})

describe('a product page', () => {
  let shop: Gateway
  beforeAll(async () => {
    shop = await gatewayAt()
  })

  it('shows pack, packings, combinations, promotions, coupons, similar products and delivery', async () => {
    const page = await shop.visitor.product.merged(byCode(IBUPROFEN))
    expect(page).toMatchObject({
      name: '布洛芬缓释胶囊',
      sealed: false,
      productImageUrl: `/pictures/${IBUPROFEN}`,
      prescription: null,
      isFavourite: false,
      paymentType: 'online',
    })
    expect(page.images.length).toBe(2)
    expect(page.combinations.map(({ name, saved }) => [name, saved > 0])).toEqual([
      ['3 盒装', true],
      ['5 盒装', true],
    ])
    expect(page.combinations.map(({ each, count, salePrice }) => Math.abs(each * count - salePrice) <= count / 2)).toEqual([true, true])
    expect(page.promotions).toMatchObject([{ text: '满69减10', missing: 6900, progress: 0 }, { text: '满99有赠' }])
    expect(page.couponMsg).toMatch('满69减10')
    expect(page.similars.length).toBeGreaterThan(0)
    expect(page.similars.every(({ mark }) => mark !== 'rx')).toBe(true)
    expect(page.deliveryText).toBe('有货，今天 18:00 前付款，预计明天送达')
  })

  it('has no notice above the leaflets of a shop that sets none', async () => {
    const real = await gatewayAt()
    await real.db.delete(settings).where(eq(settings.key, 'leafletNotice'))
    expect((await real.visitor.product.info(byCode(IBUPROFEN))).notice).toBe('')
  })

  it('shows its leaflet in the statutory order, with the notice that it is a demonstration', async () => {
    const leaflet = await shop.visitor.product.info(byCode(IBUPROFEN))
    expect(leaflet.sections.map(({ heading }) => heading)).toEqual([
      '警示语', '药品名称', '成份', '性状', '作用类别', '适应症', '规格', '用法用量', '不良反应', '禁忌', '注意事项', '药物相互作用', '药理作用',
      '贮藏', '包装', '有效期', '执行标准', '批准文号', '说明书修订日期', '药品上市许可持有人', '生产企业',
    ]) // prettier-ignore
    expect(leaflet.sections[0]?.text).toBe('请按药品说明书或者在药师指导下购买和使用')
    expect(leaflet.notice).toMatch('演示数据，不作用药依据')
    expect(leaflet.keyFacts.map(({ label }) => label)).toEqual(['怎么吃', '什么时候停', '禁忌', '先问药师'])
  })

  it('writes how many saw it into the database', async () => {
    const written = async () => (await shop.db.select().from(products).where(eq(products.productCode, '130051')))[0]!.views
    const before = await written()
    for (const device of ['first', 'second', 'third']) await clientOf(shop.app, { device }).product.merged(byCode('130051'))
    // Written some time later, in as many goes as fit: what counts is that none is lost.
    await eventually(async () => expect(await written()).toBeGreaterThanOrEqual(before + 3))
    expect(await written()).toBe(before + 3)
  })

  it('counts a person who looks at it once a day', async () => {
    const own = await gatewayAt()
    const views = async (client: Pick<Gateway['visitor'], 'product'>) => (await client.product.merged(byCode('120111'))).views
    const first = await views(own.visitor)
    expect(await views(own.visitor)).toBe(first)
    expect(await views(own.lin)).toBe(first + 1)
    expect(await views(own.lin)).toBe(first + 1)
    own.clock.advance(24 * 3600)
    expect(await views(own.visitor)).toBe(first + 2)
  })

  it('counts nobody who has not seen it: what is fetched ahead', async () => {
    const own = await gatewayAt()
    const views = async (headers: Record<string, string>) => {
      const reply = await own.app.request('/api/product/v3/120111', { headers: { 'X-Device-Id': 'a-phone', ...headers } })
      return ((await reply.json()) as { views: number }).views
    }
    const before = await views({ 'Sec-Purpose': 'prefetch' })
    expect(await views({ 'Sec-Purpose': 'prefetch' })).toBe(before)
    expect(await views({})).toBe(before + 1)
  })

  it('does not count a person again that another process of the shop has counted today', async () => {
    const { db, clock } = await gatewayAt()
    const processes = [db, Object.create(db) as Db]
    const written = async () => (await db.select().from(products).where(eq(products.productCode, '120111')))[0]!.views
    const before = await written()
    for (const [at, process] of processes.entries()) {
      for (const person of ['zhoulan', `seen by process ${at} alone`])
        countView(process, { productCode: '120111', person, now: clock.now() })
      await eventually(async () => expect(await written()).toBeGreaterThanOrEqual(before + 2 + at))
    }
    expect(await written()).toBe(before + 3)
  })

  it('is remembered for a member who looked at it', async () => {
    await shop.lin.product.merged(byCode('120111'))
    await shop.lin.product.merged(byCode('120031'))
    shop.clock.advance(60)
    await shop.lin.product.merged(byCode('120111'))
    expect((await shop.lin.product.browsed()).results.slice(0, 2).map(({ productCode }) => productCode)).toEqual(['120111', '120031'])
    await shop.lin.product.clearBrowsed({ query: { productCode: '120111' } })
    expect((await shop.lin.product.browsed()).results[0]?.productCode).toBe('120031')
    await shop.lin.product.clearBrowsed()
    expect(await shop.lin.product.browsed()).toMatchObject({ results: [], hits: 0, hasMore: false })
  })

  it('says off the shelf, out of stock, and passes a status it does not know through', async () => {
    const status = async (code: string, statusTypes?: string) =>
      (await shop.visitor.product.detail({ ...byCode(code), query: { statusTypes } })).status
    const [offShelf, soldOut] = await Promise.all([codeOf('维生素C咀嚼片', 3), codeOf('藿香正气口服液', 4)])
    expect(await status(offShelf)).toBe(3)
    expect(await status(soldOut)).toBe(4)
    await shop.db.update(products).set({ status: 7 }).where(eq(products.productCode, '120071'))
    expect(await status('120071')).toBe(7)
    await expect(status(offShelf, '2,4')).rejects.toMatchObject({ status: 404 })
    expect(await status(offShelf, '2,3,4,5')).toBe(3)
    const { results } = await shop.visitor.product.batch({ query: { ids: `${offShelf},${soldOut},120011`, statusTypes: '2' } })
    expect(results.map(({ productCode }) => productCode)).toEqual(['120011'])
  })
  const codeOf = async (name: string, wanted: number) => {
    const rows = await shop.db.select().from(products).where(eq(products.name, name))
    const all = await shop.visitor.product.batch({ query: { ids: rows.map(({ productCode }) => productCode).join(',') } })
    return all.results.find(({ status }) => status === wanted)?.productCode ?? ''
  }

  it('offers products of the same use for one that is out of stock', async () => {
    const soldOut = await codeOf('藿香正气口服液', 4)
    const { results } = await shop.visitor.product.noStockSimilars({ query: { productCode: soldOut } })
    expect(results[0]?.name).toBe('藿香正气口服液')
    expect(results.every(({ status, productCode }) => status === 2 && productCode !== soldOut)).toBe(true)
  })

  it('prices by quantity and by combination', async () => {
    const [first] = (await shop.visitor.product.detail(byCode('120011'))).packings
    const price = (num: number) => shop.visitor.product.stairPriceByAmount({ ...byCode('120011'), query: { skuCode: '120011-1', num } })
    expect(await price(1)).toEqual({ salePrice: first?.salePrice, total: first?.salePrice, num: 1 })
    const ninety = Math.round(((first?.salePrice ?? 0) * 90) / 100)
    expect(await price(2)).toEqual({ salePrice: ninety, total: ninety * 2, num: 2 })
    const { combinations } = await shop.visitor.product.detail(byCode(IBUPROFEN))
    const [three] = combinations
    expect(
      await shop.visitor.product.stairPriceByAmount({
        ...byCode(IBUPROFEN),
        query: { skuCode: `${IBUPROFEN}-1`, num: 2, combineId: three?.combineId },
      }),
    ).toMatchObject({
      total: (three?.salePrice ?? 0) * 2,
    })
    await expect(price(0)).rejects.toMatchObject({ status: 400, field: 'num' })
    await expect(
      shop.visitor.product.stairPriceByAmount({ ...byCode('120012'), query: { skuCode: '120011-1', num: 1 } }),
    ).rejects.toMatchObject({ status: 404 })
  })

  it('prices a prescription drug the same below, at and above a step, and in a combination: it takes part in no promotion', async () => {
    const skuCode = `${VALSARTAN}-1`
    const [packing] = await shop.db.select().from(packings).where(eq(packings.skuCode, skuCode))
    const salePrice = packing!.salePrice
    await shop.db.insert(stairPrices).values({ skuCode, from: 3, salePrice: salePrice - 100 })
    await shop.db.insert(combinations).values({ combineId: 'rx3', skuCode, name: '3 盒装', count: 3, salePrice: salePrice * 2 })
    for (const num of [2, 3, 4])
      for (const combineId of [undefined, 'rx3'])
        expect(await shop.visitor.product.stairPriceByAmount({ ...byCode(VALSARTAN), query: { skuCode, num, combineId } })).toEqual({
          salePrice,
          total: salePrice * num,
          num,
        })
  })

  it('tells how far an amount is towards a promotion', async () => {
    const { promotions } = await shop.visitor.product.promotion({ ...byCode(IBUPROFEN), query: { amount: 3450 } })
    expect(promotions.find(({ promotionId }) => promotionId === 'full69')).toMatchObject({ missing: 3450, progress: 50 })
  })

  it('tells stock and the limit of each member', async () => {
    expect((await shop.visitor.product.stock({ query: { productCode: IBUPROFEN } })).results[0]?.stock).toBeGreaterThan(0)
    const { results } = await shop.chen.product.buyLimit({ params: { ids: `${IBUPROFEN},120011` } })
    expect(results.find(({ productCode }) => productCode === IBUPROFEN)).toMatchObject({
      limit: 10,
      remaining: 10,
      text: '每人限购 10 盒，还可买 10 盒',
    })
    expect(results.find(({ productCode }) => productCode === '120011')).toMatchObject({ limit: null, remaining: null })
  })

  it('lets nobody choose more of a prescription drug than a prescription of his covers', async () => {
    const own = await gatewayAt()
    const limitOf = async (client: Pick<Gateway['visitor'], 'product'>) =>
      (await client.product.buyLimit({ params: { ids: VALSARTAN } })).results[0]
    expect(await limitOf(own.chen)).toMatchObject({ remaining: null, text: null })
    await prescribe(own, own.chen.memberId)
    await prescribe(own, own.chen.memberId)
    expect(await limitOf(own.chen)).toMatchObject({ remaining: 3, text: '按处方最多买 3 盒' })
    expect(await limitOf(own.lin)).toMatchObject({ remaining: null })
  })

  it('remembers favourites once, and who waits for stock', async () => {
    await Promise.all([1, 2, 3].map(() => shop.chen.product.addFavourites({ params: { codes: IBUPROFEN } })))
    expect(await shop.chen.product.favourites()).toMatchObject({ hits: 1 })
    expect((await shop.chen.product.merged(byCode(IBUPROFEN))).isFavourite).toBe(true)
    await shop.chen.product.removeFavourites({ params: { codes: IBUPROFEN } })
    expect(await shop.chen.product.favourites()).toMatchObject({ hits: 0 })
    await shop.chen.product.remindOfStock({ body: { skuCode: `${IBUPROFEN}-1` } })
    await shop.chen.product.remindOfStock({ body: { skuCode: `${IBUPROFEN}-1` } })
    await expect(shop.chen.product.remindOfStock({ body: { skuCode: 'nothing-1' } })).rejects.toMatchObject({ status: 404 })
  })

  it('remembers and forgets several products at once, and none of them where one is unknown', async () => {
    const { chen } = shop
    const kept = async () => (await chen.product.favourites()).results.map(({ productCode }) => productCode).sort()
    const both = { params: { codes: `${OTHER_VALSARTAN},${IBUPROFEN},${IBUPROFEN}` } }
    await expect(chen.product.addFavourites({ params: { codes: `${IBUPROFEN},999999` } })).rejects.toMatchObject({ status: 404 })
    expect(await kept()).toEqual([])
    await Promise.all([chen.product.addFavourites(both), chen.product.addFavourites(both)])
    expect(await kept()).toEqual([IBUPROFEN, OTHER_VALSARTAN].sort())
    await Promise.all([chen.product.removeFavourites(both), chen.product.removeFavourites({ params: { codes: `${IBUPROFEN},999999` } })])
    expect(await kept()).toEqual([])
  })

  it('says what a favourite and a product that was looked at cost then, never of a prescription drug', async () => {
    const { chen, db } = shop
    const codes = [IBUPROFEN, OTHER_VALSARTAN]
    const priced = (change: number) =>
      db
        .update(packings)
        .set({ salePrice: sql`${packings.salePrice} + ${change}` })
        .where(inArray(packings.productCode, codes))
    const pricesThen = async () => {
      const [kept, seen] = [await chen.product.favourites(), await chen.product.browsed()]
      return [kept, seen].map(({ results }) => codes.map((code) => results.find((card) => card.productCode === code)?.priceThen))
    }
    await chen.product.clearBrowsed()
    for (const code of codes) {
      await chen.product.merged(byCode(code))
      await chen.product.addFavourites({ params: { codes: code } })
    }
    const { salePrice } = (await chen.product.favourites()).results.find(({ productCode }) => productCode === IBUPROFEN)!
    // prettier-ignore
    expect(await pricesThen()).toEqual([[null, null], [null, null]])
    await priced(-300)
    // prettier-ignore
    expect(await pricesThen()).toEqual([[salePrice, null], [salePrice, null]])
    // Looked at again, it is compared with what was seen then; a favourite with what it cost when it was kept.
    await chen.product.merged(byCode(IBUPROFEN))
    // prettier-ignore
    expect(await pricesThen()).toEqual([[salePrice, null], [null, null]])
    await priced(300)
    await chen.product.removeFavourites({ params: { codes: codes.join(',') } })
  })

  it('refuses what must not be sold online even if it came into the table', async () => {
    await shop.db
      .update(products)
      .set({ name: '秋水仙碱片', ingredients: ['秋水仙碱'] })
      .where(eq(products.productCode, '120052'))
    await expect(shop.visitor.product.merged(byCode('120052'))).rejects.toMatchObject({ status: 403, code: 'NOT_SOLD_ONLINE' })
  })

  it('answers bad input with a clear 4xx', async () => {
    await expect(shop.visitor.product.merged(byCode('999999'))).rejects.toMatchObject({ status: 404, message: '没有找到这件商品' })
    await expect(shop.call(contract.product.merged, byCode('abc'))).rejects.toMatchObject({
      status: 400,
      field: 'code',
      message: '商品编码应为数字',
    })
    await expect(shop.call(contract.product.batch, { query: { ids: "1';drop table products" } })).rejects.toMatchObject({
      status: 400,
      field: 'ids',
    })
    await expect(shop.call(contract.product.favourites)).rejects.toMatchObject({ status: 401 })
    await expect(shop.call(contract.product.favourites, { query: { size: 1000 } }, { token: shop.chen.token })).rejects.toMatchObject({
      status: 400,
      field: 'size',
    })
  })

  it('counts a packing without a piece as out of stock', async () => {
    await shop.db.update(packings).set({ stock: 0 }).where(eq(packings.skuCode, '120061-1'))
    const { packings: sizes } = await shop.visitor.product.detail(byCode('120061'))
    expect(sizes[0]).toMatchObject({ status: 4, stock: 0 })
  })
})
