import { RefundStatus } from '../../../src/contract/refundStates'
import { MINUTE_SECONDS } from '../../../src/lib/duration'
import { staffAt } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { refundAsked } from '../../../tests/support/refundAsked'
import { auditLog, refundApplications, staffSessions } from '../../tables'
import { simulatedCourier } from '../../providers/courier/simulatedCourier'
import { actOnRefunds } from './actingRefunds'
import { seedStaff } from './readyStaff'

const SPEED = 360

describe('a demonstration’s clerk', () => {
  let gateway: Gateway
  let refundNumber: string
  beforeEach(async () => {
    gateway = await gatewayAt(undefined, { providers: { courier: simulatedCourier(SPEED) } })
    await seedStaff(gateway.db, gateway.clock.now())
    ;({ refundNumber } = await refundAsked(gateway, gateway.zhou))
    // Nothing was paid for it, its freight neither.
    await gateway.db.update(refundApplications).set({ amount: 0, freight: 0 })
  })
  const act = () => {
    const { db, providers, clock } = gateway
    return actOnRefunds({ db, ring: providers.fileKeys, courier: providers.courier ?? null, now: clock.now(), speed: SPEED })
  }
  const after = async (seconds: number) => {
    gateway.clock.advance(seconds)
    await act()
    return (await gateway.zhou.refund.detail({ params: { refundNumber } })).statusCode
  }

  it('takes and agrees after a while, receives what the courier brought, and finds it in order; each with a line of its own', async () => {
    const { applied, returnInReview, parcelAwaited, parcelSent, toInspect, inspected, refunded } = RefundStatus
    expect([await after(10), await after(10), await after(10), await after(20)]).toEqual([
      ...[applied, returnInReview, returnInReview, parcelAwaited],
    ])
    expect(await after(600)).toBe(parcelAwaited)
    const body = { trackingId: 7 as const, trackingNumber: 'SF1234567890123' }
    await gateway.zhou.refund.track({ params: { refundNumber }, body })
    expect([await after(60), await after(230)]).toEqual([parcelSent, toInspect])
    expect([await after(20), await after(30)]).toEqual([inspected, refunded])
    const lines = (await gateway.db.select().from(auditLog)).filter(({ record }) => record === `aftersales:${refundNumber}`)
    expect(lines.map(({ title, address }) => [title, address])).toEqual(
      ['受理退款申请', '同意退款申请', '收到退回商品', '开始验收退回商品', '登记验收结果'].map((title) => [
        `演示自动办理：${title}`,
        'demonstration',
      ]),
    )
  })

  it('leaves it to a clerk who is at the counter, and what a person took to that person', async () => {
    const clerk = await staffAt(gateway, { roles: ['clerk'] })
    expect(await after(4 * MINUTE_SECONDS)).toBe(RefundStatus.applied)
    await clerk.aftersales.take({ params: { refundNumber } })
    await gateway.db.delete(staffSessions)
    expect(await after(60 * MINUTE_SECONDS)).toBe(RefundStatus.returnInReview)
  })

  it('leaves the inspection that a person began to that person', async () => {
    expect([await after(20), await after(30)]).toEqual([RefundStatus.returnInReview, RefundStatus.parcelAwaited])
    const body = { trackingId: 7 as const, trackingNumber: 'SF1234567890123' }
    await gateway.zhou.refund.track({ params: { refundNumber }, body })
    expect(await after(290)).toBe(RefundStatus.toInspect)
    const clerk = await staffAt(gateway, { roles: ['clerk'] })
    await clerk.aftersales.beginInspection({ params: { refundNumber } })
    await gateway.db.delete(staffSessions)
    expect(await after(60 * MINUTE_SECONDS)).toBe(RefundStatus.inspected)
  })
})
