import { eq } from 'drizzle-orm'
import { idempotencyKeys, patientDrafts, patients } from '../../tables'
import type { Input } from '../../../src/contract/endpoint'
import { CHILD_AGE, HealthInfo, PatientListState, type patient } from '../../../src/contract/patient'
import { agreeingTo } from '../../../tests/support/agreements'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { newBuyers, type Buyer } from '../../../tests/support/shop'
import { keyRingIn, newKeyRing } from '../../lib/keyRing'
import { keysInUse, rewrapKeys } from '../upload/rewrapKeys'
import { purge } from '../purge'
import { MAX_PATIENTS } from './patientBook'
import { isNameDoubtful } from './nameDoubt'

type Form = Input<typeof patient.add>['body']

const FATHER = {
  name: '周建国',
  relationLabel: 'parent',
  idCardNumber: '320106195806151037',
  consigneePhone: '13800006207',
  healthInfo: { allergies: ['青霉素'], chronicDiseases: ['高血压'], liverKidney: 'normal' },
} as const satisfies Form
const HERSELF = { name: '周岚', idCardNumber: '320106198802200042' } as const satisfies Form
const GUARDIAN = { name: '周岚', relationLabel: 'mother', phone: '13800006207', cardNum: '320106198802200042' } as const
/** Five years old. */
const CHILD = { name: '周禾', relationLabel: 'child', idCardNumber: '320106202104120036' } as const satisfies Form
const NONE = { status: 404, code: 'NOT_FOUND' }

/** The number of an invented card of these 17 digits. */
const cardOf = (first17: string) => {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
  const sum = weights.reduce((total, weight, at) => total + weight * Number(first17[at]), 0)
  return `${first17}${'10X98765432'.charAt(sum % 11)}`
}

let gateway: Gateway
/** A member of each test's own, who agreed to what patients need. */
let me: Buyer
let others: Buyer[]
beforeAll(async () => {
  gateway = await gatewayAt()
  others = await newBuyers(gateway, 20)
})
beforeEach(async () => {
  me = others.pop()!
  await agree('drugUserRule')
})
const agree = (...documents: string[]) => me.agreement.agree({ body: { agreements: agreeingTo(...documents) } })
const add = (body: Form, headers: Record<string, string> = {}) => me.patient.add({ body }, { headers })

