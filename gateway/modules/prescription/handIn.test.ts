import { eq, sql } from 'drizzle-orm'
import type { Input } from '../../../src/contract/endpoint'
import type { patient } from '../../../src/contract/patient'
import type { prescription } from '../../../src/contract/prescription'
import { DAY_SECONDS, MINUTE } from '../../../src/lib/duration'
import { daysAfter, shopDate } from '../../../src/lib/time'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { gatewayAt, SEEDED_AT, type Gateway } from '../../../tests/support/gateway'
import { paperPhoto, type Shot } from '../../../tests/support/paperPhoto'
import { VALSARTAN } from '../../../tests/support/prescribe'
import { newBuyers, ordered, type Buyer } from '../../../tests/support/shop'
import { auditLog, prescriptionDrafts, prescriptionPapers, prescriptions, products, settings, staff, uploads } from '../../tables'
import { hashPassword } from '../../kernel/password'
import { eraseMember } from '../deregister/erase'
import { purge } from '../purge'
import { sweepUploads } from '../upload/sweepUploads'
import { MAX_WAITING } from './submitPrescription'
import { usablePrescriptions } from './usable'

type Form = Input<typeof prescription.save>['body']

const PASSWORD = 'a long enough password'
const FATHER = {
  name: '周建国',
  relationLabel: 'parent',
  idCardNumber: '320106195806151037',
  healthInfo: { allergies: ['青霉素'], chronicDiseases: ['高血压'], liverKidney: 'normal' },
} satisfies Input<typeof patient.add>['body']

let gateway: Gateway
let pharmacist: StaffPerson
let others: Buyer[]
/** A member of each test's own, with a patient. */
let me: Buyer
let patientId: string

beforeAll(async () => {
  gateway = await gatewayAt()
  others = await newBuyers(gateway, 30)
  // What is signed stands in `modules/prescriptionSign`: these hand in as a shop lets them that asks for no signature.
  await gateway.db.insert(settings).values({ key: 'rxRules', value: { validDays: 3, needsSignature: false } })
  await agree(others[0]!)
  pharmacist = await staffAt(gateway, { roles: ['pharmacist'], name: '沈知夏' })
  await gateway.db
    .update(staff)
    .set({ passwordHash: await hashPassword(PASSWORD) })
    .where(eq(staff.staffId, pharmacist.staffId))
})
const agree = (who: Buyer) => who.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
beforeEach(async () => {
  gateway.clock.set(SEEDED_AT)
  me = others.pop()!
  await agree(me)
  patientId = (await me.patient.add({ body: FATHER })).id
})

const picture = async (who: Buyer = me, shot: Shot = 'clear') =>
  (await who.upload.add({ body: { kind: 'prescription' }, file: await paperPhoto(shot) })).id
const today = () => shopDate(gateway.clock.now())
const form = async (changes: Partial<Form> = {}): Promise<Form> => ({
  patientId,
  images: changes.images ?? [await picture()],
  hospital: '清河市第一医院',
  issuedOn: today(),
  diagnosis: '原发性高血压',
  icdCode: 'I10',
  drugs: [{ productCode: VALSARTAN, quantity: 2 }],
  isDeclared: true,
  ...changes,
})
const handIn = async (changes: Partial<Form> = {}) => (await me.prescription.save({ body: await form(changes) })).prescriptionId
const approve = (prescriptionId: string) => pharmacist.prescription.approve({ params: { prescriptionId }, body: { password: PASSWORD } })
const usable = async () =>
  (await usablePrescriptions(gateway.db, { memberId: me.memberId, now: gateway.clock.now() })).map(({ prescriptionId }) => prescriptionId)
const pictureRows = () => gateway.db.select().from(uploads).where(eq(uploads.memberId, me.memberId))

