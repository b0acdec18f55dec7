import { and, eq } from 'drizzle-orm'
import type { Dose } from '../../../src/contract/dose'
import type { Input } from '../../../src/contract/endpoint'
import type { cabinet } from '../../../src/contract/cabinet'
import { OrderStatus } from '../../../src/contract/order'
import { DAY } from '../../../src/lib/duration'
import { gatewayAt, SEEDED_AT, type Gateway } from '../../../tests/support/gateway'
import { prescribe, VALSARTAN } from '../../../tests/support/prescribe'
import { newBuyers, ordered, packingOf, type Buyer } from '../../../tests/support/shop'
import { cabinetArrivals, cabinetDoses, cabinetMedicines, orderLines, orders, packings } from '../../tables'
import { randomId } from '../../lib/hash'
import { MAX_MEDICINES } from './medicines'

type Form = Input<typeof cabinet.add>['body']

const NONE = { status: 404, code: 'NOT_FOUND' }
const MORNING = { moment: 'afterBreakfast', time: '07:30' } as const
const EVENING = { moment: 'afterSupper', time: '20:00' } as const
const CALCIUM: Form = {
  ...{ name: '碳酸钙D₃片', specification: '600mg×60片', unit: '片', left: 44 },
  ...{ expiresOn: '2027-08-31', plan: { amount: 1, times: [EVENING], isReminded: false } },
}

let gateway: Gateway
let others: Buyer[]
let me: Buyer
let father: string
beforeAll(async () => {
  gateway = await gatewayAt()
  others = await newBuyers(gateway, 32)
})
beforeEach(async () => {
  gateway.clock.set(SEEDED_AT)
  me = others.pop()!
  await me.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21,cabinetRule@2026-11-21' } })
  father = (await me.patient.add({ body: { name: '周建国', relationLabel: 'parent', idCardNumber: '320106195806151037' } })).id
})
const later = (days: number) => gateway.clock.set(new Date(gateway.clock.now().getTime() + days * DAY).toISOString())
const add = (form: Partial<Form> = {}) => me.cabinet.add({ body: { ...CALCIUM, ...form } })
const today = async () => (await me.cabinet.list()).day
const tick = (id: string, body: { day: string; time: string; isTaken: boolean }) => me.cabinet.tick({ params: { id }, body })

