import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Input } from '../../../src/contract/endpoint'
import type { cabinet } from '../../../src/contract/cabinet'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { newBuyers, type Buyer } from '../../../tests/support/shop'
import { messages } from '../../tables'
import { textsWithPatient } from '../message/patientIn'
import { TEMPLATES } from '../message/templates'
import { purge } from '../purge'
import { remindOfCabinets } from './remindOfCabinets'
import { remindOfDoses } from './remindOfDoses'

type Form = Input<typeof cabinet.add>['body']

const MORNING = { moment: 'afterBreakfast', time: '07:30' } as const
const EVENING = { moment: 'afterSupper', time: '20:00' } as const
const VALSARTAN: Form = {
  ...{ name: '缬沙坦胶囊', unit: '粒', left: 28 },
  plan: { amount: 1, times: [MORNING], isReminded: true },
}

let gateway: Gateway
let others: Buyer[]
let me: Buyer
let father: string
beforeAll(async () => {
  gateway = await gatewayAt()
  others = await newBuyers(gateway, 12)
})
beforeEach(async () => {
  set('2026-11-25T06:00')
  me = others.pop()!
  await me.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21,cabinetRule@2026-11-21' } })
  father = (await me.patient.add({ body: { name: '周建国', relationLabel: 'parent', idCardNumber: '320106195806151037' } })).id
})
const set = (time: string) => gateway.clock.set(`${time}:00+08:00`)
const add = (form: Partial<Form> = {}) => me.cabinet.add({ body: { ...VALSARTAN, patientId: father, ...form } })
const run = async (job: typeof remindOfDoses) => job({ db: gateway.db, providers: gateway.providers, now: gateway.clock.now() })
const ring = (time: string) => {
  set(time)
  return run(remindOfDoses)
}
const look = (time: string) => {
  set(time)
  return run(remindOfCabinets)
}
/** What stands in the member's list, the oldest first. */
async function told() {
  const rows = await gateway.db
    .select()
    .from(messages)
    .where(and(eq(messages.memberId, me.memberId), isNull(messages.replacedAt)))
    .orderBy(asc(messages.at))
  return rows.map((row) => textsWithPatient(gateway.providers.fileKeys, row).text)
}