describe('the patients of a member', () => {
  it('are none, then some, then some with a default', async () => {
    const state = async () => (await me.patient.list()).state
    expect([await state(), await me.patient.default()]).toEqual([PatientListState.NO_PATIENT, { patient: null }])
    expect(await me.patient.init()).toMatchObject({ state: 1, left: MAX_PATIENTS })
    const father = await add(FATHER)
    expect(await state()).toBe(PatientListState.HAS_PATIENT)
    const herself = await add({ ...HERSELF, isDefault: true })
    expect(await state()).toBe(PatientListState.HAS_DEFAULT_PATIENT)
    expect(await me.patient.list({ query: { isDefault: 'true' } })).toEqual({ state: 2, results: [herself] })
    expect((await me.patient.list()).results.map(({ id }) => id)).toEqual([herself.id, father.id])
    // Whom a drug is for is never guessed: nobody takes the place of a default that is deleted.
    await me.patient.remove({ params: { id: herself.id } })
    expect(await state()).toBe(PatientListState.HAS_PATIENT)
  })

  it('come back with what the card tells and every number masked, which their member alone uncovers', async () => {
    const { id, ...shown } = await add(FATHER)
    expect(shown).toEqual({
      name: '周建国',
      relationLabel: 'parent',
      isDefault: false,
      certificateType: '0',
      idCardNumber: '320106**********37',
      cardNumber: '320106**********37',
      consigneePhone: '138****6207',
      sex: 0,
      birthDate: '1958-06-15',
      age: 68,
      healthInfo: { ...FATHER.healthInfo, pregnancy: null },
      guardianVo: null,
    })
    expect(await me.patient.numbers({ params: { id } })).toEqual({
      idCardNumber: FATHER.idCardNumber,
      consigneePhone: FATHER.consigneePhone,
      guardianVo: null,
    })
    expect(await add(HERSELF)).toMatchObject({ relationLabel: 'self', isDefault: false, healthInfo: null, consigneePhone: null, sex: 1 })
  })

  it('keep what was said of a pregnancy, and say nothing of it where a record is older than the question', async () => {
    const unsaid = { allergies: null, chronicDiseases: [], liverKidney: null }
    const { id } = await add({ ...HERSELF, healthInfo: { ...unsaid, pregnancy: 'pregnant' } })
    expect((await me.patient.one({ params: { id } })).healthInfo).toEqual({ ...unsaid, pregnancy: 'pregnant' })
    expect(HealthInfo.parse(unsaid)).toEqual({ ...unsaid, pregnancy: null })
    expect(() => HealthInfo.parse({ ...unsaid, pregnancy: 'perhaps' })).toThrow()
  })

  it.each([
    ['身份证号格式错误', '32010619580615103'],
    ['地址编码错误', '990106195806151037'],
    ['校验位错误', '320106195806151030'],
  ])('are refused with %s', async (message, idCardNumber) => {
    await expect(add({ ...FATHER, idCardNumber })).rejects.toMatchObject({ status: 400, field: 'idCardNumber', message })
  })

  it('are each there once, however often they are sent, and twenty at most', async () => {
    const key = 'the-same-key'
    await Promise.all(Array.from({ length: 5 }, () => me.patient.add({ body: FATHER }, { key })))
    const twice = { status: 409, message: '这位用药人已经添加过，请直接修改', field: 'idCardNumber' }
    await expect(add(FATHER)).rejects.toMatchObject(twice)
    // The number of his first card, of 15 digits, is his, too.
    await expect(add({ ...FATHER, idCardNumber: '320106580615103' })).rejects.toMatchObject(twice)
    const herself = await add(HERSELF)
    await expect(me.patient.change({ params: { id: herself.id }, body: FATHER })).rejects.toMatchObject(twice)
    for (let n = 2; n < MAX_PATIENTS; n += 1) await add({ ...HERSELF, idCardNumber: cardOf(`3201061970010${100 + n}9`) })
    await expect(add({ ...HERSELF, idCardNumber: cardOf('32010619700202001') })).rejects.toMatchObject({
      status: 409,
      message: '最多添加 20 位用药人，请先删除不用的',
    })
    expect((await me.patient.list()).results).toHaveLength(MAX_PATIENTS)
  })

  it('have one default, however many are made it together', async () => {
    const father = await add({ ...FATHER, isDefault: true })
    const herself = await add(HERSELF)
    await Promise.all([father, herself, father, herself].map(({ id }) => me.patient.makeDefault({ params: { id } })))
    expect((await me.patient.list()).results.map(({ isDefault }) => isDefault)).toEqual([true, false])
  })

  it('keep by a change what it leaves out, and lose what it takes away', async () => {
    const { id } = await add({ ...FATHER, isDefault: true })
    const change = (body: Input<typeof patient.change>['body']) => me.patient.change({ params: { id }, body })
    expect(await change({ name: '周建业', relationLabel: 'parent' })).toMatchObject({
      name: '周建业',
      isDefault: true,
      idCardNumber: '320106**********37',
      consigneePhone: '138****6207',
      healthInfo: null,
    })
    expect(await change({ name: '周建业', consigneePhone: null, idCardNumber: HERSELF.idCardNumber })).toMatchObject({
      consigneePhone: null,
      sex: 1,
    })
  })

  it('are nobody else’s: another member finds nothing there', async () => {
    const { id } = await add(FATHER)
    await gateway.lin.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
    const params = { id }
    for (const call of ['one', 'numbers', 'makeDefault', 'remove'] as const)
      await expect(gateway.lin.patient[call]({ params })).rejects.toMatchObject(NONE)
    await expect(gateway.lin.patient.change({ params, body: FATHER })).rejects.toMatchObject(NONE)
    await expect(gateway.lin.patient.keepDraft({ params: { form: id }, body: {} })).rejects.toMatchObject(NONE)
    await expect(gateway.visitor.patient.one({ params })).rejects.toMatchObject({ status: 401 })
    expect((await gateway.lin.patient.list()).state).toBe(PatientListState.NO_PATIENT)
  })

  it('need consents, each by itself; who takes one back still sees, uncovers and deletes', async () => {
    await expect(gateway.chen.patient.add({ body: FATHER })).rejects.toMatchObject({ status: 403, code: 'CONSENT_NEEDED' })
    const { id } = await add(FATHER)
    await agree('basePersonalRule')
    await me.agreement.withdraw({ params: { document: 'basePersonalRule' } })
    await expect(me.patient.change({ params: { id }, body: FATHER })).rejects.toMatchObject({
      status: 403,
      details: { documents: [expect.objectContaining({ document: 'basePersonalRule' })] },
    })
    await me.agreement.withdraw({ params: { document: 'drugUserRule' } })
    await expect(me.patient.change({ params: { id }, body: FATHER })).rejects.toMatchObject({ status: 403 })
    expect((await me.patient.numbers({ params: { id } })).idCardNumber).toBe(FATHER.idCardNumber)
    expect(await me.patient.remove({ params: { id } })).toEqual({ done: true })
  })

  it('have names that are asked about where they look like none, and taken where the member insists', async () => {
    const doubted = { ...FATHER, name: '爸爸' }
    await expect(add(doubted, { isValidate: 'true' })).rejects.toMatchObject({ status: 409, code: 'NAME_DOUBTFUL', field: 'name' })
    expect(await add(doubted, { isValidate: 'true', forceCheck: 'true' })).toMatchObject({ name: '爸爸' })
    expect(['爸爸', '小张', '王先生', '丁', '哈哈'].filter((name) => !isNameDoubtful(name))).toEqual([])
    expect(['周岚', '欧阳小明', '买买提·吐尔逊', '田野'].filter(isNameDoubtful)).toEqual([])
  })

  it('are encrypted where they are stored, and open after their keys were rotated', async () => {
    const { id } = await add(FATHER)
    const stored = JSON.stringify([await gateway.db.select().from(patients), await gateway.db.select().from(idempotencyKeys)])
    for (const word of ['周建国', FATHER.idCardNumber, FATHER.consigneePhone, '高血压']) expect(stored).not.toContain(word)
    const [row] = await gateway.db.select().from(patients).where(eq(patients.memberId, me.memberId))
    expect(Buffer.from(row!.content).toString()).not.toMatch(/周建国|高血压|320106/)
    const { fileKeys } = gateway.providers
    const written = (ring: typeof fileKeys) =>
      [...ring.keys].map(([name, key]) => `${name}:${Buffer.from(key).toString('base64')}`).join(',')
    gateway.providers.fileKeys = keyRingIn(`${newKeyRing('2')},${written(fileKeys)}`)!
    await rewrapKeys({ db: gateway.db, providers: gateway.providers, now: gateway.clock.now() })
    expect((await keysInUse(gateway.db)).map(({ keyId }) => keyId)).toEqual(['2'])
    expect(await me.patient.one({ params: { id } })).toMatchObject({ name: '周建国' })
  })
})

