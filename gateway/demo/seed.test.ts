import { gatewayAt, SEEDED_AT, type Gateway } from '../../tests/support/gateway'
import { GiftType } from '../../src/contract/product'
import { combinations, couponTypes, documents, packings, products, promotions, stairPrices } from '../tables'
import { ASSORT, COMBINED, GIFT, LIMITED, OFF_SHELF, SOLD_OUT, STAIRED, THIRD_PLATFORM } from './products/promotions'
import { ITEMS } from './products/items'
import { seedCatalogue } from './seed'
import { CATEGORIES, SYMPTOMS } from '../modules/catalogue/taxonomy'

describe('the built-in catalogue', () => {
  let shop: Gateway
  let rows: Array<typeof products.$inferSelect>
  beforeAll(async () => {
    shop = await gatewayAt()
    rows = await shop.db.select().from(products)
  })

  it('has at least 240 products under two levels of categories and 12 symptoms', () => {
    expect(rows.length).toBeGreaterThanOrEqual(240)
    expect(new Set(rows.map(({ categoryId }) => categoryId)).size).toBeGreaterThan(30)
    const symptoms = new Set(rows.flatMap(({ symptomIds }) => symptomIds))
    expect(Object.keys(SYMPTOMS).filter((id) => !symptoms.has(id))).toEqual([])
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['chemical', 'tcm', 'device', 'food', 'care']))
  })

  it('has six-digit codes and several packings for many', async () => {
    expect(rows.filter(({ productCode }) => !/^\d{6}$/.test(productCode))).toEqual([])
    const sizes = await shop.db.select().from(packings)
    expect(sizes.filter(({ skuCode, productCode, position }) => skuCode !== `${productCode}-${position + 1}`)).toEqual([])
    expect(sizes.length).toBeGreaterThan(rows.length * 1.5)
  })

  it('says in every leaflet visibly invented maker and approval number', () => {
    for (const { makerName, approvalNumber, sections } of rows) {
      expect(makerName).toMatch('（演示）')
      expect(approvalNumber).toMatch('演示')
      expect(sections.length).toBeGreaterThan(8)
      expect(sections.map(({ text }) => text).join()).toMatch(makerName)
    }
  })

  it('orders the leaflet of a prescription drug as the law does', () => {
    const headings = rows.find(({ name }) => name === '缬沙坦胶囊')?.sections.map(({ heading }) => heading) ?? []
    const statutory = [
      '修改日期', '警示语', '药品名称', '成份', '性状', '适应症', '规格', '用法用量', '不良反应', '禁忌', '注意事项', '孕妇及哺乳期妇女用药', '儿童用药', '老年用药',
      '药物相互作用', '药物过量', '药理毒理', '贮藏', '包装', '有效期', '执行标准', '批准文号', '药品上市许可持有人', '生产企业',
    ] // prettier-ignore
    expect(headings).toEqual(statutory.filter((heading) => headings.includes(heading)))
    expect(headings.length).toBeGreaterThan(20)
  })

  it('warns of every prescription drug in the exact words of the law', () => {
    for (const { sections } of rows.filter(({ mark }) => mark === 'rx'))
      expect(sections.find(({ heading }) => heading === '警示语')?.text).toBe('处方药须凭处方在药师指导下购买和使用')
  })

  it('names only products it sells in its promotions, and no prescription drug', () => {
    const sold = new Map(ITEMS.map(({ name, mark }) => [name.normalize('NFKC'), mark]))
    const named = [
      ...COMBINED,
      ...Object.keys(STAIRED),
      ...Object.keys(LIMITED),
      ...OFF_SHELF.map(([name]) => name),
      ...SOLD_OUT.map(([name]) => name),
      GIFT,
      ASSORT.main,
      ASSORT.companion,
      ...Object.keys(THIRD_PLATFORM),
    ]
    expect(named.filter((name) => (sold.get(name) ?? 'rx') === 'rx')).toEqual([])
  })

  it('gives nothing away, and takes nothing off, that the law forbids', async () => {
    const markOf = new Map(rows.map(({ productCode, mark }) => [productCode, mark]))
    const ofSku = (skuCode: string) => markOf.get(skuCode.split('-')[0] ?? '')
    const gifts = await shop.db.select().from(promotions)
    for (const { giftSkuCode, productCodes, companions } of gifts) {
      expect(['otcB', 'none', null]).toContain(giftSkuCode && ofSku(giftSkuCode))
      const named = [...(productCodes ?? []), ...(companions ?? []).map(({ productCode }) => productCode)]
      for (const code of named) expect(markOf.get(code) ?? 'rx').not.toBe('rx')
    }
    for (const { productCodes } of await shop.db.select().from(couponTypes))
      for (const code of productCodes ?? []) expect(markOf.get(code)).not.toBe('rx')
    for (const { skuCode } of [...(await shop.db.select().from(combinations)), ...(await shop.db.select().from(stairPrices))])
      expect(ofSku(skuCode)).not.toBe('rx')
    expect(gifts.map(({ type }) => type).sort()).toEqual([GiftType.fullGift, GiftType.discount, GiftType.assort].sort())
  })

  it('makes several cheaper than one, never dearer', async () => {
    const single = new Map((await shop.db.select().from(packings)).map(({ skuCode, salePrice }) => [skuCode, salePrice]))
    for (const { skuCode, count, salePrice } of await shop.db.select().from(combinations))
      expect(salePrice).toBeLessThan((single.get(skuCode) ?? 0) * count)
    for (const { skuCode, salePrice } of await shop.db.select().from(stairPrices)) expect(salePrice).toBeLessThan(single.get(skuCode) ?? 0)
  })

  it('is written once: stock, views and an operator’s settings outlive the next start', async () => {
    const own = await gatewayAt()
    await own.db.update(packings).set({ stock: 3 })
    await own.db.update(documents).set({ title: '改过的标题' })
    await seedCatalogue(own.db, new Date(SEEDED_AT))
    expect(new Set((await own.db.select().from(packings)).map(({ stock }) => stock))).toEqual(new Set([3]))
    expect((await own.db.select().from(products)).length).toBe(rows.length)
    expect(new Set((await own.db.select().from(documents)).map(({ title }) => title))).toEqual(new Set(['改过的标题']))
  })

  it('keeps its taxonomy free of doubles', () => {
    const leaves = CATEGORIES.flatMap(({ children }) => Object.keys(children))
    expect(new Set(leaves).size).toBe(leaves.length)
  })
})
