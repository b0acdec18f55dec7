import { eq } from 'drizzle-orm'
import { gatewayAt } from '../../../tests/support/gateway'
import { ordered, packingOf } from '../../../tests/support/shop'
import { orders, packings, products } from '../../tables'
import { productMeta } from '../../server/productMeta'

it('a product that becomes a prescription drug shows its pack nowhere from then on, though it was bought as something else', async () => {
  const gateway = await gatewayAt()
  const { db, zhou } = gateway
  const { productCode, skuCode } = await packingOf(gateway, 'otcB')
  const byCode = { params: { code: productCode } }
  const [product] = await db.select().from(products).where(eq(products.productCode, productCode))
  await db.update(packings).set({ marketPrice: 99900 }).where(eq(packings.skuCode, skuCode))
  const { orderCode } = await ordered(zhou, { skuCode, quantity: 1 })
  const gift = { type: 3, skuCode, name: product!.name, specification: '', quantity: 1, productImageUrl: `/pictures/${productCode}` }
  await db
    .update(orders)
    .set({ gifts: [gift] })
    .where(eq(orders.orderCode, orderCode))
  await zhou.cart.add({ body: { items: [{ skuCode, quantity: 1 }] } })
  await zhou.product.addFavourites({ params: { codes: productCode } })
  const { settleId } = await zhou.settlement.purchase({ body: { skus: [{ skuCode, quantity: 1 }] } })
  const everything = async () => ({
    page: await zhou.product.merged(byCode),
    browsed: await zhou.product.browsed({ query: {} }),
    favourites: await zhou.product.favourites({ query: {} }),
    batch: await zhou.product.batch({ query: { ids: productCode } }),
    search: await zhou.search.result({ query: { keyword: product!.name } }),
    category: await zhou.search.list({ query: { categoryId: product!.categoryId, size: 50 } }),
    categories: await zhou.mall.categories(),
    home: await zhou.mall.home(),
    cart: await zhou.cart.products(),
    settlement: await zhou.settlement.detail({ params: { settleId } }),
    orders: await zhou.order.list({ query: { tab: 'all' } }),
    order: await zhou.order.detail({ params: { orderCode } }),
    meta: await productMeta(db, productCode),
  })
  const showing = async () =>
    Object.entries(await everything()).flatMap(([place, answer]) =>
      new RegExp(`/pictures/${productCode}\\b`).test(JSON.stringify(answer)) ? [place] : [],
    )
  expect(await showing()).toEqual(
    expect.arrayContaining(['page', 'browsed', 'favourites', 'batch', 'search', 'cart', 'settlement', 'orders', 'order', 'meta']),
  )
  await db.update(products).set({ mark: 'rx' }).where(eq(products.productCode, productCode))
  // What is made for everybody is as old as a second, where the change was made past this gateway.
  const later = performance.now() + 1000
  jest.spyOn(performance, 'now').mockReturnValue(later)
  expect(await showing()).toEqual([])
  jest.restoreAllMocks()
  const { lines } = await zhou.order.detail({ params: { orderCode } })
  expect(lines).toMatchObject([{ card: { mark: 'rx', sealed: true, productImageUrl: '/pictures/sealed', marketPrice: null } }])
})
