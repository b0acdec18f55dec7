import { eq } from 'drizzle-orm'
import type { Input } from '../../../src/contract/endpoint'
import type { patient } from '../../../src/contract/patient'
import type { prescription } from '../../../src/contract/prescription'
import type { PrescriptionSignForm } from '../../../src/contract/prescriptionSign'
import { HOUR_SECONDS } from '../../../src/lib/duration'
import { shopDate } from '../../../src/lib/time'
import { staffAt } from '../../../tests/support/counter'
import { gatewayAt, SEEDED_AT, type Gateway } from '../../../tests/support/gateway'
import { paperPhoto } from '../../../tests/support/paperPhoto'
import { VALSARTAN } from '../../../tests/support/prescribe'
import { newBuyers, type Buyer } from '../../../tests/support/shop'
import { signed, signFormOf, WRITTEN } from '../../../tests/support/signed'
import { auditLog, prescriptionPapers, prescriptionSigns, prescriptions, settings } from '../../tables'
import { paperOf } from '../prescription/paper'
import { purge } from '../purge'

type Form = Input<typeof prescription.save>['body']

/** 苯磺酸氨氯地平片 */
const AMLODIPINE = '100021'
const FATHER = { name: '周建国', relationLabel: 'parent', idCardNumber: '320106195806151037' } as const
const CHILD = {
  name: '周小满',
  relationLabel: 'child',
  idCardNumber: '320106202104120036',
  guardianVo: { name: '周岚', relationLabel: 'mother', phone: '13955557777', cardNum: '320106198802200042' },
} satisfies Input<typeof patient.add>['body']

let gateway: Gateway
let others: Buyer[]
let me: Buyer
let patientId: string
beforeAll(async () => {
  gateway = await gatewayAt()
  others = await newBuyers(gateway, 40)
  await gateway.db
    .insert(settings)
    .values({ key: 'rxRules', value: { validDays: 3, needsSignature: true } })
    .onConflictDoUpdate({ target: settings.key, set: { value: { validDays: 3, needsSignature: true } } })
})
const agree = (who: Buyer) => who.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21,childrenInfo@2026-11-01' } })
beforeEach(async () => {
  gateway.clock.set(SEEDED_AT)
  me = others.pop()!
  await agree(me)
  patientId = (await me.patient.add({ body: FATHER })).id
})

const form = async (changes: Partial<Form> = {}): Promise<Form> => ({
  patientId,
  images: [(await me.upload.add({ body: { kind: 'prescription' }, file: await paperPhoto() })).id],
  hospital: '清河市第一医院',
  issuedOn: shopDate(gateway.clock.now()),
  diagnosis: '原发性高血压',
  icdCode: 'I10',
  drugs: [{ productCode: VALSARTAN, quantity: 2 }],
  isDeclared: true,
  ...changes,
})
const sign = async (changes: Partial<PrescriptionSignForm> = {}, of?: Form) =>
  me.prescriptionSign.create({ body: await signFormOf(me, of ?? (await form()), changes) })
const rows = () => gateway.db.select().from(prescriptionSigns).where(eq(prescriptionSigns.memberId, me.memberId))
const agent = { name: '周岚', relation: 'child' } as const