describe('a prescription that a member hands in', () => {
  it('is told from others in the list by whom it is for, how it came and what the safety rules say', async () => {
    const prescriptionId = await handIn()
    const listed = async (source?: 'uploaded' | 'written') =>
      (await pharmacist.prescription.list({ query: { sort: 'newest', ...(source && { source }) } })).results.find(
        (one) => one.prescriptionId === prescriptionId,
      )
    const found = await listed('uploaded')
    const { safety } = await pharmacist.prescription.detail({ params: { prescriptionId } })
    expect(found).toMatchObject({ source: 'uploaded', patient: { sex: 0, age: 68 }, isReused: false, warnings: { ran: safety.ran } })
    expect(found?.warnings?.warning).toBe(safety.findings.filter(({ severity }) => severity === 'warning').length)
    expect(await listed('written')).toBeUndefined()
    await approve(prescriptionId)
    expect(await listed()).toBeUndefined()
  })

  it('waits with patient, paper and pictures, opens the drug once it is approved, and is used by one order', async () => {
    const prescriptionId = await handIn()
    const waiting = {
      prescriptionId,
      state: 'waiting',
      patientId,
      patientName: '周建国',
      relationLabel: '父亲',
      diagnosis: '原发性高血压',
      icdCode: 'I10',
      hospital: '清河市第一医院',
      issuedOn: '2026-11-21',
      drugs: [{ productCode: VALSARTAN, name: '缬沙坦胶囊', quantity: 2 }],
      validUntil: '2026-11-24T15:59:59.000Z',
      // Half an hour, for the pharmacist is there.
      expectedBefore: new Date(gateway.clock.now().getTime() + 30 * MINUTE).toISOString(),
      review: null,
    }
    expect((await me.prescription.list()).results).toMatchObject([waiting])
    expect((await me.prescription.valid()).results).toMatchObject([waiting])
    const detail = await me.prescription.detail({ query: { prescriptionId } })
    expect(detail).toMatchObject({ ...waiting, sex: 0, age: 68, healthInfo: FATHER.healthInfo, usedByOrder: null })
    expect(detail.images).toHaveLength(1)
    await expect(me.product.info({ params: { code: VALSARTAN } })).rejects.toMatchObject({ status: 403 })
    expect(await usable()).toEqual([])

    const found = await pharmacist.prescription.detail({ params: { prescriptionId } })
    expect(found).toMatchObject({
      paper: { sex: 0, age: 68, healthInfo: FATHER.healthInfo, hospital: '清河市第一医院', issuedOn: '2026-11-21' },
      pictures: detail.images.map(({ id }) => id),
    })
    expect(JSON.stringify(found)).not.toContain(FATHER.idCardNumber)
    const seen = { params: { prescriptionId, id: detail.images[0]!.id } }
    expect((await pharmacist.prescription.picture(seen)).dataUrl).toMatch(/^data:image\/jpeg;base64,\/9j\//)
    const lines = await gateway.db
      .select({ title: auditLog.title })
      .from(auditLog)
      .where(eq(auditLog.record, `prescription:${prescriptionId}`))
    expect(lines.map(({ title }) => title)).toContain('查看处方照片')

    await approve(prescriptionId)
    await expect(pharmacist.prescription.picture(seen)).rejects.toMatchObject({ status: 404 })
    expect(await usable()).toEqual([prescriptionId])
    expect(await me.product.info({ params: { code: VALSARTAN } })).toBeDefined()
    expect(await me.prescription.detail({ query: { prescriptionId } })).toMatchObject({
      state: 'approved',
      expectedBefore: null,
      review: { by: '沈知夏', refusal: null },
    })
    await gateway.db.update(prescriptions).set({ usedByOrder: 'some-order' }).where(eq(prescriptions.prescriptionId, prescriptionId))
    expect(await me.prescription.detail({ query: { prescriptionId } })).toMatchObject({ state: 'used', usedByOrder: 'some-order' })
    expect(await me.prescription.valid()).toMatchObject({
      results: [],
      people: [{ patientId, patientName: '周建国', relationLabel: '父亲' }],
    })
    expect((await me.prescription.list({ query: { part: 'ended' } })).results).toMatchObject([{ prescriptionId }])
  })

  it('is among the ended once it is refused or over, and not while it waits', async () => {
    const [waits, refused, over] = [await handIn(), await handIn(), await handIn()]
    await gateway.db.update(prescriptions).set({ status: 'rejected' }).where(eq(prescriptions.prescriptionId, refused))
    await gateway.db.update(prescriptions).set({ validUntil: gateway.clock.now() }).where(eq(prescriptions.prescriptionId, over))
    const ended = (await me.prescription.list({ query: { part: 'ended' } })).results.map(({ prescriptionId }) => prescriptionId)
    expect(ended.sort()).toEqual([refused, over].sort())
    expect((await me.prescription.valid()).results).toMatchObject([{ prescriptionId: waits }])
  })

  it('is found by patient, drug, diagnosis and name, the newest first', async () => {
    const [first, second] = [await handIn(), await handIn({ diagnosis: '心力衰竭' })]
    const found = async (query: Input<typeof prescription.list>['query']) =>
      (await me.prescription.list({ query })).results.map(({ prescriptionId }) => prescriptionId).sort()
    expect(await found({ patientId })).toEqual([first, second].sort())
    expect(await found({ word: '缬沙坦' })).toEqual([first, second].sort())
    expect(await found({ word: '心力' })).toEqual([second])
    expect(await found({ word: '建国' })).toHaveLength(2)
    expect(await found({ word: '布洛芬' })).toEqual([])
    expect(await found({ patientId: 'somebody-else' })).toEqual([])
  })

  it('is handed in once for a key', async () => {
    const body = await form()
    const [one, same] = await Promise.all([
      me.prescription.save({ body }, { key: 'hand-in-once' }),
      me.prescription.save({ body }, { key: 'hand-in-once' }),
    ])
    expect(same).toEqual(one)
    expect((await me.prescription.list()).hits).toBe(1)
  })

  it.each<[string, () => Promise<Partial<Form>> | Partial<Form>, { status: number; field?: string; message?: string }]>([
    ['a patient that is not there', () => ({ patientId: 'nobody' }), { status: 404 }],
    ['a day to come', () => ({ issuedOn: daysAfter(today(), 1) }), { status: 422, field: 'issuedOn', message: '开方日期不能晚于今天' }],
    [
      'a day too long ago',
      () => ({ issuedOn: daysAfter(today(), -4) }),
      { status: 422, field: 'issuedOn', message: '处方在开具后 3 天内有效，这张已过期，请医生重新开具' },
    ],
    ['no picture', () => ({ images: [] }), { status: 400, field: 'images', message: '请上传处方照片' }],
    [
      'somebody else’s picture',
      async () => ({ images: [await picture(others[0])] }),
      { status: 409, field: 'images', message: '有图片已失效，请重新上传' },
    ],
    ['a drug that needs none', () => ({ drugs: [{ productCode: '120011', quantity: 1 }] }), { status: 409, field: 'drugs' }],
    ['a drug that is not sold', () => ({ drugs: [{ productCode: '999999', quantity: 1 }] }), { status: 409, field: 'drugs' }],
    [
      'a drug twice',
      () => ({ drugs: [1, 2].map((quantity) => ({ productCode: VALSARTAN, quantity })) }),
      { status: 400, field: 'drugs', message: '同一种药品添加了两次' },
    ],
    ['nothing declared', () => ({ isDeclared: false as true }), { status: 400, field: 'isDeclared', message: '请先确认处方真实有效' }],
  ])('is refused with %s, and nothing of it is kept', async (_what, changes, says) => {
    await expect(handIn(await changes())).rejects.toMatchObject(says)
    expect((await me.prescription.list()).hits).toBe(0)
  })

  it('three days after it was written is good until that day ends', async () => {
    const prescriptionId = await handIn({ issuedOn: daysAfter(today(), -3) })
    expect(await me.prescription.detail({ query: { prescriptionId } })).toMatchObject({ validUntil: '2026-11-21T15:59:59.000Z' })
  })

  it('is not one of more than ten that wait, however many are sent at once', async () => {
    const images = await Promise.all(Array.from({ length: MAX_WAITING + 2 }, () => picture()))
    const ends = await Promise.allSettled(images.map((image) => handIn({ images: [image] })))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_WAITING)
    expect((await me.prescription.list()).hits).toBe(MAX_WAITING)
  })

  it('is nobody else’s: not in a list, by its id, to delete', async () => {
    const prescriptionId = await handIn()
    const other = others[0]!
    expect((await other.prescription.list()).results).toEqual([])
    await expect(other.prescription.detail({ query: { prescriptionId } })).rejects.toMatchObject({ status: 404 })
    await expect(other.prescription.hide({ body: { prescriptionId } })).rejects.toMatchObject({ status: 404 })
  })
})

