import { eq } from 'drizzle-orm'
import { products, safetyCounts, settings } from '../../tables'
import { gatewayAt } from '../../../tests/support/gateway'
import { safetyRulesSetting } from './approval'
import { newBuyers, shopAt, type Buyer, type Shop } from '../../../tests/support/shop'
import { listening } from '../../../tests/support/heardLog'
import { checkSafety, type CheckedPerson } from './checkSafety'
import { RULES } from './rules'
import { doubtfulRules, figuresOfRules, safetyReportText } from './safetyReport'

const HERSELF = { name: '周岚', idCardNumber: '320106198802200042' }
const SAID = { allergies: ['青霉素'], chronicDiseases: ['高血压'], liverKidney: 'normal', pregnancy: 'pregnant' } as const

let shop: Shop
let me: Buyer
let other: Buyer
let withdrawing: Buyer
const codeOf = async (name: string) => {
  const [row] = await shop.db.select({ code: products.productCode }).from(products).where(eq(products.name, name))
  if (!row) throw new Error(`No product ${name}`)
  return row.code
}
const check = async (names: string[], patientId?: string | null, as = me) =>
  as.safety.check({ body: { productCodes: await Promise.all(names.map(codeOf)), ...(patientId !== undefined && { patientId }) } })
const idsOf = ({ findings }: Awaited<ReturnType<typeof check>>) => findings.map(({ ruleId }) => ruleId)

beforeAll(async () => {
  shop = await shopAt()
  const [first, second, third] = await newBuyers(shop, 3)
  if (!first || !second || !third) throw new Error('No buyers')
  ;[me, other, withdrawing] = [first, second, third]
  for (const buyer of [me, other, withdrawing]) await buyer.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
})

