import { eq } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import { listening } from '../../../tests/support/heardLog'
import { localCourier } from '../../../tests/support/localCourier'
import { newBuyers, ordered, packingOf, shopAt } from '../../../tests/support/shop'
import { orders } from '../../tables'
import { queuesOf } from '../../modules/queue/queuesOf'
import { httpCourier } from './httpCourier'
import { Unreachable } from '../unreachable'

const NOW = new Date('2026-11-21T12:00:00+08:00')
const COLLECTED = { carrier: 7, trackingNumber: 'SF1234567890', trackingPhone: '95338', fromCity: '南京市' }
const PARCEL = { orderCode: 'A 1', toCity: '杭州市', ...COLLECTED, handedOverAt: NOW }
const SENDING = {
  orderCode: 'A 1',
  sender: '青禾健康',
  toCity: '杭州市',
  consignee: { name: '林秀芝', phone: '13800001943', address: '文三路 18 号' },
}
const event = (stage: string, at: string) => ({ stage, text: stage, at })

type Answer = { status: number; body?: unknown }
let answer: Answer | ((line: string) => Answer)
let service: Awaited<ReturnType<typeof localCourier>>
beforeAll(async () => {
  service = await localCourier((line) => (typeof answer === 'function' ? answer(line) : answer))
})
afterAll(() => service.close())
const courier = () => httpCourier(service.url, 'a-token')

describe('the courier’s service', () => {
  it('is told where a parcel goes, and answers its number or that it has none yet', async () => {
    answer = { status: 200, body: COLLECTED }
    expect(await courier().collect(SENDING, NOW)).toEqual(COLLECTED)
    const { orderCode: _orderCode, ...body } = SENDING
    expect(service.asked.at(-1)).toEqual({ line: 'PUT /shop/parcels/A%201', token: 'Bearer a-token', body })
    answer = { status: 202 }
    expect(await courier().collect(SENDING, NOW)).toBeUndefined()
  })

  it('tells what happened until now', async () => {
    answer = {
      status: 200,
      body: { events: [event('collected', '2026-11-21T10:00:00+08:00'), event('signed', '2026-11-21T13:00:00+08:00')] },
    }
    expect(await courier().events(PARCEL, NOW)).toEqual([
      { stage: 'collected', text: 'collected', at: new Date('2026-11-21T10:00:00+08:00') },
    ])
  })

  it.each([
    ['an unknown carrier', { ...COLLECTED, carrier: 1 }],
    ['a number that is none', { ...COLLECTED, trackingNumber: '<b>' }],
    ['nothing', {}],
  ])('is not believed with %s', async (_what, body) => {
    answer = { status: 200, body }
    await expect(courier().collect(SENDING, NOW)).rejects.toThrow('is wrong at')
  })

  it('is told by the place of the fault, not by what stood there', async () => {
    answer = { status: 200, body: { events: [{ ...event('signed', '2026-11-21T13:00:00+08:00'), at: 'yesterday' }] } }
    await expect(courier().events(PARCEL, NOW)).rejects.toThrow(/is wrong at events\.0\.at$/)
  })

  it('ignores events out of order', async () => {
    answer = { status: 200, body: { events: [event('signed', '2026-11-21T10:00:00+08:00'), event('packed', '2026-11-21T09:00:00+08:00')] } }
    await expect(courier().events(PARCEL, NOW)).rejects.toThrow('out of order')
  })

  it('is away at 5xx and without an answer, but not where it refuses one parcel', async () => {
    answer = { status: 500 }
    await expect(courier().collect(SENDING, NOW)).rejects.toThrow(Unreachable)
    await expect(httpCourier('http://127.0.0.1:9', undefined).collect(SENDING, NOW)).rejects.toThrow(Unreachable)
    answer = { status: 422 }
    await expect(courier().collect(SENDING, NOW)).rejects.not.toThrow(Unreachable)
  })
})

describe('a paid order', () => {
  const paidWith = async (own: ReturnType<typeof httpCourier> | null) => {
    const shop = await shopAt(undefined, { providers: { courier: own } })
    const [buyer] = await newBuyers(shop, 1)
    const { skuCode } = await packingOf(shop, 'otcB')
    const { orderCode } = await ordered(buyer!, { skuCode, quantity: 1 })
    await shop.db.update(orders).set({ status: OrderStatus.toShip, paidAt: shop.clock.now() }).where(eq(orders.orderCode, orderCode))
    const detail = () => buyer!.order.detail({ params: { orderCode } })
    const parcel = async () => (await buyer!.order.logistic({ params: { orderCode } })).parcel
    return { shop, orderCode, detail, parcel }
  }

  it('waits without an invented number where the shop has no courier', async () => {
    const { shop, detail, parcel } = await paidWith(null)
    shop.clock.advance(3 * 24 * 3600)
    await shop.jobs()
    expect([(await detail()).statusText, (await detail()).latest, await parcel()]).toEqual(['待发货', null, null])
  })

  it('is shown to people for as long as the service is away', async () => {
    const { shop, orderCode } = await paidWith(courier())
    const waiting = async () => (await queuesOf(shop.db, shop.clock.now())).parcelsWaiting
    answer = { status: 503 }
    const heard = listening()
    await shop.jobs()
    heard.end()
    shop.clock.advance(3600)
    const meanwhile = await waiting()
    expect(meanwhile.oldestSeconds).toBeGreaterThanOrEqual(3600)
    answer = (line) =>
      line.includes(orderCode) ? { status: 200, body: { ...COLLECTED, events: [] } } : { status: 202, body: { events: [] } }
    await shop.jobs()
    expect((await waiting()).count).toBe(meanwhile.count - 1)
  })

  it('goes the way the service tells, and is asked about once a minute', async () => {
    const { shop, orderCode, detail, parcel } = await paidWith(courier())
    answer = { status: 202 }
    await shop.jobs()
    const asked = () => service.asked.filter(({ line }) => line === `PUT /shop/parcels/${orderCode}`).length
    await shop.jobs()
    expect([asked(), (await detail()).statusText]).toEqual([1, '待发货'])
    shop.clock.advance(61)
    const at = shop.clock.now().toISOString()
    const body = { ...COLLECTED, events: [event('transit', at), event('signed', at)] }
    // The ready-made people wait for parcels too, of which nothing is known here.
    answer = (line) => (line.includes(orderCode) ? { status: 200, body } : { status: 202, body: { events: [] } })
    await shop.jobs()
    expect([asked(), (await detail()).statusText, (await parcel())?.trackingNumber]).toEqual([2, '已签收', COLLECTED.trackingNumber])
  })
})
