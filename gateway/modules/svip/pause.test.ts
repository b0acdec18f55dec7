import { and, eq } from 'drizzle-orm'
import { SECOND } from '../../../src/lib/duration'
import { shopTime } from '../../../src/lib/time'
import { svipBody, svipPaid } from '../../../tests/support/svipAt'
import { doneOf, svipShop } from '../../../tests/support/svipShop'
import type { Buyer } from '../../../tests/support/shop'
import { auditLog, svipOrders, svipPauses } from '../../tables'
import { beginSvipPauses } from './beginPauses'
import { settleDueSvip } from './settleSvip'
import { tellSvipEndings } from './tellEndings'

let place: Awaited<ReturnType<typeof svipShop>>
beforeAll(async () => {
  place = await svipShop(60)
})
beforeEach(() => place.at('2026-12-18'))

const REASON = '多次把体验卡卖给他人'
const RIGHTS = ['freeFreight 1', 'memberPrice 5', 'svipCoupon 4']
const paramsOf = (orderId: string) => ({ params: { orderId } })
/** Announces one, and answers when it begins. */
const announce = async (orderId: string) => {
  const { lastPause } = await place.cheng.membership.announcePause({ ...paramsOf(orderId), body: { reason: REASON } })
  return new Date(lastPause!.beginsAt)
}
/** So many seconds after a moment. */
const after = (moment: Date, seconds = 0) => place.shop.clock.set(new Date(moment.getTime() + seconds * SECOND))
const takeBack = (orderId: string) => place.cheng.membership.takePauseBack({ ...paramsOf(orderId), body: { reason: '会员说明了情况' } })
const lift = (orderId: string, wasWrong: boolean) =>
  place.cheng.membership.liftPause({ ...paramsOf(orderId), body: { reason: '核对过来往记录', wasWrong } })
const stateOf = async ({ memberId }: Buyer) =>
  (await place.shop.db.select().from(svipPauses).where(eq(svipPauses.memberId, memberId)).orderBy(svipPauses.announcedAt)).map(
    ({ state }) => state,
  )
const pauseOf = async (one: Buyer) => (await one.svip.overview()).card?.pause
const templates = async (one: Buyer) => (await place.told(one)).map(({ template }) => template)
const lastDayOf = async (one: Buyer) => (await one.svip.overview()).card?.lastDay
/** One whose rights have been paused since 10:00 of 21 December. */
async function paused(planId: 'month' | 'year' = 'year') {
  const { one, orderId } = await place.member(planId)
  after(await announce(orderId))
  await place.run(beginSvipPauses)
  return { one, orderId }
}

