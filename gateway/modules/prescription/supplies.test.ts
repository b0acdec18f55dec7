import { and, eq } from 'drizzle-orm'
import type { Dose } from '../../../src/contract/dose'
import type { Input } from '../../../src/contract/endpoint'
import { OrderStatus } from '../../../src/contract/order'
import type { prescription } from '../../../src/contract/prescription'
import { DAY } from '../../../src/lib/duration'
import { shopDate } from '../../../src/lib/time'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { gatewayAt, SEEDED_AT, type Gateway } from '../../../tests/support/gateway'
import { paperPhoto } from '../../../tests/support/paperPhoto'
import { VALSARTAN } from '../../../tests/support/prescribe'
import { newBuyers, ordered, type Buyer } from '../../../tests/support/shop'
import { textsWithPatient } from '../message/patientIn'
import { messages, orderLines, orders, packings, prescriptions, settings, staff } from '../../tables'
import { hashPassword } from '../../kernel/password'
import { TEMPLATES } from '../message/templates'
import { remindOfSupplies } from './remindOfSupplies'

const PASSWORD = 'a long enough password'
const ONCE: Dose = { amount: 1, times: 1, unit: '粒' }
type Form = Input<typeof prescription.save>['body']

let gateway: Gateway
let pharmacist: StaffPerson
let others: Buyer[]
let me: Buyer
let patientId: string
let skuCode: string

beforeAll(async () => {
  gateway = await gatewayAt()
  others = await newBuyers(gateway, 12)
  await gateway.db.insert(settings).values({ key: 'rxRules', value: { validDays: 3, needsSignature: false } })
  pharmacist = await staffAt(gateway, { roles: ['pharmacist'], name: '沈知夏' })
  await gateway.db
    .update(staff)
    .set({ passwordHash: await hashPassword(PASSWORD) })
    .where(eq(staff.staffId, pharmacist.staffId))
  skuCode = (await gateway.db.select().from(packings).where(eq(packings.productCode, VALSARTAN)).orderBy(packings.position))[0]!.skuCode
})
beforeEach(async () => {
  gateway.clock.set(SEEDED_AT)
  me = others.pop()!
  await me.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
  patientId = (await me.patient.add({ body: { name: '周建国', relationLabel: 'parent', idCardNumber: '320106195806151037' } })).id
})

const later = (days: number) => gateway.clock.set(new Date(gateway.clock.now().getTime() + days * DAY).toISOString())
const form = async (dose: Dose | undefined): Promise<Form> => ({
  patientId,
  images: [(await me.upload.add({ body: { kind: 'prescription' }, file: await paperPhoto('clear') })).id],
  hospital: '清河市第一医院',
  issuedOn: shopDate(gateway.clock.now()),
  diagnosis: '原发性高血压',
  icdCode: 'I10',
  drugs: [{ productCode: VALSARTAN, quantity: 2, ...(dose && { dose }) }],
  isDeclared: true,
})
/** Handed in, approved, bought and received, all on one day, a minute after what came before. */
async function received(dose: Dose | undefined, boxes = 1) {
  gateway.clock.advance(60)
  const { prescriptionId } = await me.prescription.save({ body: await form(dose) })
  await pharmacist.prescription.approve({ params: { prescriptionId }, body: { password: PASSWORD } })
  const { orderCode } = await ordered(me, { skuCode, quantity: boxes })
  await gateway.db
    .update(orders)
    .set({ status: OrderStatus.completed, paidAt: gateway.clock.now(), signedAt: gateway.clock.now() })
    .where(eq(orders.orderCode, orderCode))
  return { prescriptionId, orderCode }
}
const supplyIn = async (prescriptionId: string) =>
  (await me.prescription.detail({ query: { prescriptionId } })).drugs.map(({ supply }) => supply?.daysLeft)

