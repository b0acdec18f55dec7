import { eq } from 'drizzle-orm'
import type { MeasureName } from '../../../counter/contract/today'
import { DAY, HOUR, HOUR_SECONDS, MINUTE, MINUTE_SECONDS } from '../../../src/lib/duration'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { newBuyers, ordered, packingOf, shopAt, type Buyer, type Shop } from '../../../tests/support/shop'
import { analyticsEvents, messageDeliveries, messages, orderLines, orders, packings, payments, refunds, settings } from '../../tables'
import { inTransaction } from '../../kernel/transaction'
import { notify } from '../message/notify'

let shop: Shop
let operator: StaffPerson
let buyer: Buyer

/** A Saturday, 14:20 in the shop. */
const NOW = new Date('2026-11-21T14:20:00+08:00')

beforeEach(async () => {
  shop = await shopAt()
  shop.clock.advance(4 * HOUR_SECONDS + 20 * MINUTE_SECONDS)
  expect(shop.clock.now()).toEqual(NOW)
  operator = await staffAt(shop, { roles: ['operator'] })
  ;[buyer] = (await newBuyers(shop, 1)) as [Buyer]
})

let made = 0
/** A payment of a hundred cents that came in at an instant, and half of which went back at another. */
async function paidAt(instant: string, backAt?: string) {
  const [payId, at] = [`today-${(made += 1)}`, new Date(instant)]
  await shop.db
    .insert(payments)
    .values({ payId, subjectCode: payId, methodId: 'bank', amount: 100, state: 'paid', createdAt: at, paidAt: at })
  if (backAt === undefined) return
  const done = { requestedAt: at, doneAt: new Date(backAt), state: 'done' as const }
  await shop.db.insert(refunds).values({ refundNumber: payId, payId, idempotencyKey: 'unwanted', amount: 50, reason: '不想要了', ...done })
}

const measure = async (name: MeasureName, who = operator) => (await who.today.figures()).measures.find((one) => one.measure === name)!

describe('the figures of today', () => {
  beforeEach(async () => {
    await shop.db.delete(refunds)
    await shop.db.delete(payments)
  })

  it('are those of the shop’s day by its hour, with yesterday and a week ago up to the same minute', async () => {
    for (const instant of [
      '2026-11-21T00:00:00+08:00',
      '2026-11-21T09:59:59+08:00',
      '2026-11-21T14:05:00+08:00',
      '2026-11-20T14:19:59+08:00',
      '2026-11-20T14:20:00.001+08:00',
      '2026-11-20T23:59:59.999+08:00',
      '2026-11-14T14:00:00+08:00',
      // Outside: the evening before yesterday, and a day nobody asked for.
      '2026-11-19T23:59:59+08:00',
      '2026-11-18T14:05:00+08:00',
    ])
      await paidAt(instant)
    const { today, yesterday, weekAgo } = await measure('paid')
    const counts = ({ hours }: typeof today) => hours.flatMap(({ count }, hour) => (count > 0 ? [[hour, count]] : []))
    expect([today.day, yesterday.day, weekAgo.day]).toEqual(['2026-11-21', '2026-11-20', '2026-11-14'])
    expect(counts(today)).toEqual([
      [0, 1],
      [9, 1],
      [14, 1],
    ])
    expect(counts(yesterday)).toEqual([
      [14, 2],
      [23, 1],
    ])
    expect(counts(weekAgo)).toEqual([[14, 1]])
    expect([today.running, yesterday.running, weekAgo.running]).toEqual([
      { count: 1, amount: 100 },
      { count: 1, amount: 100 },
      { count: 1, amount: 100 },
    ])
    expect(yesterday.hours[14]).toEqual({ count: 2, amount: 200 })
  })

  it('count an order when it is made, and what went back when it did', async () => {
    const before = await measure('ordered')
    const { skuCode } = await packingOf(shop, 'otcB')
    const { orderCode, payable } = await ordered(buyer, { skuCode, quantity: 1 })
    await paidAt('2026-11-19T10:00:00+08:00', '2026-11-21T08:30:00+08:00')
    const after = await measure('ordered')
    expect(after.today.hours[14]!.count - before.today.hours[14]!.count).toBe(1)
    expect(after.today.running.amount! - before.today.running.amount!).toBe(payable)
    expect((await measure('refunded')).today.hours[8]).toEqual({ count: 1, amount: 50 })
    await shop.db
      .update(orders)
      .set({ createdAt: new Date('2026-11-20T14:30:00+08:00') })
      .where(eq(orders.orderCode, orderCode))
    const moved = await measure('ordered')
    expect(moved.yesterday.hours[14]!.count - before.yesterday.hours[14]!.count).toBe(1)
    expect(moved.yesterday.running).toEqual(before.yesterday.running)
  })

  it('of a shop in which nothing happened are nothing', async () => {
    const { today, yesterday } = await measure('paid')
    expect([...today.hours, ...yesterday.hours, today.running].every(({ count, amount }) => count === 0 && amount === 0)).toBe(true)
  })

  it('are for each role what it handles: no money for a pharmacist, nothing for a doctor', async () => {
    const names = async (who: StaffPerson) => (await who.today.figures()).measures.map((one) => one.measure)
    const [pharmacist, doctor, clerk] = [
      await staffAt(shop, { roles: ['pharmacist'] }),
      await staffAt(shop, { roles: ['doctor'] }),
      await staffAt(shop, { roles: ['clerk'] }),
    ]
    expect(await names(pharmacist)).toEqual(['ordered', 'checked'])
    expect(JSON.stringify(await pharmacist.today.figures())).not.toContain('amount')
    expect(await names(clerk)).toEqual(['ordered', 'paid', 'refunded'])
    expect(await names(operator)).toEqual(['ordered', 'paid', 'refunded'])
    const refused = { status: 403 }
    for (const call of [doctor.today.figures, doctor.today.stocks, doctor.today.visits]) await expect(call()).rejects.toMatchObject(refused)
    for (const call of [pharmacist.today.failedMessages, pharmacist.today.visits, pharmacist.today.elsewhere, clerk.today.visits])
      await expect(call()).rejects.toMatchObject(refused)
    for (const call of [pharmacist.today.experiments, clerk.today.experiments]) await expect(call()).rejects.toMatchObject(refused)
  })
})

