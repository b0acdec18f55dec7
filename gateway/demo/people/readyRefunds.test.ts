import { RefundStatus } from '../../../src/contract/refundStates'
import { DAY } from '../../../src/lib/duration'
import { shopAt, type Shop } from '../../../tests/support/shop'
import { runJobs } from '../../modules/jobs'
import { simulatedCourier } from '../../providers/courier/simulatedCourier'
import { actOnRefunds } from './actingRefunds'
import { holdingCourier, keepReadyPeople } from './readyOrders'
import { keepReadyRefunds } from './readyRefunds'
import { seedStaff } from './readyStaff'

describe('the refunds of 周岚', () => {
  const shopOf = async (speed: number) => {
    const shop = await shopAt(undefined, {
      providers: ({ db }) => ({ courier: holdingCourier(simulatedCourier(speed), db) }),
    })
    await seedStaff(shop.db, shop.clock.now())
    return shop
  }
  const round = async ({ db, providers, clock }: Shop, speed = 360) => {
    const now = clock.now()
    await runJobs({ db, providers, now, jobs: { keepReadyPeople, keepReadyRefunds } })
    await actOnRefunds({ db, ring: providers.fileKeys, courier: providers.courier ?? null, now, speed })
    await runJobs({ db, providers, now })
  }
  const listed = async ({ zhou }: Shop) => (await zhou.refund.list({})).results

  it('are one whose parcel is awaited and one whose money is back, with nothing new to read and no order more', async () => {
    const shop = await shopOf(360)
    const { zhou } = shop
    const before = [(await zhou.order.list({ query: { tab: 'all' } })).hits, (await zhou.message.unread()).total]
    await round(shop)
    await round(shop)
    const [waiting, over, ...others] = await listed(shop)
    expect([waiting?.statusCode, over?.statusCode, others]).toEqual([RefundStatus.parcelAwaited, RefundStatus.refunded, []])
    expect([waiting?.lines[0]?.card.name, waiting?.can]).toEqual(['上臂式电子血压计', { cancel: true, track: true, hide: false }])
    expect([(await zhou.order.list({ query: { tab: 'all' } })).hits, (await zhou.message.unread()).total]).toEqual(before)
    const { note, log, returnTo } = await zhou.refund.detail({ params: { refundNumber: waiting!.refundNumber } })
    expect([note, log.length, returnTo?.phone]).toEqual(['想换成带语音的款式，没有拆封', 3, expect.any(String)])
    expect(await zhou.order.detail({ params: { orderCode: waiting!.orderCode } })).toMatchObject({
      afterSales: { canApply: false, openRefund: waiting!.refundNumber },
    })
  })

  it.each([1, 360, 100_000])('stay so after four weeks on a courier’s clock of %s', async (speed) => {
    const shop = await shopOf(speed)
    for (const days of [0.002, 0.02, 1, 9, 18]) {
      shop.clock.advance(days * 24 * 3600)
      await round(shop, speed)
      const [waiting, over] = await listed(shop)
      expect([waiting?.statusCode, over?.statusCode]).toEqual([RefundStatus.parcelAwaited, RefundStatus.refunded])
      const left = Date.parse(waiting!.until!.at) - shop.clock.now().getTime()
      expect([left > 4 * DAY, left < 7 * DAY]).toEqual([true, true])
    }
  })

  it('stay what somebody made of them', async () => {
    const shop = await shopOf(360)
    await round(shop)
    const [waiting] = await listed(shop)
    await shop.zhou.refund.cancel({ params: { refundNumber: waiting!.refundNumber } })
    shop.clock.advance(9 * 24 * 3600)
    await round(shop)
    const open = await shop.zhou.refund.list({ query: { filter: 'open' } })
    expect(open.results).toEqual([])
  })
})
