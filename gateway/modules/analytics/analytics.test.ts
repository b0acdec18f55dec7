import { contract } from '../../../src/contract'
import { asColumns } from '../../../scripts/lists/asColumns'
import { gatewayAt } from '../../../tests/support/gateway'
import { RETENTION_DAYS } from './retentionDays'
import { reportOf } from './reportOf'
import { reportText } from './reportText'
import { analyticsEvents, rateWindows } from '../../tables'
import { runJobs } from '../jobs'
import { purge } from '../purge'

const visitOf = (number: number) => number.toString(16).padStart(32, '0')
type Told = { type: string; route?: string; name?: string; value?: number }
const batch = (visit: number, events: Told[], more: object = {}) => ({
  visitId: visitOf(visit),
  host: 'browser' as const,
  system: 'ios' as const,
  sampling: 1,
  events: events.map((event, seq) => ({ seq, route: 'home', name: '', ...event }) as never),
  ...more,
})
const WHOLE_DAY = { from: new Date('2026-11-21T00:00:00+08:00'), to: new Date('2026-11-22T00:00:00+08:00') }

describe('what a visit reports', () => {
  it('is kept once, however often it arrives, and without an address', async () => {
    const { visitor, db } = await gatewayAt()
    const body = batch(1, [{ type: 'page' }, { type: 'timing', name: 'ready', value: 320 }])
    const tell = () => visitor.analytics.report({ body }, { address: '203.0.113.77' })
    expect((await tell()).taken).toBe(2)
    expect((await tell()).taken).toBe(0)
    expect(await db.select().from(analyticsEvents)).toHaveLength(2)
    expect(JSON.stringify([await db.select().from(analyticsEvents), await db.select().from(rateWindows)])).not.toContain('203.0.113.77')
  })

  it.each([
    ['a phone', { type: 'tap', name: '13912345678' }],
    ['an ID number', { type: 'error', name: 'bad 11010519491231002X' }],
    ['a name', { type: 'tap', name: '周建国' }],
    ['an address of a page with its parameters', { type: 'page', route: '/search/result?keyword=x' }],
    ['a type nobody agreed on', { type: 'keyword', name: 'x' }],
    ['a field nobody agreed on', { type: 'page', phone: 'x' }],
    ['a route with a number', { type: 'page', route: 'product100234' }],
    ['a name without an end', { type: 'error', name: 'x'.repeat(121) }],
    ['a time before it began', { type: 'timing', name: 'ready', value: -1 }],
    ['a time beyond an hour', { type: 'timing', name: 'seen', value: 3600_001 }],
    ['a number before the first', { type: 'page', seq: -1 }],
    ['a number beyond the last', { type: 'page', seq: 10_000 }],
  ])('is refused whole with %s in it', async (_what, event) => {
    const { call, db } = await gatewayAt()
    await expect(call(contract.analytics.report, { body: batch(1, [{ type: 'page' }, event]) })).rejects.toMatchObject({ status: 400 })
    expect(await db.select().from(analyticsEvents)).toHaveLength(0)
  })

  it.each([
    ['a visit that a person could be found by', { visitId: 'device-zhoulan' }],
    ['a host nobody knows', { host: 'alipay' }],
    ['a system nobody knows', { system: 'windows' }],
    ['an app with a name in it', { app: '6.33.0 周岚的手机' }],
    ['a visit that stands for none', { sampling: 0 }],
    ['a visit that stands for too many', { sampling: 1001 }],
    ['nothing in it', { events: [] }],
    ['a field nobody agreed on', { memberId: 'x' }],
  ])('is refused with %s', async (_what, wrong) => {
    const { call, db } = await gatewayAt()
    await expect(call(contract.analytics.report, { body: batch(1, [{ type: 'page' }], wrong) as never })).rejects.toMatchObject({
      status: 400,
    })
    expect(await db.select().from(analyticsEvents)).toHaveLength(0)
  })

  it('has its limits: fifty events a batch, three thousand an address in ten minutes, of however many visits', async () => {
    const { visitor, db } = await gatewayAt()
    const pages = (count: number) => Array.from({ length: count }, () => ({ type: 'page' }))
    const tell = (visit: number, address: string, count = 50) => visitor.analytics.report({ body: batch(visit, pages(count)) }, { address })
    await expect(tell(0, '203.0.113.77', 51)).rejects.toMatchObject({ status: 400 })
    const windows = await db.$count(rateWindows)
    for (let visit = 0; visit < 60; visit += 1) await tell(visit, '203.0.113.77')
    await expect(tell(60, '203.0.113.77', 1)).rejects.toMatchObject({ status: 429 })
    expect((await tell(60, '203.0.113.78')).taken).toBe(50)
    // Names of visits are free: none of them has a row of its own.
    expect(await db.$count(rateWindows)).toBe(windows + 2)
  })

  it(`is deleted after ${RETENTION_DAYS} days`, async () => {
    const { visitor, db, providers, clock } = await gatewayAt()
    await visitor.analytics.report({ body: batch(1, [{ type: 'page' }]) })
    const tidy = () => runJobs({ db, providers, now: clock.now(), jobs: { purge } })
    clock.advance((RETENTION_DAYS - 1) * 24 * 3600)
    await tidy()
    expect(await db.select().from(analyticsEvents)).toHaveLength(1)
    clock.advance(2 * 24 * 3600)
    await tidy()
    expect(await db.select().from(analyticsEvents)).toHaveLength(0)
  })
})