describe('stock that ends', () => {
  it('is reckoned by what was paid for in fourteen days, the soonest first, without what is gone', async () => {
    await shop.db.delete(orderLines)
    const skus = (
      await shop.db.select({ skuCode: packings.skuCode }).from(packings).where(eq(packings.status, 2)).orderBy(packings.skuCode)
    ).slice(0, 5)
    const [soon, later, cancelled, gone, slow] = skus.map(({ skuCode }) => skuCode) as [string, string, string, string, string]
    const { skuCode: any } = await packingOf(shop, 'otcB')
    const sold = async (
      skuCode: string,
      {
        boxes,
        stock,
        daysAgo = 1,
        cancelledAt = null as Date | null,
      }: { boxes: number; stock: number; daysAgo?: number; cancelledAt?: Date | null },
    ) => {
      const { orderCode } = await ordered(buyer, { skuCode: any, quantity: 1 })
      const at = new Date(NOW.getTime() - daysAgo * DAY)
      await shop.db
        .update(orders)
        .set({ createdAt: at, paidAt: at, cancelledAt, status: cancelledAt ? 7 : 2 })
        .where(eq(orders.orderCode, orderCode))
      await shop.db.update(orderLines).set({ skuCode, boxes }).where(eq(orderLines.orderCode, orderCode))
      await shop.db.update(packings).set({ stock }).where(eq(packings.skuCode, skuCode))
    }
    await sold(soon, { boxes: 28, stock: 3 })
    await sold(later, { boxes: 14, stock: 7, daysAgo: 13 })
    await sold(cancelled, { boxes: 90, stock: 1, cancelledAt: NOW })
    await sold(gone, { boxes: 10, stock: 0 })
    await sold(slow, { boxes: 1, stock: 1, daysAgo: 2 })
    await sold(slow, { boxes: 90, stock: 1, daysAgo: 15 })
    const stocks = await operator.today.stocks()
    expect(stocks).toMatchObject({ count: 2, gone: 1 })
    expect(stocks.rows.map(({ skuCode, stock, sold: boxes, daysLeft }) => [skuCode, stock, boxes, daysLeft])).toEqual([
      [soon, 3, 28, 1.5],
      [later, 7, 14, 7],
    ])
  })
})