describe('a signature on a prescription', () => {
  it('is found by its member with the picture, sealed at rest, and nobody else’s', async () => {
    const { signId } = await sign()
    const { sign: found } = await me.prescriptionSign.find()
    expect(found).toMatchObject({
      signId,
      signer: 'patient',
      signerName: '周建国',
      relation: null,
      signedAt: gateway.clock.now().toISOString(),
      prescriptionSignExternal: {
        patientInfoId: patientId,
        diseaseData: [
          { productCode: VALSARTAN, quantity: 2, diseasesList: [{ icdName: '原发性高血压', icdCode: 'I10', isCustom: false, sex: 0 }] },
        ],
      },
    })
    expect(found!.image).toMatch(/^data:image\/png;base64,iVBOR/)
    const [row] = await rows()
    expect(Buffer.from(row!.content).toString('latin1')).not.toMatch(/I10|iVBOR|child/)
    expect((await others[0]!.prescriptionSign.find()).sign).toBeNull()
  })

  it('is given once for a key, and again only as a signature anew', async () => {
    const body = await signFormOf(me, await form())
    const once = () => me.prescriptionSign.create({ body }, { key: 'sign-once' })
    const [one, same] = await Promise.all([once(), once()])
    expect(same).toEqual(one)
    await expect(sign()).rejects.toMatchObject({ status: 409, code: 'SIGNED' })
    const anew = await me.prescriptionSign.update({ body: { ...body, signId: one.signId } })
    expect(anew.signId).not.toBe(one.signId)
    expect((await rows()).map(({ id }) => id)).toEqual([anew.signId])
    await expect(me.prescriptionSign.update({ body: { ...body, signId: one.signId } })).rejects.toMatchObject({ status: 404 })
  })

  it('is one at a time, however many are sent at once', async () => {
    const body = await signFormOf(me, await form())
    const ends = await Promise.allSettled(Array.from({ length: 10 }, () => me.prescriptionSign.create({ body })))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await rows()).toHaveLength(1)
  })

  it.each<[string, Partial<PrescriptionSignForm>, object]>([
    ['who signs for somebody, with the relation', { signer: 'agent', agent }, { signerName: '周岚', relation: '子女' }],
    ['who cannot draw and types the name', { written: undefined, typedName: '周建国' }, { signerName: '周建国', image: null }],
  ])('says %s', async (_what, changes, told) => {
    await sign(changes)
    expect((await me.prescriptionSign.find()).sign).toMatchObject(told)
  })

  it.each<[string, Partial<PrescriptionSignForm>, object]>([
    ['an agent without a name', { signer: 'agent' }, { status: 400, field: 'agent.name', message: '请填写代签人的姓名和关系' }],
    ['a guardian of somebody grown up', { signer: 'guardian' }, { status: 422, code: 'WRONG_SIGNER' }],
    ['another name typed', { written: undefined, typedName: '周岚' }, { status: 422, message: '请输入签名人的姓名：周建国' }],
    ['nothing written', { written: undefined }, { status: 400, field: 'written' }],
    ['both written and typed', { typedName: '周建国' }, { status: 400, field: 'written' }],
    ['a dot', { written: { strokes: [[{ x: 10, y: 10 }, { x: 11, y: 10 }, { x: 10, y: 11 }, { x: 11, y: 11 }, { x: 10, y: 10 }]] } }, { status: 422, code: 'BLANK' }],
    ['a point outside of any paper', { written: { strokes: [[{ x: 10, y: 99999 }]] } }, { status: 400 }],
    [
      'a thousand strokes',
      { written: { strokes: Array.from({ length: 1000 }, () => WRITTEN.strokes[0]!) } },
      { status: 400, message: '笔画太多，请重写' },
    ],
  ])('is refused with %s', async (_what, changes, says) => {
    await expect(sign(changes)).rejects.toMatchObject(says)
    expect(await rows()).toEqual([])
  }) // prettier-ignore

  it('of a child is the guardian’s alone', async () => {
    const { id } = await me.patient.add({ body: CHILD })
    const child = await form({ patientId: id, diagnosis: '手足口病', icdCode: null })
    await expect(sign({ signer: 'patient' }, child)).rejects.toMatchObject({ status: 422, message: '不满 14 周岁，由监护人签名' })
    await sign({}, child)
    expect((await me.prescriptionSign.find()).sign).toMatchObject({ signer: 'guardian', signerName: '周岚', relation: '母亲' })
  })

  it.each<[string, Partial<Form>, object]>([
    ['a code that is not of the table', { icdCode: 'Z99' }, { status: 422, code: 'UNKNOWN_DISEASE' }],
    ['a name that is not the code’s', { icdCode: 'C34' }, { status: 422, code: 'UNKNOWN_DISEASE' }],
    ['a disease of the other sex', { diagnosis: '痛经', icdCode: 'N94' }, { status: 422, code: 'OTHER_SEX' }],
    [
      'one such disease of one drug',
      { drugs: [{ productCode: VALSARTAN, quantity: 1, disease: { name: '痛经', icdCode: 'N94' } }] },
      { status: 422, code: 'OTHER_SEX' },
    ],
    ['a drug twice', { drugs: [1, 2].map((quantity) => ({ productCode: VALSARTAN, quantity })) }, { status: 400, field: 'drugs' }],
  ])('is refused for %s', async (_what, changes, says) => {
    await expect(sign({}, await form(changes))).rejects.toMatchObject(says)
  })

  it('is refused for a drug without a disease, a typed one with a code, and a sex that is not the patient’s', async () => {
    const body = await signFormOf(me, await form())
    const [one] = body.prescriptionSignExternal.diseaseData
    const [disease] = one!.diseasesList
    const told = (diseasesList: Array<typeof disease & object>) =>
      me.prescriptionSign.create({
        body: { ...body, prescriptionSignExternal: { patientInfoId: patientId, diseaseData: [{ ...one!, diseasesList }] } },
      })
    await expect(told([])).rejects.toMatchObject({ status: 400 })
    await expect(told([{ ...disease!, isCustom: true }])).rejects.toMatchObject({ status: 400 })
    await expect(told([{ ...disease!, sex: 1 }])).rejects.toMatchObject({ code: 'OTHER_SEX' })
  })

  it('for somebody else’s patient is refused', async () => {
    const other = others[0]!
    await agree(other)
    await expect(other.prescriptionSign.create({ body: await signFormOf(me, await form()) })).rejects.toMatchObject({ status: 404 })
  })
})