describe('a child', () => {
  it('needs a guardian of age and the guardian’s own consent', async () => {
    const refused = (form: Form) => expect(add(form)).rejects
    await refused(CHILD).toMatchObject({ status: 422, field: 'guardianVo.name', message: '未满 14 周岁的用药人须填写监护人信息' })
    await refused({ ...CHILD, guardianVo: { ...GUARDIAN, cardNum: CHILD.idCardNumber } }).toMatchObject({
      field: 'guardianVo.cardNum',
      message: '这是用药人自己的证件号码',
    })
    await refused({ ...CHILD, guardianVo: { ...GUARDIAN, cardNum: cardOf('32010620150101001') } }).toMatchObject({
      message: '监护人须年满 18 周岁',
    })
    await refused({ ...CHILD, guardianVo: { ...GUARDIAN, cardNum: '1' } }).toMatchObject({ message: '身份证号格式错误' })
    await refused({ ...CHILD, guardianVo: GUARDIAN }).toMatchObject({
      status: 403,
      details: { documents: [expect.objectContaining({ document: 'childrenInfo' })] },
    })
    await agree('childrenInfo')
    const { id, ...shown } = await add({ ...CHILD, guardianVo: GUARDIAN })
    expect(shown).toMatchObject({
      age: 5,
      guardianVo: { name: '周岚', relationLabel: 'mother', phone: '138****6207', cardNum: '320106**********42' },
    })
    const change = (guardianVo: Input<typeof patient.change>['body']['guardianVo']) =>
      me.patient.change({ params: { id }, body: { name: '周禾', relationLabel: 'child', guardianVo } })
    expect(await change({ name: '周小岚', relationLabel: 'other' })).toMatchObject({ guardianVo: { name: '周小岚', phone: '138****6207' } })
    await expect(change(null)).rejects.toMatchObject({ status: 422, code: 'GUARDIAN_NEEDED' })
  })

  it('is forgotten with its form when the guardian takes the consent back, and nobody else is', async () => {
    await agree('childrenInfo')
    const child = await add({ ...CHILD, guardianVo: GUARDIAN })
    await me.patient.keepDraft({ params: { form: child.id }, body: { name: '小禾' } })
    await me.patient.keepDraft({ params: { form: 'new' }, body: { name: '弟弟', idCardNumber: cardOf('32010620220101001') } })
    const father = await add(FATHER)
    await me.patient.keepDraft({ params: { form: father.id }, body: { name: '周建' } })
    await me.agreement.withdraw({ params: { document: 'childrenInfo' } })
    expect((await me.patient.list()).results.map(({ id }) => id)).toEqual([father.id])
    const drafts = await gateway.db.select({ form: patientDrafts.form }).from(patientDrafts).where(eq(patientDrafts.memberId, me.memberId))
    expect(drafts).toEqual([{ form: father.id }])
  })

  it(`is one until the day of the ${CHILD_AGE}th birthday`, async () => {
    const born = { ...HERSELF, idCardNumber: cardOf('32010620121122001') }
    await expect(add(born)).rejects.toMatchObject({ code: 'GUARDIAN_NEEDED' })
    gateway.clock.advance(14 * 3600)
    expect(await add(born)).toMatchObject({ age: CHILD_AGE })
  })
})

