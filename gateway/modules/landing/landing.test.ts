import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { LandingAhead, LandingFields } from '../../../counter/contract/landing'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { packingOf } from '../../../tests/support/shop'
import { DAY } from '../../../src/lib/duration'
import { couponTypes, landings, products } from '../../tables'

let gateway: Gateway
let cheng: StaffPerson
let otc: string, device: string, rx: string
beforeEach(async () => {
  gateway = await gatewayAt()
  cheng = await staffAt(gateway, { roles: ['operator'], name: '程路' })
  ;[otc, device, rx] = await Promise.all((['otcB', 'none', 'rx'] as const).map(async (mark) => (await packingOf(gateway, mark)).productCode)) as [string, string, string] // prettier-ignore
})
const at = (days: number) => new Date(gateway.clock.now().getTime() + days * DAY).toISOString()
const whole = (own: LandingAhead = {}): LandingFields => ({
  ...{ code: 'qh-new', title: '换季用品', partner: '云岭糖友会（演示）', text: '换季常备的用品。', picture: null, couponType: 'shop99' },
  ...{ productCodes: [device, otc], beginsAt: at(-1), endsAt: at(9), ...own },
})
const write = (subjectId: string, edited: LandingAhead) =>
  cheng.revision.write({ body: { subject: 'landing', subjectId, edited, reason: '新活动', when: 'now' } })
const page = (code: string) => gateway.visitor.landing.one({ params: { landingCode: code } })

describe('the landing page of a campaign', () => {
  it('is begun at the counter, found by its code however that is written, and taken back', async () => {
    const id = randomUUID()
    expect(await cheng.landing.one({ params: { landingId: id } })).toMatchObject({ isNew: true, fields: { code: '', productCodes: [] } })
    await expect(page('qh-new')).rejects.toMatchObject({ status: 404, message: '没有找到这个活动' })
    await write(id, whole({ code: ' QH-New ' }))
    expect(await page('QH-NEW')).toMatchObject({ code: 'qh-new', title: '换季用品', state: 'running', couponType: 'shop99' })
    expect((await page('qh-new')).products.map(({ productCode }) => productCode)).toEqual([device, otc])
    expect((await cheng.landing.list({ query: { sort: 'title', order: 'up' } })).results).toContainEqual(
      expect.objectContaining({ landingId: id, code: 'qh-new', productCount: 2, standing: 'running', registered: 0 }),
    )
    const [change] = (await cheng.change.list({ query: { subject: 'landing' } })).results
    await cheng.change.revert({ params: { changeId: change!.changeId } })
    await expect(page('qh-new')).rejects.toMatchObject({ status: 404 })
  })

  it.each([
    [-1, 1, 'running', 1],
    [0, 1, 'running', 1],
    [1, 2, 'coming', 0],
    [-1, 0, 'over', 0],
  ])('from day %i until day %i is %s, and offers %i product', async (from, until, state, count) => {
    await write(randomUUID(), whole({ beginsAt: at(from), endsAt: at(until), productCodes: [otc] }))
    const shown = await page('qh-new')
    expect([shown.state, shown.products.length, shown.couponType]).toEqual([state, count, count > 0 ? 'shop99' : null])
  })

  it('loses what became a prescription drug or left the shelf, and a coupon that can be drawn no more', async () => {
    await write(randomUUID(), whole())
    await gateway.db.update(products).set({ mark: 'rx' }).where(eq(products.productCode, otc))
    await gateway.db.update(products).set({ status: 3 }).where(eq(products.productCode, device))
    await gateway.db.update(couponTypes).set({ endsAt: gateway.clock.now() }).where(eq(couponTypes.couponType, 'shop99'))
    expect(await page('qh-new')).toMatchObject({ products: [], couponType: null })
  })

  it.each<[string, () => LandingAhead, object]>([
    ['a prescription drug', () => ({ productCodes: [rx] }), { field: 'productCodes', code: 'LANDING_PROBLEM' }],
    ['a product that there is not', () => ({ productCodes: ['999999'] }), { field: 'productCodes', message: '没有这些商品：999999' }],
    ['no product', () => ({ productCodes: [] }), { field: 'productCodes' }],
    ['the promise of a cure', () => ({ text: '三天根治' }), { field: 'text', message: '「根治」像是在保证疗效，活动页不能这样写' }],
    [
      'a code that another has',
      () => ({ code: 'QH-pressure' }),
      { field: 'code', message: '这个编号已用于「在家量血压，量得准」，请换一个' },
    ],
    ['a code with a space', () => ({ code: 'qh new' }), { field: 'code' }],
    ['a coupon that there is not', () => ({ couponType: 'none' }), { field: 'couponType', message: '没有这种优惠券' }],
    ['a coupon that nobody draws', () => ({ couponType: 'assistTwenty' }), { field: 'couponType' }],
    ['an end before its beginning', () => ({ endsAt: at(-2) }), { field: 'endsAt' }],
  ])('is refused with %s', async (_what, own, refusal) => {
    await expect(write(randomUUID(), whole(own()))).rejects.toMatchObject({ status: 400, ...refusal })
    expect(await gateway.db.$count(landings, eq(landings.title, '换季用品'))).toBe(0)
  })

  it('does not name a prescription drug', async () => {
    const [{ name } = { name: '' }] = await gateway.db.select({ name: products.name }).from(products).where(eq(products.productCode, rx))
    await expect(write(randomUUID(), whole({ title: `${name}优惠`.slice(0, 24) }))).rejects.toMatchObject({
      ...{ field: 'title', message: `「${name}」是处方药，不能向公众宣传` },
    })
  })

  it('can be ended whatever else is wrong of it by now', async () => {
    const id = randomUUID()
    await write(id, whole({ productCodes: [otc] }))
    await gateway.db.update(products).set({ mark: 'rx' }).where(eq(products.productCode, otc))
    await write(id, { endsAt: at(0) })
    expect((await page('qh-new')).state).toBe('over')
  })
})
