import { eq } from 'drizzle-orm'
import type { Input } from '../../../src/contract/endpoint'
import type { chronicHealth } from '../../../src/contract/chronicHealth'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { newBuyers, type Buyer } from '../../../tests/support/shop'
import { idempotencyKeys, measurements } from '../../tables'

type Form = Input<typeof chronicHealth.add>['body']

const FATHER = { name: '周建国', idCardNumber: '320106195806151037' }
const PRESSURE = { requestCode: 'pressure-1', kind: 'bloodPressure', systolic: 132, diastolic: 84, pulse: 72, note: '早饭前' } as const
const SUGAR = { requestCode: 'sugar-001', kind: 'bloodSugar', sugar: 6.1, sugarTime: 'fasting' } as const
const NONE = { status: 404, code: 'NOT_FOUND' }

let gateway: Gateway
/** A member of each test's own, who agreed to what health data needs, and the patient. */
let me: Buyer
let patientId: string
let others: Buyer[]
beforeAll(async () => {
  gateway = await gatewayAt('2026-11-21T10:00:00+08:00')
  others = await newBuyers(gateway, 24)
})
const agreed = async (who: Buyer) => {
  await who.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
  return (await who.patient.add({ body: FATHER })).id
}
beforeEach(async () => {
  me = others.pop()!
  patientId = await agreed(me)
})
const add = (body: Form) => me.chronicHealth.add({ params: { patientId }, body })
const list = (query: Input<typeof chronicHealth.list>['query']) => me.chronicHealth.list({ params: { patientId }, query })

describe('measurements of a patient', () => {
  it('come back by kind and day, the newest first, and say whether there are older ones', async () => {
    const old = await add({ ...PRESSURE, takenAt: '2026-11-14T23:59:00+08:00' })
    const first = await add({ ...PRESSURE, requestCode: 'pressure-2', takenAt: '2026-11-15T00:00:00+08:00' })
    const now = await add({ ...PRESSURE, requestCode: 'pressure-3', pulse: null })
    expect(now).toMatchObject({ systolic: 132, diastolic: 84, pulse: null, note: '早饭前', takenAt: gateway.clock.now().toISOString() })
    await add(SUGAR)
    expect(await list({ kind: 'bloodPressure', days: 7 })).toEqual({
      results: [now, first],
      from: '2026-11-15',
      until: '2026-11-21',
      hasEarlier: true,
    })
    expect(await list({ kind: 'bloodPressure', days: 7, until: '2026-11-14' })).toMatchObject({ results: [old], hasEarlier: false })
  })

  it('are written down once for each requestCode, however often it is sent', async () => {
    const sent = await Promise.all(Array.from({ length: 4 }, () => add(PRESSURE)))
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    await expect(add({ ...PRESSURE, systolic: 133 })).rejects.toMatchObject({ status: 409, code: 'REQUEST_CODE_USED' })
    await expect(add({ ...PRESSURE, takenAt: '2026-11-20T08:00:00+08:00' })).rejects.toMatchObject({ status: 409 })
    expect((await list({ kind: 'bloodPressure' })).results).toEqual([sent[0]])
  })

  it.each<[string, string, object]>([
    ['高压应在 50–300 之间', 'systolic', { ...PRESSURE, systolic: 49 }],
    ['高压应在 50–300 之间', 'systolic', { ...PRESSURE, systolic: 301 }],
    ['高压应为整数', 'systolic', { ...PRESSURE, systolic: 120.5 }],
    ['低压应在 20–200 之间', 'diastolic', { ...PRESSURE, diastolic: 19 }],
    ['低压应低于高压', 'diastolic', { ...PRESSURE, systolic: 84 }],
    ['脉搏应在 20–250 之间', 'pulse', { ...PRESSURE, pulse: 251 }],
    ['血糖应在 0.6–50 之间', 'sugar', { ...SUGAR, sugar: 0.5 }],
    ['血糖最多一位小数', 'sugar', { ...SUGAR, sugar: 6.15 }],
    ['请选择测量的时候', 'sugarTime', { ...SUGAR, sugarTime: 'sleeping' }],
    ['体重应在 1–300 之间', 'weight', { requestCode: 'weight-01', kind: 'weight', weight: 301 }],
    ['请选择记录的项目', 'kind', { requestCode: 'height-01', kind: 'height' }],
    ['备注不超过 50 个字', 'note', { ...SUGAR, note: '长'.repeat(51) }],
    ['测量时间不能晚于现在', 'takenAt', { ...SUGAR, takenAt: '2026-11-21T10:06:00+08:00' }],
    ['测量时间早于用药人的出生日期', 'takenAt', { ...SUGAR, takenAt: '1958-06-14T10:00:00+08:00' }],
  ])('are refused with %s at the field %s', async (message, field, body) => {
    await expect(add(body as Form)).rejects.toMatchObject({ message, field })
  })

  it('are their member’s alone, go one by one, and all with their patient', async () => {
    const { id } = await add(PRESSURE)
    await add(SUGAR)
    const stranger = others.pop()!
    const theirs = await agreed(stranger)
    const kind = 'bloodPressure' as const
    for (const [patient, measurement] of [
      [patientId, id],
      ['nobody', id],
      [theirs, id],
    ] as const) {
      await expect(stranger.chronicHealth.remove({ params: { patientId: patient, id: measurement } })).rejects.toMatchObject(NONE)
      if (patient === theirs) continue
      await expect(stranger.chronicHealth.list({ params: { patientId: patient }, query: { kind } })).rejects.toMatchObject(NONE)
      await expect(stranger.chronicHealth.add({ params: { patientId: patient }, body: PRESSURE })).rejects.toMatchObject(NONE)
    }
    await me.chronicHealth.remove({ params: { patientId, id } })
    await expect(me.chronicHealth.remove({ params: { patientId, id } })).rejects.toMatchObject(NONE)
    expect((await list({ kind })).results).toEqual([])
    await me.patient.remove({ params: { id: patientId } })
    expect(await gateway.db.select().from(measurements).where(eq(measurements.patientId, patientId))).toEqual([])
  })

  it('need the consent for health data, and stand nowhere in clear', async () => {
    const unasked = others.pop()!
    const body = { ...PRESSURE, note: '头有点晕' }
    await expect(unasked.chronicHealth.add({ params: { patientId }, body })).rejects.toMatchObject({ status: 403, code: 'CONSENT_NEEDED' })
    await add(body)
    const kept = [await gateway.db.select().from(measurements), await gateway.db.select().from(idempotencyKeys)]
    expect(JSON.stringify(kept)).not.toMatch(/头有点晕|systolic/)
  })

  it('are sixty a day at most, and one that is sent again counts no more', async () => {
    for (let nth = 0; nth < 60; nth += 1) await add({ ...SUGAR, requestCode: `sugar-${100 + nth}` })
    await expect(add(SUGAR)).rejects.toMatchObject({ status: 429, message: '一天最多记录 60 次，请明天再记' })
    await add({ ...SUGAR, requestCode: 'sugar-100' })
    expect((await list({ kind: 'bloodSugar' })).results).toHaveLength(60)
  })
})