describe('the prescription of an order', () => {
  it('is told by the order, to its member alone', async () => {
    const prescriptionId = await handIn()
    await approve(prescriptionId)
    const sku = { skuCode: (await me.product.merged({ params: { code: VALSARTAN } })).packings[0]!.skuCode, quantity: 1 }
    const { orderCode } = await ordered(me, sku)
    const input = { params: { id: orderCode } }
    expect(await me.prescription.info(input)).toMatchObject({ prescriptionId, state: 'used', usedByOrder: orderCode })
    await expect(others[0]!.prescription.info(input)).rejects.toMatchObject({ status: 404 })
    await expect(me.prescription.info({ params: { id: 'no-order' } })).rejects.toMatchObject({ status: 404 })
  })
})

describe('pictures of a prescription', () => {
  it('are told apart that can hardly be read', async () => {
    const shots = ['clear', 'dark', 'blurred', 'small'] as const
    const ids = await Promise.all(shots.map((shot) => picture(me, shot)))
    const problems = [...(await me.prescription.check({ body: { images: ids.slice(0, 3) } })).results]
    problems.push(...(await me.prescription.check({ body: { images: ids.slice(3) } })).results)
    expect(problems.map(({ problem }) => problem)).toEqual([null, 'dark', 'blurred', 'small'])
    await expect(others[0]!.prescription.check({ body: { images: ids.slice(0, 1) } })).rejects.toMatchObject({ code: 'UPLOAD_GONE' })
  })
})