describe('handing a prescription in', () => {
  const save = (body: Form) => me.prescription.save({ body })

  it('asks for a signature where the rules do', async () => {
    expect((await me.prescription.rules()).needsSignature).toBe(true)
    await expect(save(await form())).rejects.toMatchObject({
      status: 409,
      code: 'SIGN_NEEDED',
      field: 'signId',
      message: '请先签名，再提交处方',
    })
  })

  it('takes the signature into the sealed paper, once', async () => {
    const body = await signed(me, await form())
    const { prescriptionId } = await save(body)
    expect(await rows()).toEqual([])
    const [row] = await gateway.db.select().from(prescriptions).where(eq(prescriptions.prescriptionId, prescriptionId))
    const paper = await paperOf(gateway.db, gateway.providers.fileKeys, row!)
    expect(paper?.signature).toMatchObject({ patientInfoId: patientId, signer: 'patient', diseaseData: [{ productCode: VALSARTAN }] })
    expect((await me.prescription.detail({ query: { prescriptionId } })).signature).toMatchObject({
      signerName: '周建国',
      image: expect.stringMatching(/^data:image\/png/) as string,
    })
    await expect(save({ ...(await form()), signId: body.signId! })).rejects.toMatchObject({
      status: 409,
      code: 'SIGN_GONE',
      field: 'signId',
    })
  })

  it('is good for one prescription of two that are sent at once', async () => {
    const body = await signed(me, await form())
    const [one, two] = await Promise.allSettled([save(body), save({ ...body, images: (await form()).images })])
    expect([one.status, two.status].sort()).toEqual(['fulfilled', 'rejected'])
    expect((await me.prescription.list()).hits).toBe(1)
  })

  it.each<[string, () => Promise<Partial<Form>> | Partial<Form>]>([
    ['another number of boxes', () => ({ drugs: [{ productCode: VALSARTAN, quantity: 3 }] })],
    [
      'one drug more',
      () => ({
        drugs: [
          { productCode: VALSARTAN, quantity: 2 },
          { productCode: AMLODIPINE, quantity: 1 },
        ],
      }),
    ],
    ['another diagnosis', () => ({ diagnosis: '心力衰竭', icdCode: 'I50' })],
    [
      'another disease of one drug',
      () => ({ drugs: [{ productCode: VALSARTAN, quantity: 2, disease: { name: '心力衰竭', icdCode: 'I50' } }] }),
    ],
    [
      'another patient',
      async () => ({ patientId: (await me.patient.add({ body: { ...FATHER, idCardNumber: '320106196109082026' } })).id }),
    ],
  ])('with %s than was signed is refused, and the signature is not used up', async (_what, changes) => {
    const body = await signed(me, await form())
    await expect(save({ ...body, ...(await changes()) })).rejects.toMatchObject({
      status: 409,
      code: 'SIGN_CHANGED',
      field: 'signId',
      message: '签名之后改过用药人、药品或诊断，请重新签名',
    })
    await save(body)
  })

  it('with somebody else’s signature is refused', async () => {
    const body = await signed(me, await form())
    const { signId } = body
    const own = await form()
    const other = others[0]!
    await agree(other)
    const theirs = (await other.patient.add({ body: { ...FATHER, name: '陈建民' } })).id
    const images = [(await other.upload.add({ body: { kind: 'prescription' }, file: await paperPhoto() })).id]
    await expect(other.prescription.save({ body: { ...own, patientId: theirs, images, signId: signId! } })).rejects.toMatchObject({
      status: 409,
      code: 'SIGN_GONE',
    })
    expect(await rows()).toHaveLength(1)
  })

  it('keeps what each drug is for', async () => {
    const drugs = [
      { productCode: VALSARTAN, quantity: 1 },
      { productCode: AMLODIPINE, quantity: 1, disease: { name: '冠心病', icdCode: null } },
    ]
    const { prescriptionId } = await save(await signed(me, await form({ drugs })))
    const found = (await me.prescription.detail({ query: { prescriptionId } })).drugs
    expect(found.map(({ productCode, disease }) => [productCode, disease?.name])).toEqual(
      [
        [VALSARTAN, undefined],
        [AMLODIPINE, '冠心病'],
      ].sort(),
    )
  })
})

