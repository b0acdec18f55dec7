import { eq } from 'drizzle-orm'
import { packings, products, promotions } from '../../gateway/tables'
import { ProductStatus } from '@/contract/productCard'
import { atCounter } from '../support/atCounter'
import { shopOnPages } from '../support/pageShopper'

const IBUPROFEN = '110011'
const COLD_GRANULES = '120011'
const shop = shopOnPages()
const skuOf = async (code: string) =>
  (await shop.gateway.visitor.product.detail({ params: { code }, query: {} })).packings[0]?.skuCode ?? ''
const yuan = (cents: number) => (cents / 100).toFixed(2)

describe('a member’s cart', () => {
  const zhou = shop.openedBy('zhou')
  const cart = () => shop.gateway.zhou.cart.products()
  const lines = async () => (await cart()).groups.flatMap((group) => group.lines)
  const filledWith = async (wanted: Record<string, number>) => {
    const present = await cart()
    const lineIds = [...present.groups.flatMap((group) => group.lines), ...present.invalid].map(({ lineId }) => lineId)
    if (lineIds.length > 0) await shop.gateway.zhou.cart.remove({ query: { items: lineIds.join(',') } })
    const items = await Promise.all(Object.entries(wanted).map(async ([code, quantity]) => ({ skuCode: await skuOf(code), quantity })))
    if (items.length > 0) await shop.gateway.zhou.cart.add({ query: {}, body: { items } })
    await zhou.app.open('cart')
  }

  it('leads on where it is empty', async () => {
    const { app } = zhou
    await filledWith({})
    await app.sees('常备药先放进来，用时不慌', '家里常备这些')
    await app.tap('看我的收藏')
    await app.isAt('favourites')
    // A screen reader goes on from the new page's main heading.
    await app.reaches(() => document.activeElement?.matches('[role=heading][aria-level="1"]') === true)
  })

  it('shows how the sum comes about', async () => {
    const { app } = zhou
    await filledWith({ [IBUPROFEN]: 1 })
    const { goods, discount, freight, payable } = await cart()
    expect(payable).toBe(goods - discount + freight)
    await app.sees(`合计`, `¥${yuan(payable)}`, '看明细', '结算 (1)')
    await app.tap(/看明细/)
    await app.sees('优惠明细', '商品金额', `¥${yuan(goods)}`, '运费', `¥${yuan(freight)}`, '优惠券在确认订单时选择')
    if (freight > 0) await app.sees(`满 ¥49`, '免运费')
    await app.tap('关闭')
    await app.isAt('cart')
  })

  it('says how far a promotion is, and that it is reached', async () => {
    const { app } = zhou
    await filledWith({ [IBUPROFEN]: 1 })
    const [promotion] = (await cart()).groups[0]?.promotions ?? []
    expect(promotion?.missing).toBeGreaterThan(0)
    await app.sees(`还差 ¥${yuan(promotion?.missing ?? 0)}`)
    await app.tap(new RegExp(`^去凑单，.*还差 ${yuan(promotion?.missing ?? 0)} 元`))
    await app.isAt('activityCategory', { id: promotion?.promotionId ?? '' })

    const [line] = await lines()
    const each = line?.salePrice ?? 1
    const enough = Math.ceil((promotion?.missing ?? 0) / each) + 2
    await filledWith({ [IBUPROFEN]: enough })
    const { discount } = await cart()
    await app.sees('已享受', `已优惠 ¥${yuan(discount)}`)
    await app.tap(/看明细/)
    await app.sees('促销优惠', yuan(discount))
    await app.tap('关闭')
  })

  it('goes no lower than one and no higher than may be bought', async () => {
    const { app } = zhou
    await filledWith({ [IBUPROFEN]: 1 })
    const [line] = await lines()
    await app.tap(/^减少/)
    await app.sees('最少 1 件，不需要了可以左滑删除')
    await shop.gateway.zhou.cart.change({ params: { lineId: line?.lineId ?? '' }, body: { quantity: line?.most ?? 1 } })
    await app.open('cart')
    await app.tap(/^增加/)
    await app.sees(`最多能买 ${line?.most} 件`)
    expect((await lines())[0]?.quantity).toBe(line?.most)
    await app.isAt('cart')
  })

  it('takes another packing for a line', async () => {
    const { app } = zhou
    await filledWith({ [IBUPROFEN]: 1 })
    const others = (await shop.gateway.visitor.product.detail({ params: { code: IBUPROFEN }, query: {} })).packings
    const other = others.find(({ stock }, place) => place > 0 && stock > 0)
    await app.tap(/，更换$/)
    await app.tap(other?.specification ?? '')
    await app.tap('确定')
    await app.settled()
    expect((await lines()).map(({ skuCode }) => skuCode)).toEqual([other?.skuCode])
    await app.sees(`规格 ${other?.specification}，更换`)
    await app.isAt('cart')
  })

  it('moves chosen lines among the favourites', async () => {
    const { app } = zhou
    await filledWith({ [COLD_GRANULES]: 1 })
    await app.tap('管理购物车')
    await app.sees('完成管理')
    await app.sees('明天送达')
    await app.cannotTap('移入收藏')
    await app.tap('全选')
    await app.tap('移入收藏')
    await app.sees('已移入收藏', '已删除')
    const { results } = await shop.gateway.zhou.product.favourites({ query: { page: 1, size: 20 } })
    expect(results.map(({ productCode }) => productCode)).toContain(COLD_GRANULES)
    expect(await lines()).toEqual([])
  })

  it('takes one line or several out, and back in', async () => {
    const { app } = zhou
    await filledWith({ [IBUPROFEN]: 2, [COLD_GRANULES]: 1 })
    const before = await lines()
    await app.tap('管理购物车')
    await app.tap(`选择${before.find(({ card }) => card.productCode === IBUPROFEN)?.card.name}`)
    await app.tap('删除 (1)')
    await app.sees('已删除「')
    expect(await lines()).toHaveLength(1)
    await app.tap('撤销')
    await app.settled()
    expect((await lines()).map(({ skuCode, quantity }) => [skuCode, quantity]).sort()).toEqual(
      before.map(({ skuCode, quantity }) => [skuCode, quantity]).sort(),
    )
    await app.open('cart')
    await app.tap('管理购物车')
    await app.tap('全选')
    await app.tap('删除 (2)')
    await app.sees('已删除 2 种商品')
    expect(await lines()).toEqual([])
    await app.isAt('cart')
  })

  it('clears what cannot be bought any more', async () => {
    const { app } = zhou
    await filledWith({ [IBUPROFEN]: 1, [COLD_GRANULES]: 1 })
    await shop.gateway.db.update(products).set({ status: ProductStatus.offShelf }).where(eq(products.productCode, COLD_GRANULES))
    await app.open('cart')
    const [gone] = (await cart()).invalid
    await app.sees('失效商品', '下架')
    await app.tap(`找相似，${gone?.card.name}`)
    await app.tap('关闭')
    await app.tap('清空失效商品')
    await app.sees('清空 1 种失效商品？')
    await app.tap('清空')
    await app.settled()
    await app.seesNot('失效商品')
    expect((await cart()).invalid).toEqual([])
    expect(await lines()).toHaveLength(1)
    await shop.gateway.db.update(products).set({ status: ProductStatus.onShelf }).where(eq(products.productCode, COLD_GRANULES))
  })

  it('takes the shop’s coupons', async () => {
    const { app } = zhou
    await filledWith({ [IBUPROFEN]: 1 })
    await app.tap('领券')
    await app.sees('优惠券', '有效')
    await app.tap('关闭')
    await app.isAt('cart')
  })

  it.each([-1, 0, 1])('takes a promotion off from the sum of the goods %i cents', async (by) => {
    const { app } = zhou
    await filledWith({ [IBUPROFEN]: 3 })
    const { goods, groups } = await cart()
    const promotionId = groups[0]?.promotions[0]?.promotionId ?? ''
    const levels = [{ threshold: goods + by, off: 700 }]
    await atCounter(shop.gateway.db, (tx) => tx.update(promotions).set({ levels }).where(eq(promotions.promotionId, promotionId)))
    await app.open('cart')
    await app.sees(by > 0 ? '还差 ¥0.01' : '已享受')
    expect((await cart()).discount).toBe(by > 0 ? 0 : 700)
    if (by <= 0) await app.sees('已优惠 ¥7.00')
  })

  it.each([-1, 0, 1])('has its freight free from the sum of the goods %i cents', async (by) => {
    const { app } = zhou
    await filledWith({ [IBUPROFEN]: 1 })
    const skuCode = await skuOf(IBUPROFEN)
    const { freight: rule } = await shop.gateway.visitor.mall.config()
    await shop.gateway.db
      .update(packings)
      .set({ salePrice: rule.freeFrom + by })
      .where(eq(packings.skuCode, skuCode))
    await app.open('cart')
    const { goods, discount, freight, payable } = await cart()
    expect([goods, discount, freight]).toEqual([rule.freeFrom + by, 0, by < 0 ? rule.amount : 0])
    await app.sees(by < 0 ? `含运费 ¥${yuan(rule.amount)}` : '免运费', `¥${yuan(payable)}`)
  })
})

describe('a visitor’s cart', () => {
  const visitor = shop.openedBy()

  it('leads to the login', async () => {
    const { app } = visitor
    await app.open('cart')
    await app.tap('登录后查看购物车')
    await app.isAt('accountLogin')
  })
})