describe('a form that was left', () => {
  it('is there again with its pictures, longer than pictures alone are kept; what was taken out of it is gone', async () => {
    const [first, second] = [await picture(), await picture()]
    await me.prescription.keepDraft({ body: { patientId, hospital: '清河', images: [first, second] } })
    await me.prescription.keepDraft({ body: { patientId, hospital: '清河市', images: [second] } })
    gateway.clock.advance(2 * DAY_SECONDS)
    await sweepUploads({ db: gateway.db, providers: gateway.providers, now: gateway.clock.now() })
    const kept = await me.prescription.draft()
    expect(kept.draft).toEqual({ patientId, hospital: '清河市', images: [second] })
    expect(kept.images.map(({ id }) => id)).toEqual([second])
    expect((await pictureRows()).map(({ id }) => id)).toEqual([second])
    const [row] = await gateway.db.select().from(prescriptionDrafts).where(eq(prescriptionDrafts.memberId, me.memberId))
    expect(Buffer.from(row!.content).toString()).not.toContain('清河')

    await handIn({ images: [second] })
    expect(await me.prescription.draft()).toMatchObject({ draft: null, images: [] })
    expect((await pictureRows()).map(({ recordTable }) => recordTable)).toEqual(['prescriptions'])
  })

  it('ends after two weeks with its pictures, or when it is thrown away', async () => {
    const keep = async () => me.prescription.keepDraft({ body: { images: [await picture()] } })
    await keep()
    await me.prescription.dropDraft()
    expect(await pictureRows()).toEqual([])
    await keep()
    gateway.clock.advance(14 * DAY_SECONDS + 1)
    await purge({ db: gateway.db, providers: gateway.providers, now: gateway.clock.now() })
    expect(await pictureRows()).toEqual([])
    expect((await me.prescription.draft()).draft).toBeNull()
  })
})

describe('a form that begins from an earlier prescription', () => {
  const renew = (prescriptionId: string, isForced = false) => me.prescription.update({ body: { prescriptionId, isForced } })
  const drugs = [{ productCode: VALSARTAN, quantity: 2 }]

  it('has what stood on a refused one and why it was refused, but none of its pictures', async () => {
    const prescriptionId = await handIn()
    await expect(renew(prescriptionId)).rejects.toMatchObject({ status: 409, code: 'STILL_WAITING' })
    await pharmacist.prescription.refuse({ params: { prescriptionId }, body: { reason: 'unclear' } })
    await renew(prescriptionId)
    const refusal = '处方信息不完整或看不清'
    const told = { patientId, hospital: '清河市第一医院', diagnosis: '原发性高血压', issuedOn: '2026-11-21', drugs }
    expect(await me.prescription.draft()).toMatchObject({ draft: { ...told, from: { prescriptionId, refusal }, images: [] }, images: [] })
    await expect(others[0]!.prescription.update({ body: { prescriptionId } })).rejects.toMatchObject({ status: 404 })
  })

  it('leaves out what needs no prescription any more', async () => {
    const prescriptionId = await handIn()
    await pharmacist.prescription.refuse({ params: { prescriptionId }, body: { reason: 'unclear' } })
    const marked = (mark: 'rx' | 'otcA') => gateway.db.update(products).set({ mark }).where(eq(products.productCode, VALSARTAN))
    await marked('otcA')
    await renew(prescriptionId)
    await marked('rx')
    expect((await me.prescription.draft()).draft).toMatchObject({ drugs: [] })
  })

  it('of one that was approved asks for a new day, and gives up another form only where told so', async () => {
    const prescriptionId = await handIn()
    await approve(prescriptionId)
    await me.patient.remove({ params: { id: patientId } })
    await me.prescription.keepDraft({ body: { hospital: '别的医院' } })
    await expect(renew(prescriptionId)).rejects.toMatchObject({ status: 409, code: 'DRAFT_THERE' })
    expect((await me.prescription.draft()).draft).toMatchObject({ hospital: '别的医院' })
    await renew(prescriptionId, true)
    const from = { prescriptionId, refusal: null }
    expect((await me.prescription.draft()).draft).toEqual({
      hospital: '清河市第一医院',
      diagnosis: '原发性高血压',
      icdCode: 'I10',
      drugs,
      images: [],
      from,
    })
  })
})

