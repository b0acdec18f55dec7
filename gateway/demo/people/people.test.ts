import { eq } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import { DAY } from '../../../src/lib/duration'
import { staffAt } from '../../../tests/support/counter'
import { shopAt } from '../../../tests/support/shop'
import { prescriptions } from '../../tables'
import { runJobs } from '../../modules/jobs'
import { simulatedCourier } from '../../providers/courier/simulatedCourier'
import { actAsStaff } from './actingStaff'
import { holdingCourier, keepReadyPeople } from './readyOrders'
import { seedStaff } from './readyStaff'
import { GOOD_PRESCRIPTION, WAITING_PRESCRIPTION } from './zhou'

/** But the one that a pharmacist's next look ends. */
const EVERY_STATE = new Set(Object.values(OrderStatus).filter((status) => status !== OrderStatus.inReview))

describe('the ready-made people', () => {
  it('give 周岚 an order in each state, a prescription for her father, coupons and favourites', async () => {
    const { zhou } = await shopAt()
    const { results } = await zhou.order.list({ query: { tab: 'all' } })
    expect(new Set(results.map(({ status }) => status))).toEqual(EVERY_STATE)
    const onItsWay = results.find(({ status }) => status === OrderStatus.shipped)
    expect(await zhou.counts.orders()).toMatchObject({
      shipped: 1,
      parcel: {
        orderCode: onItsWay?.orderCode,
        latest: onItsWay?.latest,
        count: onItsWay?.count,
        productImageUrl: onItsWay?.lines[0]?.card.productImageUrl,
      },
    })
    expect((await zhou.address.list()).results).toHaveLength(2)
    const { shops, products } = await zhou.coupon.list()
    expect([...shops, ...products].some(({ status }) => status === 'drawn')).toBe(true)
    expect((await zhou.product.favourites()).hits).toBeGreaterThan(2)
    const father = results.find(({ patientName }) => patientName === '周建国')
    expect(father?.lines[0]?.card.name).toBe('缬沙坦胶囊')
  })

  it.each([1, 360, 100_000])('are the same after four weeks on a courier’s clock of %s', async (speed) => {
    const { db, clock, providers, zhou, lin } = await shopAt(undefined, {
      providers: ({ db: own }) => ({ courier: holdingCourier(simulatedCourier(speed), own) }),
    })
    for (const days of [0.002, 0.02, 1, 28]) {
      clock.advance(days * 24 * 3600)
      const now = clock.now()
      await runJobs({ db, providers, now, jobs: { keepReadyPeople } })
      await runJobs({ db, providers, now })
    }
    const { results } = await zhou.order.list({ query: { tab: 'all' } })
    expect(new Set(results.map(({ status }) => status))).toEqual(EVERY_STATE)
    expect((await lin.order.list()).results.map(({ statusText }) => statusText)).toEqual(['运输中'])
    const [fathers] = await db.select().from(prescriptions).where(eq(prescriptions.prescriptionId, GOOD_PRESCRIPTION))
    const left = (fathers?.validUntil.getTime() ?? 0) - clock.now().getTime()
    expect([left > 2 * DAY, left < 4 * DAY]).toEqual([true, true])
    await seedStaff(db, clock.now())
    clock.advance(5 * 3600)
    await actAsStaff({ db, ring: providers.fileKeys, now: clock.now(), speed })
    const [waiting] = await db.select().from(prescriptions).where(eq(prescriptions.prescriptionId, WAITING_PRESCRIPTION))
    expect([waiting?.status, clock.now().getTime() - (waiting?.createdAt.getTime() ?? 0) < DAY / 2]).toEqual(['pending', true])
    const open = results.filter(({ status }) => status !== OrderStatus.completed && status !== OrderStatus.cancelled)
    expect(open.filter(({ createdAt }) => clock.now().getTime() - Date.parse(createdAt) > DAY)).toEqual([])
  })

  it('wait for the next who tries the counter, though somebody has asked about the prescription', async () => {
    const shop = await shopAt()
    const { db, clock, providers, zhou } = shop
    const pharmacist = await staffAt(shop, { roles: ['pharmacist'] })
    await pharmacist.prescription.ask({ params: { prescriptionId: WAITING_PRESCRIPTION }, body: { text: '现在还在吃别的药吗？' } })
    clock.advance(7 * 3600)
    await runJobs({ db, providers, now: clock.now(), jobs: { keepReadyPeople } })
    expect(await zhou.prescription.detail({ query: { prescriptionId: WAITING_PRESCRIPTION } })).toMatchObject({
      state: 'waiting',
      questions: [],
    })
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