describe('what a patient should have at home of a drug', () => {
  it('is told in days where it was bought, one fewer each day, and no more once it is empty', async () => {
    const { prescriptionId } = await received(ONCE)
    expect((await me.prescription.detail({ query: { prescriptionId } })).drugs).toMatchObject([
      { dose: ONCE, supply: { daysLeft: 28, emptyOn: '2026-12-19', isReminded: true } },
    ])
    later(22)
    expect(await supplyIn(prescriptionId)).toEqual([6])
    later(6)
    expect(await supplyIn(prescriptionId)).toEqual([0])
    later(1)
    expect(await supplyIn(prescriptionId)).toEqual([undefined])
  })

  it('is told with the next prescription for the same patient, and where it was bought last', async () => {
    const first = await received(ONCE)
    later(20)
    const { prescriptionId: next } = await me.prescription.save({ body: await form(ONCE) })
    expect(await supplyIn(next)).toEqual([8])
    // The pharmacist's session of three weeks ago is over.
    await gateway.db.update(prescriptions).set({ status: 'approved' }).where(eq(prescriptions.prescriptionId, next))
    expect((await me.prescription.valid()).results.map(({ drugs }) => drugs[0]?.supply?.daysLeft)).toEqual([8])
    const { orderCode } = await ordered(me, { skuCode, quantity: 2 })
    await gateway.db
      .update(orders)
      .set({ status: OrderStatus.completed, signedAt: gateway.clock.now() })
      .where(eq(orders.orderCode, orderCode))
    expect([await supplyIn(next), await supplyIn(first.prescriptionId)]).toEqual([[8 + 56], [undefined]])
  })

  it('is not told without a dose, before it has come, after it went back, or once the consent was taken back', async () => {
    const { prescriptionId } = await received(undefined)
    expect(await supplyIn(prescriptionId)).toEqual([undefined])
    const known = await received(ONCE)
    expect(await supplyIn(known.prescriptionId)).toEqual([28])
    const mine = eq(orders.orderCode, known.orderCode)
    await gateway.db.update(orders).set({ signedAt: null }).where(mine)
    expect(await supplyIn(known.prescriptionId)).toEqual([undefined])
    await gateway.db.update(orders).set({ signedAt: gateway.clock.now() }).where(mine)
    await me.agreement.withdraw({ params: { document: 'drugUserRule' } })
    expect(await supplyIn(known.prescriptionId)).toEqual([undefined])
    await me.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
    await gateway.db.update(orderLines).set({ refundedQuantity: 1 }).where(eq(orderLines.orderCode, known.orderCode))
    expect(await supplyIn(known.prescriptionId)).toEqual([undefined])
  })

  it('is that of the one that came last where two came on a day', async () => {
    const known = await received(ONCE)
    const unknown = await received(undefined)
    expect([await supplyIn(known.prescriptionId), await supplyIn(unknown.prescriptionId)]).toEqual([[undefined], [undefined]])
    const last = await received(ONCE)
    expect(await supplyIn(last.prescriptionId)).toEqual([56])
  })

  it('takes no dose that the packing is not counted by', async () => {
    await expect(me.prescription.save({ body: await form({ ...ONCE, unit: '片' }) })).rejects.toMatchObject({
      status: 400,
      message: '缬沙坦胶囊的用法与包装不一致，请重新填写或不填',
    })
  })

  it('shows the pharmacist the dose beside the picture', async () => {
    const { prescriptionId } = await me.prescription.save({ body: await form(ONCE) })
    const found = await pharmacist.prescription.detail({ params: { prescriptionId } })
    expect(found.paper?.doses).toEqual([{ drug: '缬沙坦胶囊', dose: ONCE }])
  })
})

describe('the reminder before it is empty', () => {
  const run = () => remindOfSupplies({ db: gateway.db, providers: gateway.providers, now: gateway.clock.now() })
  const told = async () => {
    const own = and(eq(messages.memberId, me.memberId), eq(messages.template, 'supplyEnds'))
    return (await gateway.db.select().from(messages).where(own)).map((one) => textsWithPatient(gateway.providers.fileKeys, one).text)
  }
  const TEXT = '按用法和收到的盒数估算，周建国的缬沙坦胶囊约还能吃 7 天。再买要用新处方，可以提前准备'

  it('comes a week before, in the morning, once for a purchase', async () => {
    const { prescriptionId } = await received(ONCE)
    later(20)
    await run()
    expect(await told()).toEqual([])
    later(1)
    await Promise.all([run(), run()])
    later(1)
    await run()
    expect(await told()).toEqual([TEXT])
    const [{ link } = { link: '' }] = (await me.message.list({ query: { kind: 'prescription' } })).results
    expect(link).toBe('/prescription')
    expect(await supplyIn(prescriptionId)).toEqual([6])
  })

  it('is told of the next purchase again', async () => {
    await received(ONCE)
    later(21)
    await run()
    const { prescriptionId: next } = await me.prescription.save({ body: await form(ONCE) })
    await gateway.db.update(prescriptions).set({ status: 'approved' }).where(eq(prescriptions.prescriptionId, next))
    const { orderCode } = await ordered(me, { skuCode, quantity: 1 })
    await gateway.db
      .update(orders)
      .set({ status: OrderStatus.completed, signedAt: gateway.clock.now() })
      .where(eq(orders.orderCode, orderCode))
    later(28)
    await run()
    expect(await told()).toEqual([TEXT, TEXT])
  })

  it('does not come at another hour, to who turned it off, or once the consent was taken back', async () => {
    const { prescriptionId } = await received(ONCE)
    const body = { prescriptionId, productCode: VALSARTAN }
    await me.prescription.remind({ body: { ...body, isOn: false } })
    expect((await me.prescription.detail({ query: { prescriptionId } })).drugs[0]?.supply?.isReminded).toBe(false)
    later(21)
    await run()
    await me.prescription.remind({ body: { ...body, isOn: true } })
    await me.agreement.withdraw({ params: { document: 'drugUserRule' } })
    await run()
    await me.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
    gateway.clock.set('2026-12-13T11:00:00+08:00')
    await run()
    expect(await told()).toEqual([])
    gateway.clock.set('2026-12-14T10:00:00+08:00')
    await run()
    expect(await told()).toHaveLength(1)
    await expect(others[0]!.prescription.remind({ body: { ...body, isOn: false } })).rejects.toMatchObject({ status: 404 })
    await expect(me.prescription.remind({ body: { ...body, productCode: '100021', isOn: false } })).rejects.toMatchObject({ status: 404 })
  })

  it('names no drug and nobody where others can read it', () => {
    expect(TEMPLATES.supplyEnds.outside).toBe('有药快吃完了，点开看看')
  })
})