describe('a prescription that a member deletes', () => {
  it('is withdrawn as long as nobody has looked at it, pictures and all', async () => {
    const prescriptionId = await handIn()
    expect(await me.prescription.hide({ body: { prescriptionId } })).toEqual({ done: true, isWithdrawn: true })
    expect([await pictureRows(), (await me.prescription.list()).hits]).toEqual([[], 0])
    await expect(approve(prescriptionId)).rejects.toMatchObject({ status: 404 })
  })

  it('is kept once it was reviewed, shown no more, and opens nothing', async () => {
    const prescriptionId = await handIn()
    await approve(prescriptionId)
    expect(await me.prescription.hide({ body: { prescriptionId } })).toEqual({ done: true, isWithdrawn: false })
    expect([await usable(), (await me.prescription.list()).hits]).toEqual([[], 0])
    await expect(me.prescription.detail({ query: { prescriptionId } })).rejects.toMatchObject({ status: 404 })
    await expect(me.prescription.hide({ body: { prescriptionId } })).rejects.toMatchObject({ status: 404 })
    expect(await pictureRows()).toHaveLength(1)
  })
})

describe('the paper', () => {
  const tamper = (prescriptionId: string) =>
    gateway.db
      .update(prescriptionPapers)
      .set({ content: sql`set_byte(content, 40, get_byte(content, 40) # 1)` })
      .where(eq(prescriptionPapers.id, prescriptionId))

  it('is sealed, and the database refuses every change of it', async () => {
    const prescriptionId = await handIn()
    const [paper] = await gateway.db.select().from(prescriptionPapers).where(eq(prescriptionPapers.id, prescriptionId))
    expect(Buffer.from(paper!.content).toString()).not.toMatch(/周建国|高血压|医院/)
    const refused = { cause: { message: "a prescription's paper never changes" } }
    await expect(tamper(prescriptionId)).rejects.toMatchObject(refused)
    const another = gateway.db.update(prescriptions).set({ paperHash: 'another' }).where(eq(prescriptions.prescriptionId, prescriptionId))
    await expect(another).rejects.toMatchObject(refused)
  })

  it('that was changed all the same is reviewed by nobody and sells nothing', async () => {
    const [approved, waiting] = [await handIn(), await handIn()]
    await approve(approved)
    await gateway.db.execute(sql`alter table prescription_papers disable trigger prescription_papers_unchanged`)
    await tamper(approved)
    await tamper(waiting)
    await gateway.db.execute(sql`alter table prescription_papers enable trigger prescription_papers_unchanged`)
    expect(await usable()).toEqual([])
    await expect(pharmacist.prescription.detail({ params: { prescriptionId: waiting } })).rejects.toMatchObject({ code: 'PAPER_CHANGED' })
    await expect(approve(waiting)).rejects.toMatchObject({ status: 409 })
  })

  it('stays with its pictures for five years where a drug was sold by it, whoever closes the account', async () => {
    const [used, unused] = [await handIn(), await handIn()]
    await approve(used)
    await gateway.db.update(prescriptions).set({ usedByOrder: 'some-order' }).where(eq(prescriptions.prescriptionId, used))
    const before = await pictureRows()
    const now = gateway.clock.now()
    await gateway.db.transaction((tx) =>
      eraseMember(tx, { ring: gateway.providers.fileKeys, memberId: me.memberId, phone: '13900000000', phoneHmac: 'none', now }),
    )
    const [row] = await gateway.db.select().from(prescriptions).where(eq(prescriptions.prescriptionId, used))
    const left = await gateway.db.select().from(uploads).where(eq(uploads.memberId, row!.memberId))
    expect(left.map(({ recordId }) => recordId)).toEqual([used])
    expect([before.length, row!.patientId, await pictureRows()]).toEqual([2, null, []])
    const papers = await gateway.db.select().from(prescriptionPapers).where(eq(prescriptionPapers.memberId, row!.memberId))
    expect(papers.map(({ id }) => id).sort()).toEqual([used, unused].sort())
  })
})