describe('a pause of rights', () => {
  it('is announced with the reason and how to appeal, and changes nothing until its moment', async () => {
    const { one, orderId } = await place.member()
    const beginsAt = await announce(orderId)
    expect(shopTime(beginsAt)).toBe('2026-12-21 10:00')
    after(beginsAt, -1)
    await place.run(beginSvipPauses)
    expect(await pauseOf(one)).toEqual({ state: 'announced', reason: REASON, beginsAt: beginsAt.toISOString() })
    expect(await place.rightsOf(one)).toEqual(RIGHTS)
    expect(await place.memberOff(one)).toBeGreaterThan(0)
    await one.svip.qrCode()
    expect(await place.told(one)).toEqual([
      { template: 'svipPauseComing', text: `12 月 21 日 10:00 起将暂停您的 SVIP 权益，原因：${REASON}。有异议请联系在线客服申诉` },
    ])
  })

  it('begins by itself at that moment, before a job has come to it, and is told once', async () => {
    const { one, orderId } = await place.member()
    after(await announce(orderId))
    expect(await place.memberOff(one)).toBe(0)
    expect(await pauseOf(one)).toMatchObject({ state: 'paused' })
    expect((await one.svip.orders()).orders).toMatchObject([{ state: 'running', isPaused: true }])
    await Promise.all([place.run(beginSvipPauses), place.run(beginSvipPauses)])
    expect(await stateOf(one)).toEqual(['paused'])
    expect(await place.rightsOf(one)).toEqual([])
    expect(await templates(one)).toEqual(['svipPauseComing', 'svipPaused'])
    expect((await one.serviceOrder.list({})).results).toMatchObject([{ word: '权益暂停' }])
  })

  it('stops price, freight, coupons, the code, cards to send and what would be bought, not what was given and not the refund', async () => {
    const { one, orderId } = await place.member()
    const { sendId } = await one.svip.send()
    const beginsAt = await announce(orderId)
    await expect(one.svip.buy({ body: await svipBody(one, 'month') })).rejects.toMatchObject({ status: 409, code: 'SVIP_PAUSED' })
    after(beginsAt, -1)
    const { code } = await one.svip.qrCode()
    after(beginsAt)
    const clerk = await place.operatorCalled('孟夏')
    await expect(one.svip.qrCode()).rejects.toMatchObject({ status: 409, code: 'SVIP_PAUSED' })
    await expect(clerk.svip.take({ body: { code } })).rejects.toMatchObject({ status: 409, code: 'SVIP_PAUSED' })
    await expect(one.svip.send()).rejects.toMatchObject({ status: 409, code: 'SVIP_PAUSED' })
    expect((await one.svip.sends()).left).toBe(0)
    await expect(place.newcomer().svip.open({ params: { sendId } })).rejects.toMatchObject({ status: 409, code: 'SEND_CLOSED' })
    place.at('2027-01-19')
    await place.run(settleDueSvip)
    expect(await place.couponsOf(one)).toHaveLength(4)
    expect((await one.svip.overview()).card).toMatchObject({ nextCouponsOn: null, pause: { state: 'paused' } })
    const quoted = (await one.svip.order(paramsOf(orderId))).refund!
    expect(quoted).toMatchObject({ monthsLeft: 10, problem: null })
    await one.svip.refund({ ...paramsOf(orderId), body: { back: quoted.back } })
    expect(await stateOf(one)).toEqual(['over'])
    await svipPaid(place.shop, one, 'month')
    expect(await place.rightsOf(one)).toEqual(RIGHTS)
  })

  it('is opened for nobody whose own rights are paused', async () => {
    const { one } = await paused()
    const { one: other } = await place.member()
    const { sendId } = await other.svip.send()
    await expect(one.svip.open({ params: { sendId } })).rejects.toMatchObject({ status: 409, code: 'SVIP_PAUSED' })
    expect((await other.svip.sends()).results).toMatchObject([{ state: 'offered' }])
  })

  it('is taken back until it begins, and no longer', async () => {
    const { one, orderId } = await place.member()
    const first = await announce(orderId)
    after(first, -1)
    await takeBack(orderId)
    after(first, 1)
    await place.run(beginSvipPauses)
    expect(await place.memberOff(one)).toBeGreaterThan(0)
    expect(await templates(one)).toEqual(['svipPauseComing', 'svipPauseTakenBack'])
    await expect(takeBack(orderId)).rejects.toMatchObject({ status: 409, code: 'NOT_PAUSED' })
    after(await announce(orderId))
    await expect(takeBack(orderId)).rejects.toMatchObject({ status: 409, code: 'PAUSE_BEGAN' })
    expect(await stateOf(one)).toEqual(['takenBack', 'announced'])
  })

  it('that was right is lifted: rights count, this month’s coupons come, those of months that passed do not', async () => {
    const { one, orderId } = await paused()
    place.at('2027-03-01')
    await lift(orderId, false)
    expect(await place.rightsOf(one)).toEqual(RIGHTS)
    expect(await place.memberOff(one)).toBeGreaterThan(0)
    expect(await place.couponsOf(one)).toHaveLength(8)
    expect(await lastDayOf(one)).toBe('2027-12-18')
    expect(await pauseOf(one)).toBeNull()
    expect((await templates(one)).at(-1)).toBe('svipPauseLifted')
    await expect(lift(orderId, false)).rejects.toMatchObject({ status: 409, code: 'NOT_PAUSED' })
    await expect(lift(orderId, true)).rejects.toMatchObject({ status: 409, code: 'NOT_PAUSED' })
  })
})