describe('a medicine in the cabinet', () => {
  it('is less each day by its plan, and says until when it lasts', async () => {
    const { id } = await add({ patientId: father, left: 14 })
    const standing = async () => (await me.cabinet.list()).medicines.map(({ left, daysLeft, emptyOn }) => ({ left, daysLeft, emptyOn }))
    expect(await standing()).toEqual([{ left: 14, daysLeft: 14, emptyOn: '2026-12-05' }])
    later(10)
    expect(await standing()).toEqual([{ left: 4, daysLeft: 4, emptyOn: '2026-12-05' }])
    later(10)
    expect(await standing()).toEqual([{ left: 0, daysLeft: 0, emptyOn: '2026-12-05' }])
    expect((await me.cabinet.list()).doses).toEqual([])
    expect(await me.cabinet.list()).toMatchObject({ people: [{ patientId: father, name: '周建国', hasPhone: false }], medicines: [{ id }] })
  })

  it('is not taken beyond the last day on which it may be used', async () => {
    await add({ expiresOn: '2026-11-22' })
    const doses = async () => (await me.cabinet.list()).doses.length
    gateway.clock.set('2026-11-22T10:00:00+08:00')
    expect(await doses()).toBe(1)
    later(1)
    expect(await doses()).toBe(0)
  })

  it('that was counted anew lasts from that day, and nothing is lost of what was not changed', async () => {
    const { id, version, ...before } = await add()
    later(4)
    const { left: _left, emptyOn: _emptyOn, daysLeft: _daysLeft, orderCode: _orderCode, ...kept } = before
    const after = await me.cabinet.change({ params: { id }, body: { ...kept, left: 10, version } })
    expect(after).toMatchObject({ ...kept, left: 10, daysLeft: 10, version: version + 1 })
  })

  it('is refused a change that was made from an older state of it, and stays as it is', async () => {
    const { id, version } = await add()
    const change = (left: number) => me.cabinet.change({ params: { id }, body: { ...CALCIUM, left, version } })
    const outcomes = await Promise.allSettled([change(1), change(2), change(3)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(change(4)).rejects.toMatchObject({ status: 409, code: 'CHANGED' })
    expect((await me.cabinet.list()).medicines).toMatchObject([{ version: version + 1 }])
  })

  it.each<[string, string, Partial<Form>]>([
    ['请填写药名', 'name', { name: ' ' }],
    ['请选择单位', 'unit', { unit: null }],
    ['数量应为半片的倍数', 'left', { left: 1.3 }],
    ['数量不能小于 0', 'left', { left: -1 }],
    ['请至少选一个时间', 'plan.times', { plan: { amount: 1, times: [], isReminded: false } }],
    ['两次的时间不能相同', 'plan.times', { plan: { amount: 1, times: [MORNING, { ...EVENING, time: '07:30' }], isReminded: false } }],
    ['时间应为 07:30 的样子', 'plan.times.0.time', { plan: { amount: 1, times: [{ ...MORNING, time: '24:00' }], isReminded: false } }],
    ['每次至少半片', 'plan.amount', { plan: { amount: 0, times: [MORNING], isReminded: false } }],
    ['日期应为 2026-10-23 的样子', 'expiresOn', { expiresOn: '2026-02-30' }],
  ])('%s', async (message, field, form) => {
    await expect(add(form)).rejects.toMatchObject({ status: 400, message, field })
    expect((await me.cabinet.list()).medicines).toEqual([])
  })

  it('is nobody else’s: not to be read, changed, ticked, taken out, or put beside another’s patient', async () => {
    const { id, version } = await add({ patientId: father })
    const stranger = others.pop()!
    await stranger.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21,cabinetRule@2026-11-21' } })
    const day = await today()
    expect((await stranger.cabinet.list()).medicines).toEqual([])
    await expect(stranger.cabinet.change({ params: { id }, body: { ...CALCIUM, version } })).rejects.toMatchObject(NONE)
    for (const isTaken of [true, false])
      await expect(stranger.cabinet.tick({ params: { id }, body: { day, time: '20:00', isTaken } })).rejects.toMatchObject(NONE)
    await expect(stranger.cabinet.remove({ params: { id } })).rejects.toMatchObject(NONE)
    await expect(stranger.cabinet.add({ body: { ...CALCIUM, patientId: father } })).rejects.toMatchObject(NONE)
    expect((await me.cabinet.list()).medicines).toMatchObject([{ id, version }])
  })

  it('bears no code but one of the shop’s products', async () => {
    const unknown = { status: 400, code: 'NO_PRODUCT', field: 'productCode' }
    await expect(add({ productCode: '2611210000000001' })).rejects.toMatchObject(unknown)
    const { id, version } = await add({ productCode: VALSARTAN })
    const change = { params: { id }, body: { ...CALCIUM, productCode: '2611210000000001', version } }
    await expect(me.cabinet.change(change)).rejects.toMatchObject(unknown)
  })

  it('goes with its patient, and everything with the consent; without one nothing is read or written', async () => {
    const { id } = await add({ patientId: father })
    await tick(id, { day: await today(), time: '20:00', isTaken: true })
    await add()
    await gateway.db.insert(cabinetArrivals).values({ memberId: me.memberId, lineId: '1', isKept: false, at: gateway.clock.now() })
    await me.patient.remove({ params: { id: father } })
    expect((await me.cabinet.list()).medicines).toHaveLength(1)
    await me.agreement.withdraw({ params: { document: 'cabinetRule' } })
    const needed = { status: 403, code: 'CONSENT_NEEDED', details: { documents: [expect.objectContaining({ document: 'cabinetRule' })] } }
    await expect(me.cabinet.list()).rejects.toMatchObject(needed)
    await expect(add()).rejects.toMatchObject(needed)
    const own = [cabinetMedicines, cabinetDoses, cabinetArrivals].map((table) => gateway.db.$count(table, eq(table.memberId, me.memberId)))
    expect(await Promise.all(own)).toEqual([0, 0, 0])
    expect(await me.counts.cabinet()).toEqual({ medicines: 0, toTake: 0 })
  })

  it(`finds room for ${MAX_MEDICINES}, also where many are put away at once`, async () => {
    const { id } = await add()
    const [row] = await gateway.db.select().from(cabinetMedicines).where(eq(cabinetMedicines.id, id))
    const full = Array.from({ length: MAX_MEDICINES - 3 }, () => ({ ...row!, id: randomId(), remindAt: null }))
    await gateway.db.insert(cabinetMedicines).values(full)
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, (_, at) => add({ name: `药 ${at}` })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    await expect(add()).rejects.toMatchObject({ status: 409, code: 'TOO_MANY' })
  })
})

describe('the doses of a day', () => {
  it('stand in the order of the day, ticked once however often it is said, and the tick can be taken back', async () => {
    const { id } = await add({ plan: { amount: 1, times: [EVENING, MORNING], isReminded: false } })
    const day = await today()
    await Promise.all(Array.from({ length: 6 }, () => tick(id, { day, time: '07:30', isTaken: true })))
    const takenAt = gateway.clock.now().toISOString()
    expect((await me.cabinet.list()).doses).toEqual([
      { medicineId: id, ...MORNING, takenAt },
      { medicineId: id, ...EVENING, takenAt: null },
    ])
    expect(await me.counts.cabinet()).toEqual({ medicines: 1, toTake: 1 })
    await tick(id, { day, time: '07:30', isTaken: false })
    expect(await me.counts.cabinet()).toEqual({ medicines: 1, toTake: 2 })
  })

  it('that is ticked while its medicine is taken out is ticked before or not there', async () => {
    const day = await today()
    const ids = await Promise.all(Array.from({ length: 8 }, async () => (await add()).id))
    const outcomes = await Promise.allSettled(
      ids.flatMap((id) => [me.cabinet.remove({ params: { id } }), tick(id, { day, time: '20:00', isTaken: true })]),
    )
    for (const refused of outcomes.filter(({ status }) => status === 'rejected')) expect(refused).toMatchObject({ reason: NONE })
    expect(await gateway.db.$count(cabinetDoses, eq(cabinetDoses.memberId, me.memberId))).toBe(0)
  })

  it('of yesterday can still be ticked after midnight, those before and of tomorrow cannot, nor what is not planned', async () => {
    const { id } = await add()
    const day = await today()
    await expect(tick(id, { day: '2026-11-22', time: '20:00', isTaken: true })).rejects.toMatchObject({ status: 409, code: 'DAY_OVER' })
    await expect(tick(id, { day, time: '07:30', isTaken: true })).rejects.toMatchObject({ status: 409, code: 'NOT_PLANNED' })
    later(1)
    await tick(id, { day, time: '20:00', isTaken: true })
    later(1)
    await expect(tick(id, { day, time: '20:00', isTaken: true })).rejects.toMatchObject({ status: 409, code: 'DAY_OVER' })
  })

  it('earn the task’s coins once a day, when all of them are ticked', async () => {
    const { id } = await add({ plan: { amount: 1, times: [MORNING, EVENING], isReminded: false } })
    const day = await today()
    const status = async () => (await me.sign.tasks()).results.find((task) => task.id === 'cabinet')?.status
    const receive = () => me.sign.receiveCoin({ body: { id: 'cabinet' } })
    await tick(id, { day, time: '07:30', isTaken: true })
    await expect(receive()).rejects.toMatchObject({ status: 409, code: 'TASK_OPEN' })
    await tick(id, { day, time: '20:00', isTaken: true })
    expect(await status()).toBe('completed')
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, receive))
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
    expect(await status()).toBe('received')
    later(1)
    expect(await status()).toBe('open')
  })
})