describe('a dose that is due', () => {
  it('is told once at its time, all of one person in one message, by however many gateways', async () => {
    await add()
    await add({ name: '苯磺酸氨氯地平片', unit: '片' })
    await add({ name: '维生素C片', patientId: null })
    await ring('2026-11-25T07:29')
    expect(await told()).toEqual([])
    set('2026-11-25T07:30')
    await Promise.all([run(remindOfDoses), run(remindOfDoses)])
    await ring('2026-11-25T07:31')
    expect((await told()).sort()).toEqual([
      '周建国 07:30 的药：缬沙坦胶囊等 2 种药。吃过以后在家庭药箱里打勾',
      '家里 07:30 的药：维生素C片。吃过以后在家庭药箱里打勾',
    ])
  })

  it('is told day by day, the last alone stands in the list, and outside the shop nobody reads a name', async () => {
    await add({ plan: { amount: 1, times: [MORNING, EVENING], isReminded: true } })
    await ring('2026-11-25T07:30')
    await ring('2026-11-25T20:00')
    await ring('2026-11-26T07:30')
    expect(await told()).toEqual(['周建国 07:30 的药：缬沙坦胶囊。吃过以后在家庭药箱里打勾'])
    expect(await gateway.db.$count(messages, eq(messages.memberId, me.memberId))).toBe(3)
    expect(TEMPLATES.doseDue.outside).not.toMatch(/\{/)
  })

  it('is not told where it was ticked before, without the consent, or once the medicine should be empty', async () => {
    const { id } = await add({ left: 2 })
    await me.cabinet.tick({ params: { id }, body: { day: '2026-11-25', time: '07:30', isTaken: true } })
    await ring('2026-11-25T07:30')
    expect(await told()).toEqual([])
    await ring('2026-11-26T07:30')
    expect(await told()).toHaveLength(1)
    await ring('2026-11-27T07:30')
    expect(await gateway.db.$count(messages, eq(messages.memberId, me.memberId))).toBe(1)
    const withdrawn = await add()
    await me.agreement.withdraw({ params: { document: 'cabinetRule' } })
    await ring('2026-11-28T07:30')
    expect([withdrawn.id, await gateway.db.$count(messages, eq(messages.memberId, me.memberId))]).toEqual([withdrawn.id, 1])
  })

  it('is not told beyond the last day on which it may be used', async () => {
    await add({ expiresOn: '2026-11-25' })
    await ring('2026-11-25T07:30')
    await ring('2026-11-26T07:30')
    expect(await gateway.db.$count(messages, eq(messages.memberId, me.memberId))).toBe(1)
  })

  it('is not told an hour late, after a night without a gateway, and the next one is', async () => {
    await add()
    await ring('2026-11-25T08:30')
    expect(await told()).toEqual([])
    await ring('2026-11-26T07:59')
    expect(await told()).toHaveLength(1)
  })

  it('is told at the time that was changed to, and not at all once it is turned off', async () => {
    const { id, version } = await add()
    const plan = { amount: 1, times: [{ ...MORNING, time: '09:00' }], isReminded: true }
    await me.cabinet.change({ params: { id }, body: { ...VALSARTAN, patientId: father, plan, version } })
    await ring('2026-11-25T07:30')
    expect(await told()).toEqual([])
    await ring('2026-11-25T09:00')
    expect(await told()).toHaveLength(1)
    const off = { ...plan, isReminded: false }
    await me.cabinet.change({ params: { id }, body: { ...VALSARTAN, patientId: father, plan: off, version: version + 1 } })
    await ring('2026-11-26T09:00')
    expect(await gateway.db.$count(messages, eq(messages.memberId, me.memberId))).toBe(1)
  })
})

describe('a medicine that runs out or may not be used much longer', () => {
  it('is told of in the morning, once, a week before the end, and again for the next count', async () => {
    const { id, version } = await add({ left: 8, plan: { amount: 1, times: [MORNING], isReminded: false } })
    await look('2026-11-25T10:00')
    expect(await told()).toEqual([])
    await look('2026-11-26T09:00')
    expect(await told()).toEqual([])
    set('2026-11-26T10:05')
    await Promise.all([run(remindOfCabinets), run(remindOfCabinets)])
    await look('2026-11-27T10:00')
    expect(await told()).toEqual(['按用法和清点的数量估算，周建国的缬沙坦胶囊约还能吃 7 天'])
    const plan = { amount: 1, times: [MORNING], isReminded: false }
    await me.cabinet.change({ params: { id }, body: { ...VALSARTAN, patientId: father, left: 20, plan, version } })
    await look('2026-12-11T10:00')
    expect(await gateway.db.$count(messages, eq(messages.memberId, me.memberId))).toBe(2)
  })

  it('is told of a month before its last day, once, and again where another day was written', async () => {
    const form = { name: '莫匹罗星软膏', unit: null, left: null, plan: null, expiresOn: '2026-12-31' }
    const { id, version } = await add(form)
    await look('2026-11-30T10:00')
    expect(await told()).toEqual([])
    await look('2026-12-01T10:00')
    await look('2026-12-02T10:00')
    expect(await told()).toEqual(['周建国的莫匹罗星软膏有效期到 12 月 31 日。过期的药不要再用，请送到社区回收点'])
    await me.cabinet.change({ params: { id }, body: { ...VALSARTAN, patientId: father, ...form, expiresOn: '2027-06-30', version } })
    await look('2027-05-31T10:00')
    expect(await gateway.db.$count(messages, eq(messages.memberId, me.memberId))).toBe(2)
  })

  it('leaves ticks for ninety days', async () => {
    const { id } = await add()
    await me.cabinet.tick({ params: { id }, body: { day: '2026-11-25', time: '07:30', isTaken: true } })
    const count = async (time: string) => {
      set(time)
      await purge({ db: gateway.db, providers: gateway.providers, now: gateway.clock.now() })
      return gateway.db.query.cabinetDoses.findMany({ where: (dose) => eq(dose.medicineId, id) })
    }
    expect([(await count('2027-02-23T05:00')).length, (await count('2027-02-23T07:00')).length]).toEqual([1, 0])
  })
})