describe('the safety check', () => {
  it('tells a visitor what needs no patient, with source, and what it could not check', async () => {
    const body = { productCodes: await Promise.all(['布洛芬缓释胶囊', '阿司匹林肠溶片', '西甲硅油乳剂', '复方消化酶胶囊'].map(codeOf)) }
    const answer = await shop.visitor.safety.check({ body })
    expect(answer).toMatchObject({ ran: true, patient: null, dataDate: '2026-11-25' })
    expect(idsOf(answer)).toEqual(['double-nsaid', 'pair-ibuprofen-aspirin'])
    expect(answer.findings[1]).toMatchObject({
      severity: 'warning',
      title: '尽量别同吃：互相影响',
      because: null,
      source: { document: 'FDA 致专业人员：布洛芬与阿司匹林合用', section: '说明', date: '2006-09-08' },
      productCodes: body.productCodes.slice(0, 2),
    })
    expect(answer.products.map(({ notChecked }) => notChecked)).toEqual([null, null, null, 'notCovered'])
  })

  it('looks at the record of the default patient, of the one named, or of nobody, and says what it looked at', async () => {
    expect((await check(['布洛芬缓释胶囊'])).patient).toBeNull()
    const { id } = await me.patient.add({
      body: { ...HERSELF, healthInfo: { ...SAID, allergies: [...SAID.allergies], chronicDiseases: [...SAID.chronicDiseases] } },
    })
    expect((await check(['布洛芬缓释胶囊'])).patient).toBeNull()
    const answer = await check(['布洛芬缓释胶囊', '阿莫西林胶囊'], id)
    expect(answer.patient).toEqual({ id, name: '周岚', who: '本人 38 岁', facts: ['怀孕中', '青霉素过敏', '高血压'], unsaid: [] })
    expect(answer.findings.map(({ ruleId, because }) => [ruleId, because])).toEqual([
      ['allergy-penicillin', '青霉素过敏'],
      ['pregnancy-nsaid', '怀孕中'],
      ['disease-hypertension-nsaid', '高血压'],
    ])
    await me.patient.makeDefault({ params: { id } })
    expect(idsOf(await check(['布洛芬缓释胶囊']))).toEqual(['pregnancy-nsaid', 'disease-hypertension-nsaid'])
    expect(idsOf(await check(['布洛芬缓释胶囊'], null))).toEqual([])
    await me.patient.change({ params: { id }, body: { name: '周岚', healthInfo: null } })
    expect((await check(['布洛芬缓释胶囊'])).patient?.unsaid).toEqual(['过敏史', '慢性病', '肝肾功能', '怀孕或哺乳'])
  })

  it('looks at nobody’s record once the consent was taken back, and still holds the drugs against each other', async () => {
    const who = withdrawing
    const healthInfo = { ...SAID, allergies: [...SAID.allergies], chronicDiseases: [...SAID.chronicDiseases] }
    const { id } = await who.patient.add({ body: { ...HERSELF, isDefault: true, healthInfo } })
    expect((await check(['布洛芬缓释胶囊'], undefined, who)).patient?.facts).toContain('怀孕中')
    await who.agreement.withdraw({ params: { document: 'drugUserRule' } })
    for (const asked of [undefined, id]) {
      const answer = await check(['布洛芬缓释胶囊', '阿司匹林肠溶片'], asked, who)
      expect([answer.patient, idsOf(answer)]).toEqual([null, ['double-nsaid', 'pair-ibuprofen-aspirin']])
    }
  })

  it('answers another member’s patient as one that is not there', async () => {
    const { id } = await other.patient.add({ body: { name: '周建国', idCardNumber: '320106195806151037' } })
    await expect(check(['布洛芬缓释胶囊'], id)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
    await expect(check(['布洛芬缓释胶囊'], 'nobody')).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  it('says of devices that they are no medicine, and of an unknown code nothing at all', async () => {
    const [device] = await shop.db.select().from(products).where(eq(products.kind, 'device')).limit(1)
    const answer = await me.safety.check({ body: { productCodes: [device!.productCode, '999999999'] } })
    expect(answer.products).toMatchObject([{ isMedicine: false, notChecked: 'notMedicine', text: '医疗器械，不在检查范围' }])
    expect(answer.products).toHaveLength(1)
  })

  it('reads as not checked, never as nothing found, where the rules are at fault; the log tells nothing of anybody', async () => {
    const log = listening()
    const broken = RULES[0] as { about: unknown }
    const { about } = broken
    broken.about = undefined
    try {
      const healthInfo = { ...SAID, allergies: ['青霉素'], chronicDiseases: ['高血压'] }
      const person: CheckedPerson = { birthDate: '1988-02-20', sex: 1, today: '2026-11-25', healthInfo }
      const asked = { productCodes: [await codeOf('布洛芬缓释胶囊')], person, now: new Date() }
      expect(await checkSafety(shop.db, asked)).toMatchObject({ ran: false, findings: [], products: [{ notChecked: 'failed' }] })
      expect(log.text()).toContain('用药安全检查没有做成')
      expect(log.text()).not.toMatch(/青霉素|高血压|1988/)
    } finally {
      broken.about = about
      log.end()
    }
  })

  it('is off, and says so, where no pharmacist has approved the table of this day', async () => {
    const own = await gatewayAt()
    await own.db
      .update(settings)
      .set({ value: { approvedBy: '沈知夏', rulesDate: '2020-01-01' } })
      .where(eq(settings.key, safetyRulesSetting.key))
    const productCodes = await Promise.all(['布洛芬缓释胶囊', '阿司匹林肠溶片'].map(codeOf))
    const answer = await own.visitor.safety.check({ body: { productCodes } })
    expect(answer).toMatchObject({ ran: false, approvedBy: null, findings: [] })
    expect(answer.products.map(({ notChecked, text }) => [notChecked, text])).toEqual([
      ['off', '本店还没有启用用药核对'],
      ['off', '本店还没有启用用药核对'],
    ])
  })

  it('counts what was shown and overridden by rule and reason, once for one key, and lists rules that are nearly always overridden', async () => {
    const told = (shown: string[], reasons: string[]) => ({
      body: { shown, overridden: reasons.map((ruleId) => ({ ruleId, reason: 'takenApart' as const })) },
    })
    await Promise.all(
      Array.from({ length: 5 }, () => me.safety.feedback(told(['double-nsaid'], ['double-nsaid']), { key: 'the-same-key' })),
    )
    await Promise.all(
      Array.from({ length: 10 }, () => me.safety.feedback(told(['double-nsaid', 'pair-ibuprofen-aspirin', 'made-up'], ['double-nsaid']))),
    )
    const figures = await figuresOfRules(shop.db, '2000-01-01')
    expect(figures).toEqual([
      { ruleId: 'double-nsaid', title: '不要同吃：成分重复', shown: 11, overridden: 11, reasons: { takenApart: 11 } },
      { ruleId: 'pair-ibuprofen-aspirin', title: '尽量别同吃：互相影响', shown: 10, overridden: 0, reasons: {} },
    ])
    expect(doubtfulRules(figures).map(({ ruleId }) => ruleId)).toEqual(['double-nsaid'])
    expect(safetyReportText(figures, ({ rows }) => rows.map((row) => row.join(' ')).join('\n'))).toContain(
      'double-nsaid 不要同吃：成分重复 11 11 会分开吃，不同时吃 11',
    )
    expect(await shop.db.select().from(safetyCounts)).toHaveLength(3)
    await expect(shop.visitor.safety.feedback(told([], []))).rejects.toMatchObject({ status: 401 })
  })
})
