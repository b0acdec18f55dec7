import { gatewayAt, type Gateway } from '../tests/support/gateway'
import { prescribe, VALSARTAN } from '../tests/support/prescribe'
import { statementsOf } from '../tests/support/sentStatements'
import { newBuyers, ordered, packingOf, submissionOf, type Buyer } from '../tests/support/shop'

const IBUPROFEN = '110011'

/**
 * Queries a call, `begin` and `commit` left out: what a call costs, held without a clock. Whoever needs more says so here; whoever needs
 * fewer lowers the number. The caches with a TTL are filled, as they are in a shop that is visited every second.
 */
const QUERIES = {
  'product of a visitor': 2,
  'product of a member': 5,
  'prescription drug of a member with a prescription': 6,
  search: 1,
  categories: 0,
  home: 0,
  'cart of a visitor': 1,
  'cart of a member': 3,
  'orders, of which none was sent': 2,
  'orders that were sent': 4,
  settle: 4,
  settlement: 5,
  'submit order': 12,
}

describe('the queries of a call', () => {
  let shop: Gateway
  let buyer: Buyer
  beforeAll(async () => {
    // No TTL runs out while the test looks; what was seeded before, by the real clock of a worker that may be old, lies behind it.
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_000_000)
    shop = await gatewayAt()
    const [found] = await newBuyers(shop, 1)
    buyer = found!
  })
  afterAll(() => jest.restoreAllMocks())

  it('are no more than its budget', async () => {
    const visitor = shop.client({ device: 'a-phone-that-only-looks' })
    const { skuCode } = await packingOf(shop, 'otcB')
    const skus = [{ skuCode, quantity: 1 }]
    const items = { body: { items: skus } }
    await prescribe(shop, buyer.memberId)
    await visitor.cart.add(items)
    await ordered(buyer, ...skus)
    await buyer.cart.add(items)
    const product = (productCode: string) => ({ params: { code: productCode } })
    const calls: Record<string, () => Promise<unknown>> = {
      'product of a visitor': () => visitor.product.merged(product(IBUPROFEN)),
      'product of a member': () => buyer.product.merged(product(IBUPROFEN)),
      'prescription drug of a member with a prescription': () => buyer.product.merged(product(VALSARTAN)),
      search: () => visitor.search.result({ query: { keyword: '胶囊' } }),
      categories: () => visitor.mall.categories(),
      home: () => visitor.mall.home(),
      'cart of a visitor': () => visitor.cart.products(),
      'cart of a member': () => buyer.cart.products(),
      'orders, of which none was sent': () => buyer.order.list({ query: { tab: 'all' } }),
      'orders that were sent': () => shop.zhou.order.list({ query: { tab: 'completed' } }),
    }
    for (const call of Object.values(calls)) await call()

    const counts: Record<string, number> = {}
    for (const [name, call] of Object.entries(calls)) counts[name] = (await statementsOf(call)).length
    Object.assign(counts, await countsOfPlacing(buyer, skus))

    expect(counts).toEqual(QUERIES)
  })
})

/** What the order of something bought without the cart costs, call by call. */
async function countsOfPlacing(buyer: Buyer, skus: Array<{ skuCode: string; quantity: number }>) {
  let settleId = ''
  const settle = await statementsOf(async () => ({ settleId } = await buyer.settlement.purchase({ body: { skus } })))
  let body: ReturnType<typeof submissionOf> | undefined
  const settlement = await statementsOf(async () => (body = submissionOf(await buyer.settlement.detail({ params: { settleId } }))))
  const submit = await statementsOf(() => buyer.order.submit({ body: body! }))
  return { settle: settle.length, settlement: settlement.length, 'submit order': submit.length }
}