describe('a form that was left', () => {
  const draft = { name: '周建', idCardNumber: '3201', allergies: [] }
  const keep = (form = 'new') => me.patient.keepDraft({ params: { form }, body: draft })
  const kept = async (form = 'new') => (await me.patient.draft({ params: { form } })).draft

  it('is still there after a week, encrypted and for its member alone, and ends after two', async () => {
    await keep()
    await me.patient.keepDraft({ params: { form: 'new' }, body: { ...draft, name: '周建国' } })
    gateway.clock.advance(7 * 86400)
    const job = () => purge({ db: gateway.db, providers: gateway.providers, now: gateway.clock.now() })
    await job()
    expect(await kept()).toEqual({ ...draft, name: '周建国' })
    expect((await gateway.lin.patient.draft({ params: { form: 'new' } })).draft).toBeNull()
    const [row] = await gateway.db.select().from(patientDrafts).where(eq(patientDrafts.memberId, me.memberId))
    expect(Buffer.from(row!.content).toString()).not.toContain('周建')
    gateway.clock.advance(8 * 86400)
    await job()
    expect(await kept()).toBeNull()
  })

  it('is gone once it was saved, thrown away, or its patient deleted', async () => {
    await keep()
    const { id } = await add(FATHER)
    expect(await kept()).toBeNull()
    await keep(id)
    await me.patient.change({ params: { id }, body: FATHER })
    expect(await kept(id)).toBeNull()
    await keep(id)
    await me.patient.dropDraft({ params: { form: id } })
    expect(await kept(id)).toBeNull()
    await keep(id)
    await me.patient.remove({ params: { id } })
    expect(await gateway.db.$count(patientDrafts, eq(patientDrafts.memberId, me.memberId))).toBe(0)
  })
})