describe('messages that failed', () => {
  const told = (template: 'orderSigned' | 'orderRefused', event: string, minutesAgo = 60) =>
    inTransaction(shop.db, (tx) =>
      notify(tx, {
        ...{ memberId: buyer.memberId, event, at: new Date(NOW.getTime() - minutesAgo * MINUTE) },
        ...(template === 'orderSigned'
          ? { template, words: { orderCode: event } }
          : { template, words: { orderCode: event, amount: '¥1.00', reason: '缺货' } }),
      } as Parameters<typeof notify>[1]),
    )
  const givenUp = async (
    event: string,
    { after, daysAgo = 0, ...more }: { after: number; daysAgo?: number; target?: string; outcome?: 'sent' },
  ) => {
    const [message] = await shop.db.select().from(messages).where(eq(messages.event, event))
    const endedAt = new Date(NOW.getTime() - daysAgo * DAY - MINUTE)
    const own = { messageId: message!.messageId, memberId: buyer.memberId, channel: 'push' as const, comesAtNight: false, attempts: 3 }
    await shop.db
      .insert(messageDeliveries)
      .values({ ...own, target: 'phone', dueAt: new Date(endedAt.getTime() - after), endedAt, lastError: 'x', ...more })
  }

  it('say what was told to whom, why it failed and what to do: first whom to call', async () => {
    await told('orderSigned', 'QH1')
    await told('orderRefused', 'QH2')
    await told('orderRefused', 'QH3', 61)
    await told('orderSigned', 'QH4')
    await shop.db.delete(messageDeliveries)
    await givenUp('QH1', { after: DAY - 10 * MINUTE })
    await givenUp('QH2', { after: MINUTE, daysAgo: 1 })
    await givenUp('QH3', { after: MINUTE, daysAgo: 2 })
    await givenUp('QH3', { after: MINUTE, daysAgo: 2, target: 'tablet', outcome: 'sent' })
    await givenUp('QH4', { after: MINUTE, daysAgo: 8 })
    const failed = await operator.today.failedMessages()
    expect(failed).toMatchObject({ count: 3, toCall: 1 })
    expect(failed.rows.map(({ title, why, todo }) => [title, why, todo])).toEqual([
      ['订单没有通过药师核对', 'refused', 'call'],
      ['包裹已签收', 'silent', 'inShop'],
      ['订单没有通过药师核对', 'refused', 'reached'],
    ])
    expect(failed.rows[0]!.phone).toBe('139****0000')
  })
})

describe('experiments', () => {
  const event = (visit: number, seq: number, more: { type: 'exposure' | 'step'; name: string; daysAgo?: number; sampling?: number }) => {
    const { daysAgo = 1, sampling = 1, ...own } = more
    const visitId = visit.toString(16).padStart(32, '0')
    return { visitId, seq, at: new Date(NOW.getTime() - daysAgo * DAY), route: 'cart', host: 'browser', system: 'ios', sampling, ...own }
  }

  it('have for each variant its share, and visits that saw it and paid; none counted before the weights changed', async () => {
    const of = (search: number) => [{ key: 'emptyCart', variants: [{ name: 'control', weight: 100 - search }, { name: 'search', weight: search }] }] // prettier-ignore
    await shop.db.update(settings).set({ value: of(20) }).where(eq(settings.key, 'experiments')) // prettier-ignore
    await shop.db
      .insert(analyticsEvents)
      .values([
        event(1, 0, { type: 'exposure', name: 'emptyCart:search' }),
        event(1, 1, { type: 'exposure', name: 'emptyCart:search' }),
        event(1, 2, { type: 'step', name: 'paid' }),
        event(2, 0, { type: 'exposure', name: 'emptyCart:control', sampling: 10 }),
        event(3, 0, { type: 'exposure', name: 'emptyCart:search', daysAgo: 31 }),
        event(4, 0, { type: 'exposure', name: 'another:search' }),
      ])
    expect(await operator.today.experiments()).toEqual({
      experiments: [
        {
          key: 'emptyCart',
          variants: [
            { name: 'control', share: 0.8, seen: 10, paid: 0, reported: 1 },
            { name: 'search', share: 0.2, seen: 1, paid: 1, reported: 1 },
          ],
        },
      ],
      from: new Date(NOW.getTime() - 30 * DAY).toISOString(),
      isSinceChange: false,
    })
    const body = { subject: 'setting', subjectId: 'experiments', edited: of(50), reason: '各一半', when: 'now' } as const
    await operator.revision.write({ body })
    shop.clock.advance(5 * MINUTE_SECONDS)
    const { experiments, from, isSinceChange } = await operator.today.experiments()
    expect([isSinceChange, Date.parse(from) >= NOW.getTime()]).toEqual([true, true])
    expect(experiments[0]!.variants).toMatchObject([
      { share: 0.5, seen: 0 },
      { share: 0.5, seen: 0 },
    ])
  })
})

describe('the visits of today’s page', () => {
  it('are read once in minutes, however many look', async () => {
    expect((await operator.today.visits()).count).toBe(0)
    const visit = { visitId: '0'.repeat(32), seq: 0, at: NOW, type: 'page' as const, route: 'home', name: '' }
    await shop.db
      .insert(analyticsEvents)
      .values({ ...visit, at: new Date(NOW.getTime() - HOUR), host: 'browser', system: 'ios', sampling: 1 })
    expect((await operator.today.visits()).count).toBe(0)
    shop.clock.advance(5 * MINUTE_SECONDS)
    expect(await operator.today.visits()).toMatchObject({ days: 7, count: 1, pages: [{ name: 'home', count: 1 }] })
  })
})