describe('what orders brought', () => {
  const ONCE: Dose = { amount: 1, times: 1, unit: '粒' }
  const receive = (orderCode: string) =>
    gateway.db
      .update(orders)
      .set({ status: OrderStatus.completed, paidAt: gateway.clock.now(), signedAt: gateway.clock.now() })
      .where(eq(orders.orderCode, orderCode))
  const putAway = (lineIds: string[], isKept = true) => me.cabinet.putAway({ body: { lineIds, isKept } })
  async function boughtOtc(quantity = 2) {
    const { skuCode } = await packingOf(gateway, 'otcB')
    const { orderCode } = await ordered(me, { skuCode, quantity })
    await receive(orderCode)
    return orderCode
  }

  it('is asked about once it has come: put away once, or left out for good', async () => {
    const { skuCode } = await packingOf(gateway, 'otcB')
    const { orderCode } = await ordered(me, { skuCode, quantity: 2 })
    expect((await me.cabinet.list()).arrivals).toEqual([])
    await receive(orderCode)
    const [arrival, ...rest] = (await me.cabinet.list()).arrivals
    expect([arrival, rest]).toEqual([expect.objectContaining({ orderCode, boxes: 2, patientId: null, receivedOn: await today() }), []])
    await Promise.all(Array.from({ length: 4 }, () => putAway([arrival!.lineId])))
    expect(await me.cabinet.list()).toMatchObject({ arrivals: [], medicines: [{ name: arrival!.name, patientId: null, orderCode }] })
    await boughtOtc()
    const [second] = (await me.cabinet.list()).arrivals
    await putAway([second!.lineId], false)
    await putAway([second!.lineId])
    expect(await me.cabinet.list()).toMatchObject({ arrivals: [], medicines: [{ orderCode }] })
  })

  it('is added to what there is of it: what is left, and what came', async () => {
    await boughtOtc(1)
    await putAway((await me.cabinet.list()).arrivals.map(({ lineId }) => lineId))
    const [first] = (await me.cabinet.list()).medicines
    await boughtOtc(3)
    await boughtOtc(2)
    await Promise.all((await me.cabinet.list()).arrivals.map(({ lineId }) => putAway([lineId])))
    expect((await me.cabinet.list()).medicines).toMatchObject([{ id: first!.id, left: first!.left === null ? null : first!.left * 6 }])
  })

  it('is less what went back, nothing of what was cancelled, no goods that are no medicine, and nobody else’s', async () => {
    const orderCode = await boughtOtc(3)
    const ofOrder = eq(orderLines.orderCode, orderCode)
    await gateway.db.update(orderLines).set({ refundedQuantity: 2 }).where(ofOrder)
    const [arrival] = (await me.cabinet.list()).arrivals
    expect(arrival?.boxes).toBe(1)
    const stranger = others.pop()!
    await stranger.agreement.agree({ body: { agreements: 'cabinetRule@2026-11-21' } })
    await expect(stranger.cabinet.putAway({ body: { lineIds: [arrival!.lineId], isKept: true } })).rejects.toMatchObject(NONE)
    await gateway.db.update(orderLines).set({ refundedQuantity: 3 }).where(ofOrder)
    expect((await me.cabinet.list()).arrivals).toEqual([])
    await gateway.db.update(orderLines).set({ refundedQuantity: 0 }).where(ofOrder)
    await gateway.db.update(orders).set({ cancelledAt: gateway.clock.now() }).where(eq(orders.orderCode, orderCode))
    expect((await me.cabinet.list()).arrivals).toEqual([])
    const { skuCode } = await packingOf(gateway, 'none')
    await receive((await ordered(me, { skuCode, quantity: 1 })).orderCode)
    expect((await me.cabinet.list()).arrivals).toEqual([])
    const longAgo = new Date(gateway.clock.now().getTime() - 61 * DAY)
    await gateway.db.update(orders).set({ cancelledAt: null, signedAt: longAgo }).where(eq(orders.orderCode, orderCode))
    expect((await me.cabinet.list()).arrivals).toEqual([])
  })

  it('by a prescription is its patient’s, taken as the doctor wrote, and rings nobody before the member says so', async () => {
    await prescribe(gateway, me.memberId, { patientId: father, dose: ONCE })
    const [packing] = await gateway.db
      .select()
      .from(packings)
      .where(and(eq(packings.productCode, VALSARTAN), eq(packings.position, 0)))
    const { orderCode } = await ordered(me, { skuCode: packing!.skuCode, quantity: 1 })
    await receive(orderCode)
    const { arrivals } = await me.cabinet.list()
    expect(arrivals).toMatchObject([{ orderCode, productCode: VALSARTAN, patientId: father }])
    await putAway(arrivals.map(({ lineId }) => lineId))
    const { medicines } = await me.cabinet.list()
    expect(medicines).toMatchObject([
      { patientId: father, unit: '粒', left: 28, daysLeft: 28, plan: { amount: 1, times: [MORNING], isReminded: false } },
    ])
  })
})