describe('a pause that was a mistake', () => {
  it.each([
    ['2026-12-21', '10:01', 1, '2027-12-19'],
    ['2026-12-22', '10:00', 1, '2027-12-19'],
    ['2026-12-22', '10:01', 2, '2027-12-20'],
    ['2027-01-20', '10:00', 30, '2028-01-17'],
  ])('lifted on %s at %s gives %i days back', async (day, clock, days, lastDay) => {
    const { one, orderId } = await paused()
    place.at(day, clock)
    expect(await lift(orderId, true)).toMatchObject({ extraDays: days, lastDay, pause: null, lastPause: { state: 'corrected', days } })
    expect(await lastDayOf(one)).toBe(lastDay)
    expect((await place.told(one)).at(-1)?.text).toContain(`${days} 天已补回`)
  })

  it('has coupons of its months come, lets what follows begin later, and counts its days as not used', async () => {
    const { one, orderId } = await paused()
    const next = await svipPaid(place.shop, one, 'month').catch((error: unknown) => error)
    expect(next).toMatchObject({ code: 'SVIP_PAUSED' })
    place.at('2027-03-01')
    await lift(orderId, true)
    expect(await place.couponsOf(one)).toHaveLength(12)
    await svipPaid(place.shop, one, 'month')
    expect((await one.svip.orders()).orders.map(({ firstDay, lastDay }) => [firstDay, lastDay])).toEqual([
      ['2028-02-27', '2028-03-26'],
      ['2026-12-18', '2028-02-26'],
    ])
    // 70 days came back: 1 March is a day of the first month.
    expect((await one.svip.order(paramsOf(orderId))).refund).toMatchObject({ monthsLeft: 11 })
  })

  it('moves what was bought before it, and the notice of the end with it', async () => {
    const { one, orderId } = await place.member('month')
    await svipPaid(place.shop, one, 'month')
    await announce(orderId)
    place.at('2026-12-31')
    await place.run(beginSvipPauses)
    await lift(orderId, true)
    expect((await one.svip.orders()).orders.map(({ firstDay, lastDay }) => [firstDay, lastDay])).toEqual([
      ['2027-01-29', '2027-02-28'],
      ['2026-12-18', '2027-01-28'],
    ])
    place.at('2027-02-21')
    await place.run(settleDueSvip)
    await place.run(tellSvipEndings)
    place.at('2027-02-22')
    await place.run(tellSvipEndings)
    expect((await templates(one)).filter((template) => template === 'svipEnding')).toHaveLength(1)
  })

  it('is told of its end again where that was told already', async () => {
    const { one, orderId } = await place.member('month')
    place.at('2027-01-12')
    await place.run(tellSvipEndings)
    await announce(orderId)
    place.at('2027-01-17')
    await place.run(tellSvipEndings)
    await lift(orderId, true)
    // It ends on 20 January now.
    await place.run(tellSvipEndings)
    await place.run(tellSvipEndings)
    expect((await templates(one)).filter((template) => template === 'svipEnding')).toHaveLength(2)
  })

  it('begins again what ended meanwhile, also beside something newer', async () => {
    const { one, orderId } = await paused('month')
    place.at('2027-02-18')
    await place.run(settleDueSvip)
    expect(await stateOf(one)).toEqual(['over'])
    // From 21 December, 10:00, until 18 January was over: 29 days, the last begun.
    expect(await lift(orderId, true)).toMatchObject({ state: 'running', lastDay: '2027-03-19', pause: null })
    expect(await place.rightsOf(one)).toEqual(RIGHTS)
    place.at('2027-03-20', '00:00')
    expect((await one.svip.overview()).card).toBeNull()
    const { one: other, orderId: first } = await pausedAgain()
    const second = await svipPaid(place.shop, other, 'month')
    await lift(first, true)
    expect((await other.svip.order(paramsOf(second))).order).toMatchObject({ state: 'running', lastDay: '2027-04-16' })
  })

  async function pausedAgain() {
    place.at('2026-12-18')
    const held = await paused('month')
    place.at('2027-02-18')
    await place.run(settleDueSvip)
    return held
  }

  it('has no days to give where its member gave everything back', async () => {
    const { one, orderId } = await paused()
    place.at('2027-01-18')
    const { back } = (await one.svip.order(paramsOf(orderId))).refund!
    await one.svip.refund({ ...paramsOf(orderId), body: { back } })
    await expect(lift(orderId, true)).rejects.toMatchObject({ status: 409, code: 'NOT_HELD' })
    expect(await stateOf(one)).toEqual(['over'])
  })
})

describe('of a pause', () => {
  it('one is announced, however many announce it at once, and the others learn who did', async () => {
    const { one, orderId } = await place.member()
    const lu = await place.operatorCalled('陆鸣')
    const { version } = await place.cheng.membership.detail(paramsOf(orderId))
    const by = (person: typeof lu) => person.membership.announcePause({ ...paramsOf(orderId), body: { reason: REASON } }, { version })
    expect(await doneOf([by(place.cheng), by(lu), by(place.cheng), by(lu)])).toBe(1)
    await expect(by(lu)).rejects.toMatchObject({ status: 409, code: 'CHANGED_SINCE' })
    await expect(announce(orderId)).rejects.toMatchObject({ status: 409, code: 'PAUSE_OPEN' })
    expect(await stateOf(one)).toEqual(['announced'])
    expect(await templates(one)).toEqual(['svipPauseComing'])
  })

  it('the end comes once, lifted or corrected', async () => {
    const { one, orderId } = await paused()
    place.at('2026-12-25')
    const { version } = await place.cheng.membership.detail(paramsOf(orderId))
    const end = (wasWrong: boolean) =>
      place.cheng.membership.liftPause({ ...paramsOf(orderId), body: { reason: '核对过来往记录', wasWrong } }, { version })
    expect(await doneOf([end(true), end(false), end(true)])).toBe(1)
    const [row] = await place.shop.db.select().from(svipOrders).where(eq(svipOrders.orderId, orderId))
    expect([(await stateOf(one))[0], row?.extraDays]).toEqual(row?.extraDays === 0 ? ['lifted', 0] : ['corrected', 4])
  })

  it('nothing is announced of what is over, and every act stands in the audit log with its reason', async () => {
    const { orderId } = await paused()
    await lift(orderId, false)
    const lines = await place.shop.db
      .select({ title: auditLog.title, changes: auditLog.changes })
      .from(auditLog)
      .where(and(eq(auditLog.record, `svip:${orderId}`), eq(auditLog.outcome, 'done')))
      .orderBy(auditLog.at)
    expect(lines.map(({ title, changes }) => [title, changes?.reason?.to])).toEqual([
      ['告知暂停会员权益', REASON],
      ['恢复会员权益', '核对过来往记录'],
    ])
    place.at('2028-01-01')
    await expect(announce(orderId)).rejects.toMatchObject({ status: 409, code: 'NOT_HELD' })
  })
})
