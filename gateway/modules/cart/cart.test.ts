import { eq } from 'drizzle-orm'
import { packings, products, promotions } from '../../tables'
import { atCounter } from '../../../tests/support/atCounter'
import { newBuyers, packingOf, setStock, shopAt, type Shop } from '../../../tests/support/shop'

describe('the cart', () => {
  let shop: Shop
  let skuCode: string
  let productCode: string
  let price: number
  beforeAll(async () => {
    shop = await shopAt()
    const packing = await packingOf(shop, 'otcB')
    ;[skuCode, productCode, price] = [packing.skuCode, packing.productCode, packing.salePrice]
  })
  const visitorOn = (device: string) => shop.client({ device })
  const add = (client: Shop['visitor'], sku: string, quantity: number, sent = {}) =>
    client.cart.add({ body: { items: [{ skuCode: sku, quantity }] } }, sent)

  it('is kept for a device, apart from other devices', async () => {
    const mine = visitorOn('a-phone-of-somebody')
    expect((await add(mine, skuCode, 2)).count).toBe(2)
    expect((await mine.cart.products()).count).toBe(2)
    expect((await visitorOn('a-phone-of-another').cart.products()).count).toBe(0)
  })

  it.each(['00000000-0000-0000-0000-000000000000', 'short', 'has blanks in between'])(
    'says to allow storage or log in for the device %j',
    async (device) => {
      const visitor = visitorOn(device)
      await expect(add(visitor, skuCode, 1)).rejects.toMatchObject({ status: 400, code: 'DEVICE_UNKNOWN' })
      expect((await visitor.cart.products()).groups).toEqual([])
    },
  )

  it('adds once for one key, however often the answer was lost', async () => {
    const mine = visitorOn('a-phone-that-retries')
    await Promise.all(Array.from({ length: 20 }, () => add(mine, skuCode, 3, { key: 'the-same-key' })))
    expect((await mine.cart.products()).count).toBe(3)
    await expect(add(mine, skuCode, 4, { key: 'the-same-key' })).rejects.toMatchObject({ status: 422, code: 'KEY_REUSED' })
  })

  it.each([0, -1, 1.5, 1e9, NaN, '3', null])('refuses the quantity %p with the field', async (quantity) => {
    await expect(
      visitorOn('a-phone-of-a-fuzzer').cart.add({ body: { items: [{ skuCode, quantity: quantity as number }] } }),
    ).rejects.toMatchObject({ status: 400, field: 'items.0.quantity' })
  })

  it('refuses what does not exist, or is sold out, off the shelf or banned', async () => {
    const mine = visitorOn('a-phone-of-a-dreamer')
    await expect(add(mine, '999999-1', 1)).rejects.toMatchObject({ status: 404 })
    const soldOut = await packingOf(shop, 'otcB', 1)
    await setStock(shop, soldOut.skuCode, 0)
    await expect(add(mine, soldOut.skuCode, 1)).rejects.toMatchObject({ status: 409, code: 'UNAVAILABLE', message: '暂时无货' })
    const gone = await packingOf(shop, 'otcB', 2)
    await shop.db.update(packings).set({ status: 3 }).where(eq(packings.skuCode, gone.skuCode))
    await expect(add(mine, gone.skuCode, 1)).rejects.toMatchObject({ status: 409, message: '商品已下架' })
    const banned = await packingOf(shop, 'otcA', 3)
    await shop.db
      .update(products)
      .set({ name: '曲马多片', kind: 'chemical', ingredients: ['曲马多'] })
      .where(eq(products.productCode, banned.productCode))
    await expect(add(mine, banned.skuCode, 1)).rejects.toMatchObject({ status: 409, code: 'BANNED' })
  })

  it('becomes the member’s at login, added to what is there, once', async () => {
    const [buyer] = await newBuyers(shop, 1, 'merging')
    await add(buyer!, skuCode, 2)
    await add(visitorOn('a-phone-that-logs-in'), skuCode, 3)
    const { mergeCart } = await import('./mergeCart')
    await shop.db.transaction((tx) => mergeCart(tx, 'a-phone-that-logs-in', buyer!.memberId))
    await shop.db.transaction((tx) => mergeCart(tx, 'a-phone-that-logs-in', buyer!.memberId))
    expect((await buyer!.cart.products()).count).toBe(5)
    expect((await visitorOn('a-phone-that-logs-in').cart.products()).count).toBe(0)
  })

  it('shows a line smaller when stock went down, says so, and puts it back when stock returns', async () => {
    const mine = visitorOn('a-phone-that-waits')
    const rare = await packingOf(shop, 'none', 4)
    await add(mine, rare.skuCode, 6)
    await setStock(shop, rare.skuCode, 2)
    const line = (await mine.cart.products()).groups[0]?.lines[0]
    expect(line).toMatchObject({ quantity: 2, most: 2, total: 2 * line!.salePrice })
    expect(line?.notice).toMatch(/已按 2 [盒瓶支台个]计算/)
    await setStock(shop, rare.skuCode, 50)
    expect((await mine.cart.products()).groups[0]?.lines[0]).toMatchObject({ quantity: 6, notice: null })
    await setStock(shop, rare.skuCode, 0)
    expect((await mine.cart.products()).invalid[0]).toMatchObject({ problem: '暂时无货', selected: false })
  })

  it('lists prescription drugs apart; they cannot be selected and their pack is not shown', async () => {
    const mine = visitorOn('a-phone-with-a-need')
    const drug = await packingOf(shop, 'rx')
    expect(await add(mine, drug.skuCode, 1)).toMatchObject({ arrivalText: null, missingToFreeFreight: null })
    expect((await add(mine, skuCode, 1)).arrivalText).toBe('明天送达')
    const cart = await mine.cart.products()
    expect(cart.freight).toBe(600)
    expect(cart.goods - cart.discount + (cart.missingToFreeFreight ?? 0)).toBe(4900)
    expect(cart.groups.map(({ kind }) => kind)).toEqual(['otc', 'rx'])
    const line = cart.groups[1]!.lines[0]!
    expect(line).toMatchObject({ selected: false, problem: '处方药须凭处方购买，请先咨询药师' })
    expect(line.card).toMatchObject({ sealed: true, productImageUrl: '/pictures/sealed' })
    expect(cart.groups[1]).toMatchObject({ promotions: [], gifts: [] })
    expect([cart.count, cart.selectedCount, cart.goods]).toEqual([2, 1, price])
  })

  it('counts selected lines towards promotions, adds the gift, and leaves them out when unselected', async () => {
    const mine = visitorOn('a-phone-of-a-saver')
    const cart = await add(mine, skuCode, Math.ceil(9900 / price))
    const [group] = cart.groups
    expect(cart.discount).toBe(1000)
    expect(group!.gifts).toHaveLength(1)
    const { lineId } = group!.lines[0]!
    const without = await mine.cart.select({ body: { lineIds: [lineId], selected: false } })
    expect(without).toMatchObject({ goods: 0, discount: 0, payable: 0, selectedCount: 0 })
    expect(without.groups[0]?.gifts).toEqual([])
    expect(without.groups[0]?.promotions[0]).toMatchObject({ text: '满69减10', missing: 6900, progress: 0 })
  })

  it('names a promotion in steps by the step that counts', async () => {
    const mine = visitorOn('a-phone-of-a-climber')
    const { skuCode: each } = await packingOf(shop, 'otcB', 4)
    await shop.db.update(packings).set({ salePrice: 6500 }).where(eq(packings.skuCode, each))
    // ¥130 with 10 given: the next step is told by its own name, and the last one once it is reached.
    expect(await add(mine, each, 2)).toMatchObject({ discount: 1000, groups: [{ promotions: [{ text: '满139减25', missing: 900 }, {}] }] })
    expect(await add(mine, each, 2)).toMatchObject({ discount: 4500, groups: [{ promotions: [{ text: '满239减45', missing: null }, {}] }] })
  })

  it('never gives away a prescription drug or an OTC 甲, even where an operator wrote so', async () => {
    const mine = visitorOn('a-phone-of-a-cheat')
    const { skuCode: forbidden } = await packingOf(shop, 'rx', 1)
    const [before] = await shop.db.select().from(promotions).where(eq(promotions.promotionId, 'gift99'))
    const give = (giftSkuCode: string | null) =>
      atCounter(shop.db, (tx) => tx.update(promotions).set({ giftSkuCode }).where(eq(promotions.promotionId, 'gift99')))
    await give(forbidden)
    expect((await add(mine, skuCode, Math.ceil(9900 / price))).groups[0]?.gifts).toEqual([])
    await give(before!.giftSkuCode)
  })

  it('changes a line’s number and packing, and touches no line of somebody else', async () => {
    const mine = visitorOn('a-phone-that-changes')
    const { lineId } = (await add(mine, skuCode, 1)).groups[0]!.lines[0]!
    expect((await mine.cart.change({ params: { lineId }, body: { quantity: 4 } })).count).toBe(4)
    await expect(shop.visitor.cart.change({ params: { lineId }, body: { quantity: 9 } })).rejects.toMatchObject({ status: 404 })
    await shop.visitor.cart.remove({ query: { items: lineId } })
    expect((await mine.cart.products()).count).toBe(4)
    const other = await packingOf(shop, 'none', 6)
    await expect(mine.cart.change({ params: { lineId }, body: { skuCode: other.skuCode } })).rejects.toMatchObject({
      status: 400,
      code: 'OTHER_PRODUCT',
    })
    const [second] = await shop.db
      .insert(packings)
      .values({ skuCode: `${productCode}-9`, productCode, position: 9, specification: '大包装', unit: '盒', salePrice: 5000, stock: 9 })
      .returning()
    const changed = await mine.cart.change({ params: { lineId }, body: { skuCode: second!.skuCode } })
    expect(changed.groups[0]!.lines.map((line) => [line.skuCode, line.quantity])).toEqual([[second!.skuCode, 4]])
    expect((await mine.cart.remove({ query: { items: changed.groups[0]!.lines[0]!.lineId } })).count).toBe(0)
  })

  it('says which coupon a little more would reach', async () => {
    const items = [{ skuCode, quantity: Math.ceil(5000 / price) }]
    const { nextLevel } = await shop.visitor.cart.nextLevelCoupon({ body: { skus: items } })
    // The promotion takes 10 off 69, so that 69 of goods would not do.
    expect(nextLevel).toMatchObject({ couponId: 'home69', uuid: 'c-home-medicine', missing: 7900 - items[0]!.quantity * price })
    expect(nextLevel?.text).toMatch(/^再买 ¥[\d.]+，可用「满69减10」券$/)
  })
})