describe('the report', () => {
  it('counts visits, pages and steps, tells errors and how long pages took, and what each variant came to', async () => {
    const { visitor, db } = await gatewayAt()
    const tell = (visit: number, events: Told[], more?: object) => visitor.analytics.report({ body: batch(visit, events, more) })
    await tell(1, [
      { type: 'page' },
      { type: 'page', route: 'product' },
      { type: 'page', route: 'product' },
      { type: 'step', route: 'product', name: 'cart' },
      { type: 'step', route: 'confirm', name: 'order' },
      { type: 'step', route: 'payResult', name: 'paid' },
      { type: 'exposure', name: 'emptyCart:search' },
      { type: 'exposure', name: 'emptyCart:search' },
    ])
    await tell(2, [
      { type: 'page', route: 'product' },
      { type: 'step', route: 'product', name: 'cart' },
      { type: 'tap', route: 'product', name: 'addToCart' },
      { type: 'error', route: 'cart', name: 'GET /cart NETWORK' },
      { type: 'exposure', name: 'emptyCart:control' },
    ])
    await tell(
      3,
      Array.from({ length: 20 }, (_, at) => ({ type: 'timing', route: 'home', name: 'ready', value: (at + 1) * 100 })),
    )
    // One visit that stands for ten.
    await tell(4, [{ type: 'page' }], { sampling: 10, agentFrom: 'poster' })

    const report = await reportOf(db, WHOLE_DAY)
    expect(report.visits).toBe(13)
    expect(report.origins).toEqual([{ name: 'poster', count: 10 }])
    expect(report.views).toEqual([
      { name: 'home', count: 11 },
      { name: 'product', count: 3 },
    ])
    expect(report.funnel).toEqual([
      { name: 'product', count: 2 },
      { name: 'cart', count: 2 },
      { name: 'order', count: 1 },
      { name: 'paid', count: 1 },
    ])
    expect(report.errors).toEqual([{ name: 'GET /cart NETWORK', route: 'cart', count: 1, visits: 1 }])
    expect(report.timings).toEqual([{ route: 'home', name: 'ready', count: 20, p50: 1000, p75: 1500, p95: 1900 }])
    expect(report.exposures).toEqual([
      { name: 'emptyCart:control', count: 1, paid: 0, reported: 1 },
      { name: 'emptyCart:search', count: 1, paid: 1, reported: 1 },
    ])
    const text = reportText(report, { ...WHOLE_DAY, draw: asColumns })
    expect(text).toContain('访问 13 次')
    expect(text).toMatch(/paid +1 +50\.0% +100\.0%/)
    expect(text).toMatch(/home +ready +20 +1000 +1500 +1900/)
  })

  it('says so where nothing happened', async () => {
    const { db } = await gatewayAt()
    expect(reportText(await reportOf(db, WHOLE_DAY), { ...WHOLE_DAY, draw: asColumns })).toContain('（没有）')
  })
})
