import { OrderStatus } from '../../../src/contract/order'
import { shopAt } from '../../../tests/support/shop'

describe('the ready-made people', () => {
  it('give 周岚 an order in each state, a prescription for her father, coupons and favourites', async () => {
    const { zhou } = await shopAt()
    const { results } = await zhou.order.list({ query: { tab: 'all' } })
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(Object.values(OrderStatus)))
    expect((await zhou.order.counts()).shipped).toBe(1)
    expect((await zhou.address.list()).results).toHaveLength(2)
    const { shops, products } = await zhou.coupon.list()
    expect([...shops, ...products].some(({ status }) => status === 'drawn')).toBe(true)
    expect((await zhou.product.favourites()).hits).toBeGreaterThan(2)
    const father = results.find(({ patientName }) => patientName === '周建国')
    expect(father?.lines[0]?.card.name).toBe('缬沙坦胶囊')
  })

  it('give 林秀芝 one parcel on its way, and 陈默 nothing yet', async () => {
    const { lin, chen } = await shopAt()
    const { results } = await lin.order.list()
    expect(results.map(({ statusText }) => statusText)).toEqual(['运输中'])
    const { parcel } = await lin.order.logistic({ params: { orderCode: results[0]!.orderCode } })
    expect(parcel).toMatchObject({ fromCity: '南京市', toCity: '杭州市', stage: 'transit' })
    expect((await chen.order.list()).hits).toBe(0)
  })
})