describe('a signature that no prescription took', () => {
  it('ends after a day, and with the form that is thrown away', async () => {
    const body = await signed(me, await form())
    gateway.clock.advance(24 * HOUR_SECONDS)
    expect((await me.prescriptionSign.find()).sign).toBeNull()
    await expect(me.prescription.save({ body: { ...body, issuedOn: shopDate(gateway.clock.now()) } })).rejects.toMatchObject({
      code: 'SIGN_GONE',
    })
    await purge({ db: gateway.db, providers: gateway.providers, now: new Date(gateway.clock.now().getTime() + 1000) })
    expect(await rows()).toEqual([])
    await sign()
    await me.prescription.dropDraft()
    expect(await rows()).toEqual([])
  })
})

describe('a signature on a prescription that waits', () => {
  it('is shown to the pharmacist under the session, with a line in the audit log, until the decision; withdrawn, it is gone', async () => {
    const pharmacist = await staffAt(gateway, { roles: ['pharmacist'], name: '沈知夏' })
    const [kept, withdrawn] = [
      (await me.prescription.save({ body: await signed(me, await form()) })).prescriptionId,
      (await me.prescription.save({ body: await signed(me, await form()) })).prescriptionId,
    ]
    const { paper } = await pharmacist.prescription.detail({ params: { prescriptionId: kept } })
    expect(paper?.signature).toMatchObject({ signer: 'patient', signerName: '周*国', relation: null, isTyped: false })
    expect(JSON.stringify(paper)).not.toContain('base64')
    const seen = { params: { prescriptionId: kept } }
    expect((await pharmacist.prescription.signature(seen)).dataUrl).toMatch(/^data:image\/png;base64,/)
    const lines = await gateway.db
      .select({ title: auditLog.title })
      .from(auditLog)
      .where(eq(auditLog.record, `prescription:${kept}`))
    expect(lines.map(({ title }) => title)).toContain('查看处方签名')
    const clerk = await staffAt(gateway, { roles: ['clerk'] })
    await expect(clerk.prescription.signature(seen)).rejects.toMatchObject({ status: 403 })

    await pharmacist.prescription.refuse({ params: { prescriptionId: kept }, body: { reason: 'unclear' } })
    await expect(pharmacist.prescription.signature(seen)).rejects.toMatchObject({ status: 404 })
    await me.prescription.hide({ body: { prescriptionId: withdrawn } })
    expect(await gateway.db.$count(prescriptionPapers, eq(prescriptionPapers.id, withdrawn))).toBe(0)
  })
})
