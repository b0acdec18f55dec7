import { and, desc, eq, inArray } from 'drizzle-orm'
import { contract } from '../../../src/contract'
import { ProductStatus } from '../../../src/contract/productCard'
import { barcodeOf } from '../../../src/lib/barcode'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { bumpCatalogueRevision } from '../catalogue/revision'
import { HOT_WORDS } from '../../demo/shop/hotWords'
import { rowsOf } from '../../demo/products/itemRows'
import { ITEMS } from '../../demo/products/items'
import { packings, products, promotions, settings } from '../../tables'

describe('search', () => {
  let shop: Gateway
  beforeAll(async () => {
    shop = await gatewayAt()
  })
  afterEach(() => jest.restoreAllMocks())
  const search = (keyword: string, more: Record<string, unknown> = {}) => shop.visitor.search.result({ query: { keyword, ...more } })
  const firstName = async (keyword: string) => (await search(keyword)).results[0]?.name

  it.each([
    ['the generic name', '布洛芬缓释胶囊', '布洛芬缓释胶囊'],
    ['a part of it', '缓释胶囊布洛芬', '布洛芬缓释胶囊'],
    ['brand and name', '松间 板蓝根', '板蓝根颗粒'],
    ['brand and name in one', '松间板蓝根颗粒', '板蓝根颗粒'],
    ['another name', '扑热息痛', '对乙酰氨基酚片'],
    ['an ingredient', '玻璃酸钠', '玻璃酸钠滴眼液'],
    ['its English name', 'ibuprofen', '布洛芬缓释胶囊'],
    ['pinyin', 'mengtuoshisan', '蒙脱石散'],
    ['pinyin with blanks', 'meng tuo shi', '蒙脱石散'],
    ['the beginning of pinyin', 'mengtuo', '蒙脱石散'],
    ['initials', 'mtss', '蒙脱石散'],
    ['Chinese and pinyin mixed', '蒙脱shi散', '蒙脱石散'],
    ['full-width letters', 'ＭＴＳＳ', '蒙脱石散'],
    ['a word with small figures', '碳酸钙D3片', '碳酸钙D₃片'],
  ])('finds a medicine by %s', async (_way, typed, name) => {
    expect(await firstName(typed)).toBe(name)
  })

  it('says in one line why a product stands there: its use by what was asked first, and no use of what is no plain medicine', async () => {
    const reasonsOf = async (query: { keyword?: string; symptomId?: string }) =>
      new Map((await shop.visitor.search.result({ query: { ...query, size: 50 } })).results.map(({ name, reason }) => [name, reason]))
    expect((await reasonsOf({ keyword: '发热' })).get('布洛芬缓释胶囊')).toBe('用于发热，成人适用')
    expect((await reasonsOf({ symptomId: 'headache' })).get('布洛芬缓释胶囊')).toBe('用于头痛头晕，成人适用')
    expect((await reasonsOf({ keyword: '缬沙坦胶囊' })).get('缬沙坦胶囊')).toBe('凭处方购买')
    const [device] = (await search('血压计')).results.filter(({ mark }) => mark === 'none')
    expect(device?.reason).toBe('监测仪器')
  })

  it('finds by brand', async () => {
    const { results } = await search('岭青', { size: 50 })
    expect(new Set(results.map(({ brandName }) => brandName))).toEqual(new Set(['岭青']))
  })

  it.each([
    ['感冒发热', 'fever'],
    ['拉肚子', 'diarrhea'],
    ['嗓子疼吃什么药', 'cough'],
    ['膝盖疼', 'joint'],
    ['睡不着怎么办', 'insomnia'],
  ])('finds what helps with %s', async (typed, symptomId) => {
    const { results } = await search(typed, { size: 50 })
    const rows = await shop.db.select().from(products)
    const withSymptom = new Set(rows.filter(({ symptomIds }) => symptomIds.includes(symptomId)).map(({ productCode }) => productCode))
    expect(results.length).toBeGreaterThan(0)
    expect(results.filter(({ productCode }) => withSymptom.has(productCode)).length / results.length).toBeGreaterThan(0.8)
  })

  it.each([
    ['a character that sounds the same', '步洛芬', '布洛芬', '布洛芬缓释胶囊'],
    ['a wrong character', '六味地皇丸', '六味地黄丸', '六味地黄丸'],
    ['a character that looks the same', '银翘解毒庐', '银翘解毒片', '银翘解毒片'],
    ['a missing character', '蒙石散', '蒙脱石散', '蒙脱石散'],
    ['swapped characters', '板根蓝', '板蓝根', '板蓝根颗粒'],
    ['a character too many', '布洛大芬', '布洛芬', '布洛芬缓释胶囊'],
    ['a slip in pinyin', 'mengtuoshisna', '蒙脱石散', '蒙脱石散'],
    ['a missing letter', 'ibuprofn', 'ibuprofen', '布洛芬缓释胶囊'],
  ])('forgives %s and says what it searched', async (_slip, typed, searched, name) => {
    const { results, tipDetails } = await search(typed)
    expect(results[0]?.name).toBe(name)
    expect(tipDetails).toEqual({ typed, searched })
  })

  describe('by the barcode on the box', () => {
    const boxes = async (mark: 'rx' | 'otcA') =>
      shop.db
        .select({ productCode: products.productCode, name: products.name, barcode: packings.barcode })
        .from(packings)
        .innerJoin(products, eq(products.productCode, packings.productCode))
        .where(and(eq(products.mark, mark), eq(products.status, ProductStatus.onShelf)))
        .orderBy(desc(packings.position))
    const printed = (barcode: string | null | undefined) => String(barcode).slice(1)

    it('finds the one product whose packing bears it, also the largest packing', async () => {
      const [box] = await boxes('otcA')
      const found = await search(printed(box?.barcode))
      expect(found.results.map(({ productCode }) => productCode)).toEqual([box?.productCode])
      expect(found).toMatchObject({ hits: 1, tipDetails: null, topics: [], recommends: [] })
    })

    it('finds a prescription drug as sealed as any list shows it', async () => {
      const [box] = await boxes('rx')
      const { results } = await search(printed(box?.barcode))
      expect(results).toMatchObject([{ productCode: box?.productCode, mark: 'rx', productImageUrl: '/pictures/sealed' }])
    })

    it('takes a barcode no box of ours bears for no other product, and says nothing about a correction', async () => {
      const found = await search('4006381333931')
      expect(found).toMatchObject({ results: [], hits: 0, tipDetails: null })
      expect(found.recommends.length).toBeGreaterThan(0)
    })

    it('finds every product a list gives one barcode to', async () => {
      const [first, second] = await boxes('otcA')
      const barcode = '04006381333931'
      const codes = [first?.productCode ?? '', second?.productCode ?? '']
      await shop.db.update(packings).set({ barcode }).where(inArray(packings.productCode, codes))
      const { results } = await search('4006381333931', { sort: 'sales' })
      expect(new Set(results.map(({ productCode }) => productCode))).toEqual(new Set(codes))
    })

    it('is invented in the built-in catalogue: a number of the shop’s own, each good and on one packing only', async () => {
      const seeded = ITEMS.flatMap(rowsOf).flatMap((row) => row.packings.map(({ barcode }) => String(barcode)))
      expect(new Set(seeded).size).toBe(seeded.length)
      expect(seeded.filter((barcode) => !/^029/.test(barcode) || barcodeOf(barcode.slice(1)) !== barcode)).toEqual([])
    })
  })

  it('searches the part that finds something, and says so', async () => {
    const { tipDetails, results } = await search('岭青 板蓝根')
    expect(tipDetails).toEqual({ typed: '岭青 板蓝根', searched: '板蓝根' })
    expect(results[0]?.name).toBe('板蓝根颗粒')
  })

  it('says nothing about a correction where what was typed was found', async () => {
    expect((await search('板蓝根')).tipDetails).toBeNull()
  })

  it.each(['秋水仙碱', '注射用青霉素', '%', '_', "'; drop table products; --", '😀😀😀', '　', 'zzzzzz', '药'.repeat(60)])(
    'answers %s without a fault',
    async (typed) => {
      const { hits, results, recommends } = await search(typed)
      expect(results.length).toBeLessThanOrEqual(20)
      expect([hits, recommends.length]).not.toEqual([0, 0])
      expect(recommends.filter(({ mark }) => mark !== 'none')).toEqual([])
    },
  )

  it.each([
    ['孕妇能吃布洛芬吗', { needName: '布洛芬', audience: 'pregnant', headline: '先问医师或药师，不要自行用药。' }],
    ['吃氯吡格雷能吃布洛芬吗', { needName: '布洛芬', audience: 'medicated' }],
    ['两个月宝宝咳嗽有痰', { audience: 'infant', doctorAdvice: expect.stringContaining('2岁以下孩子') as string }],
    ['娃半岁了 流鼻涕', { audience: 'infant', headline: '先问医师或药师，不要自行用药。' }],
    ['高血压鼻子堵', { audience: 'medicated', isServed: true }],
  ])('tells who asks first so, and offers neither a medicine nor what everybody buys: %s', async (typed, need) => {
    const { results, recommends, ...found } = await search(typed)
    expect(found.need).toMatchObject({ isServed: false, ...need })
    expect(results.filter(({ mark }) => mark !== 'none')).toEqual([])
    expect(recommends).toEqual([])
  })

  it.each(['宝宝咳嗽两个月了', '12个月的宝宝咳嗽', '没怀孕 咳嗽'])(
    'takes no length of time, and nobody who is denied, for an age: %s',
    async (typed) => {
      expect(['infant', 'pregnant']).not.toContain((await search(typed)).need?.audience)
    },
  )

  it('refuses a word that is too long, a page that is none and a sort it does not know', async () => {
    await expect(search('药'.repeat(501))).rejects.toMatchObject({ status: 400, field: 'keyword', message: '搜索词不超过 500 个字' })
    await expect(search('感冒', { page: 0 })).rejects.toMatchObject({ status: 400, field: 'page' })
    await expect(search('感冒', { page: 'x' })).rejects.toMatchObject({ status: 400, field: 'page' })
    await expect(shop.call(contract.search.result, { query: { sort: 'dearest' } })).rejects.toMatchObject({ status: 400, field: 'sort' })
  })

  it('gives an endless list without a product twice', async () => {
    const seen: string[] = []
    let answer = await search('感冒', { page: 1, size: 7 })
    const { hits } = answer
    for (let page = 1; ; page += 1) {
      seen.push(...answer.results.map(({ productCode }) => productCode))
      expect(answer.currentPage).toBe(page)
      if (!answer.hasMore) break
      answer = await search('感冒', { page: page + 1, size: 7 })
    }
    expect(seen).toHaveLength(hits)
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('sorts by price both ways and by sales', async () => {
    const prices = async (sort: string) =>
      (await search('感冒', { sort, size: 50 })).results
        .map(({ salePrice, status }) => (status === 2 ? salePrice : undefined))
        .filter((price) => price !== undefined)
    const up = await prices('priceUp')
    expect(up.length).toBeGreaterThan(5)
    expect(isNearlySorted(up)).toBe(true)
    expect(isNearlySorted((await prices('priceDown')).reverse())).toBe(true)
    const sold = await Promise.all(
      (await search('感冒', { sort: 'sales', size: 10 })).results.map(({ productCode }) => salesOf(productCode)),
    )
    expect(sold).toEqual([...sold].sort((left, right) => right - left))
  })
  // A card shows the cheapest packing that can be bought, the index sorts by the cheapest one.
  const isNearlySorted = (prices: number[]) => prices.filter((price, at) => at > 0 && price < (prices[at - 1] ?? 0)).length <= 1
  const salesOf = async (code: string) =>
    (await shop.db.select({ sales: products.sales }).from(products).where(eq(products.productCode, code)))[0]?.sales ?? 0

  it('filters by mark, brand, form, audience, price and stock, and tells what each choice would leave', async () => {
    const all = await search('感冒', { size: 50 })
    const [brand] = all.facets.brands
    const chosen = await search('感冒', { brands: brand?.value, size: 50 })
    expect(chosen.hits).toBe(brand?.hits)
    expect(chosen.results.every(({ brandName }) => brandName === brand?.value)).toBe(true)
    // A second brand can still be chosen, while the other groups narrow down.
    expect(chosen.facets.brands).toEqual(all.facets.brands)
    for (const group of ['marks', 'forms', 'audiences'] as const) {
      const [choice] = all.facets[group]
      expect((await search('感冒', { [group]: choice?.value })).hits).toBe(choice?.hits)
    }
    const cheap = await search('感冒', { priceFrom: 1000, priceTo: 2000, size: 50 })
    expect(cheap.hits).toBeGreaterThan(0)
    expect((await search('藿香正气口服液')).results.some(({ status }) => status === 4)).toBe(true)
    expect((await search('藿香正气口服液', { inStock: true })).results.every(({ status }) => status === 2)).toBe(true)
  })

  it('lists a first-level category with all its leaves, a leaf, and a symptom', async () => {
    const { results: categories } = await shop.visitor.mall.categories()
    const cold = categories.find(({ id }) => id === 'cold')
    expect((await search('', { categoryId: 'cold' })).hits).toBe(cold?.children.reduce((sum, { hits }) => sum + hits, 0))
    expect((await search('', { categoryId: 'fever' })).hits).toBe(cold?.children.find(({ id }) => id === 'fever')?.hits)
    expect((await shop.visitor.search.list({ query: { symptomId: 'dryEye' } })).hits).toBeGreaterThan(0)
    expect((await search('', { categoryId: 'nothing' })).hits).toBe(0)
  })

  it('recommends to everybody, never a prescription drug', async () => {
    const first = await shop.visitor.search.list({ query: { size: 10 } })
    const second = await shop.visitor.search.list({ query: { size: 10, page: 2 } })
    expect(first).toMatchObject({ currentPage: 1, hasMore: true })
    const all = [...first.results, ...second.results]
    expect(new Set(all.map(({ productCode }) => productCode)).size).toBe(20)
    expect(all.some(({ mark }) => mark === 'rx')).toBe(false)
  })

  it('lists what a coupon is good for, without prescription drugs', async () => {
    const { uuid, text } = await shop.visitor.search.couponActivityUuid({ query: { couponId: 'airway30' } })
    expect(text).toBe('满30减5')
    const { results, hits } = await search('', { couponUuid: uuid, size: 50 })
    expect(hits).toBeGreaterThan(5)
    expect(results.every(({ mark }) => mark === 'otcA' || mark === 'otcB')).toBe(true)
    const wholeShop = await shop.visitor.search.couponActivityUuid({ query: { couponId: 'shop99' } })
    expect((await search('缬沙坦', { couponUuid: wholeShop.uuid })).hits).toBe(0)
    await expect(search('', { couponUuid: 'nothing' })).rejects.toMatchObject({ status: 404 })
    await expect(shop.visitor.search.couponActivityUuid({ query: { couponId: 'nothing' } })).rejects.toMatchObject({ status: 404 })
  })

  it('lists what a promotion counts, by its own id, without prescription drugs', async () => {
    const [wide] = (await shop.db.select().from(promotions)).filter(({ productCodes }) => productCodes === null)
    const narrow = {
      promotionId: 'onlyTwo',
      type: 24,
      text: '满20减2',
      detail: '',
      levels: [{ threshold: 2000, off: 200 }],
      productCodes: ['120011', '110011'],
    }
    await shop.db.insert(promotions).values({ ...narrow, beginsAt: new Date('2026-01-01'), endsAt: new Date('2026-01-02') })
    const counted = await search('', { couponUuid: narrow.promotionId, size: 50 })
    expect(counted.results.map(({ productCode }) => productCode).sort()).toEqual([...narrow.productCodes].sort())
    expect((await search('缬沙坦', { couponUuid: wide?.promotionId })).hits).toBe(0)
  })

  it("does not tell a stranger another member's coupon", async () => {
    const { couponId } = await shop.chen.coupon.draw({ body: { couponType: 'shop99', source: 'test' } })
    expect((await shop.chen.search.couponActivityUuid({ query: { couponId } })).uuid).toBe('c-shop')
    await expect(shop.lin.search.couponActivityUuid({ query: { couponId } })).rejects.toMatchObject({ status: 404 })
  })

  it('suggests while typing: products, symptoms, ingredients, brands and categories', async () => {
    const suggest = async (keyword: string) => (await shop.visitor.search.suggest({ query: { keyword, size: 10 } })).results
    expect((await suggest('布洛')).map(({ text, type }) => `${type} ${text}`)).toContain('product 布洛芬缓释胶囊')
    expect((await suggest('buluo'))[0]?.text).toMatch('布洛芬')
    expect(await suggest('bl')).not.toEqual([])
    expect((await suggest('岭青'))[0]).toMatchObject({ type: 'brand' })
    expect((await suggest('高血')).map(({ type }) => type)).toContain('symptom')
    expect((await suggest('连翘'))[0]).toMatchObject({ type: 'ingredient' })
    expect((await suggest('步洛芬'))[0]?.text).toMatch('布洛芬')
    expect(await suggest(' ')).toEqual([])
  })

  it('leads from a word to its symptom or category', async () => {
    expect((await search('感冒发热')).topics[0]).toMatchObject({ topicName: '感冒发热', topicUri: '/search/result?symptomId=fever' })
  })

  it('has hot words that find something and no prescription drug', async () => {
    const { results } = await shop.visitor.search.hotWords()
    expect(results.map(({ searchWord }) => searchWord)).toEqual(HOT_WORDS.map(({ searchWord }) => searchWord))
    for (const { searchWord } of results) {
      const found = await search(searchWord)
      expect(found.tipDetails).toBeNull()
      expect(found.hits).toBeGreaterThan(0)
    }
  })

  it("takes an operator's hot word for a prescription drug out", async () => {
    const own = await gatewayAt()
    await own.db.update(settings).set({ value: [{ searchWord: '缬沙坦', note: null }, { searchWord: '阿莫西林胶囊', note: null }, { searchWord: '口罩', note: null }] }).where(eq(settings.key, 'hotWords')) // prettier-ignore
    expect((await own.visitor.search.hotWords()).results).toEqual([{ searchWord: '口罩', note: null }])
  })

  it('never finds what must not be sold online, however it came into the table', async () => {
    const own = await gatewayAt()
    await own.db
      .update(products)
      .set({ name: '地高辛片', ingredients: ['地高辛'], aliases: [] })
      .where(eq(products.productCode, '100021'))
    await bumpCatalogueRevision(own.db)
    expect((await own.visitor.search.result({ query: { keyword: '地高辛' } })).results.map(({ productCode }) => productCode)).not.toContain(
      '100021',
    )
  })

  it('notices within two seconds what is sold out', async () => {
    const own = await gatewayAt()
    const startedAt = performance.now()
    const clock = jest.spyOn(performance, 'now').mockReturnValue(startedAt)
    const found = async () => {
      const { results } = await own.visitor.search.result({ query: { keyword: '蒙脱石散', inStock: 'true' } })
      return results.map(({ productCode }) => productCode)
    }
    const [gone = ''] = await found()
    await own.db.update(packings).set({ stock: 0 }).where(eq(packings.productCode, gone))
    clock.mockReturnValue(startedAt + 999)
    expect(await found()).toContain(gone)
    clock.mockReturnValue(startedAt + 2000)
    expect(await found()).not.toContain(gone)
    clock.mockRestore()
  })
})
