import { eq } from 'drizzle-orm'
import { MINUTE_SECONDS } from '../../../src/lib/duration'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { prescribe, VALSARTAN } from '../../../tests/support/prescribe'
import { auditLog, prescriptionDrugs, prescriptions, products, staff } from '../../tables'
import { actAsStaff } from '../../demo/people/actingStaff'
import { seedStaff } from '../../demo/people/readyStaff'
import { hashPassword } from '../../kernel/password'
import { inTransaction } from '../../kernel/transaction'
import { reviewPrescription } from './reviewPrescription'
import { usablePrescriptions } from './usable'

const PASSWORD = 'a long enough password'
/** 加巴喷丁胶囊 */
const CONTROLLED = '100691'

describe('a prescription that waits', () => {
  let gateway: Gateway
  let pharmacist: StaffPerson
  let passwordHash: string
  beforeAll(async () => {
    passwordHash = await hashPassword(PASSWORD)
  })
  beforeEach(async () => {
    gateway = await gatewayAt()
    pharmacist = await pharmacistAt('沈知夏')
  })
  const pharmacistAt = async (name: string) => {
    const person = await staffAt(gateway, { roles: ['pharmacist'], name })
    await gateway.db.update(staff).set({ passwordHash }).where(eq(staff.staffId, person.staffId))
    return person
  }
  const waiting = (changes: Parameters<typeof prescribe>[2] = {}) =>
    prescribe(gateway, gateway.chen.memberId, { status: 'pending', ...changes })
  const approve = (person: StaffPerson, prescriptionId: string, password = PASSWORD) =>
    person.prescription.approve({ params: { prescriptionId }, body: { password } })
  const usable = async () =>
    (await usablePrescriptions(gateway.db, { memberId: gateway.chen.memberId, now: gateway.clock.now() })).map(
      ({ prescriptionId }) => prescriptionId,
    )
  const told = async () => {
    const { results } = await gateway.chen.message.list({ query: { kind: 'prescription' } })
    return results.map(({ title, text }) => `${title}：${text}`)
  }

  /** Ibuprofen, beside what thins the blood. */
  async function grave() {
    const prescriptionId = await waiting()
    const [ibuprofen] = await gateway.db.select().from(products).where(eq(products.name, '布洛芬缓释胶囊'))
    await gateway.db.insert(prescriptionDrugs).values({ prescriptionId, productCode: ibuprofen!.productCode, quantity: 1 })
    await gateway.db
      .update(products)
      .set({ ingredients: ['华法林钠'] })
      .where(eq(products.productCode, VALSARTAN))
    return prescriptionId
  }

  it('is approved in spite of a critical finding only by who has seen it and says why; the note is kept, sealed, beside it', async () => {
    const prescriptionId = await grave()
    const params = { prescriptionId }
    const critical = ['pair-nsaid-anticoagulant']
    const sign = (said: { acknowledged?: string[]; severeNote?: string }) =>
      pharmacist.prescription.approve({ params, body: { password: PASSWORD, ...said } })
    await expect(sign({ severeNote: '医生已知情' })).rejects.toMatchObject({
      ...{ status: 409, code: 'CRITICAL_UNSEEN', details: { ruleIds: critical } },
    })
    await expect(sign({ acknowledged: critical, severeNote: ' 好 ' })).rejects.toMatchObject({ status: 400, field: 'severeNote' })
    expect(await usable()).toEqual([])
    await sign({ acknowledged: critical, severeNote: '已电话 13800001234 与医生确认，只用两天' })
    expect(await usable()).toEqual([prescriptionId])
    const { severeNotes } = await pharmacist.prescription.detail({ params })
    expect(severeNotes).toMatchObject([{ by: '沈知夏', note: '已电话 138****1234 与医生确认，只用两天' }])
  })

  it('is refused by a demonstration’s pharmacist where the rules have a critical finding', async () => {
    const prescriptionId = await grave()
    await pharmacist.staff.logOut()
    await seedStaff(gateway.db, gateway.clock.now())
    gateway.clock.advance(MINUTE_SECONDS)
    await actAsStaff({ db: gateway.db, ring: gateway.providers.fileKeys, now: gateway.clock.now(), speed: 360 })
    const [row] = await gateway.db.select().from(prescriptions).where(eq(prescriptions.prescriptionId, prescriptionId))
    expect(row).toMatchObject({ status: 'rejected', refusal: '药品之间可能相互影响，或有禁忌' })
  })

  it('can be used once a pharmacist has approved and signed it, and the member is told at once', async () => {
    const prescriptionId = await waiting()
    expect(await usable()).toEqual([])
    await expect(approve(pharmacist, prescriptionId, 'not the password')).rejects.toMatchObject({
      code: 'SIGNATURE_WRONG',
      field: 'password',
    })
    const lines = await gateway.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.record, `prescription:${prescriptionId}`))
    expect(lines.map(({ outcome }) => outcome)).toEqual(['SIGNATURE_WRONG'])
    expect(await usable()).toEqual([])

    await approve(pharmacist, prescriptionId)
    expect(await usable()).toEqual([prescriptionId])
    expect(await told()).toEqual(['处方已通过审核：周建国的处方已由沈知夏审核通过，可以购买处方里的药品'])
    const [approved] = (await pharmacist.prescription.list({ query: { state: 'approved', sort: 'newest', size: 1 } })).results
    const review = { at: gateway.clock.now().toISOString(), by: '沈知夏', refusal: null }
    expect(approved).toMatchObject({ prescriptionId, patientName: '周*国', drugs: [{ quantity: 3 }], review })
  })

  it('is refused with a reason that the member reads, and never used', async () => {
    const prescriptionId = await waiting()
    const refuse = (words: string) => pharmacist.prescription.refuse({ params: { prescriptionId }, body: { reason: 'other', words } })
    await expect(refuse('')).rejects.toMatchObject({ status: 400, field: 'words', message: '请写明原因' })
    await refuse('请补充肾功能检查')
    expect([await usable(), await told()]).toEqual([[], ['处方没有通过审核：周建国的处方没有通过药师审核：其他原因，请补充肾功能检查']])
  })

  it('is decided on once, by another than who wrote it, and not approved when it has ended', async () => {
    const prescriptionId = await waiting()
    const other = await pharmacistAt('梁景和')
    const ends = await Promise.allSettled([
      approve(pharmacist, prescriptionId),
      other.prescription.refuse({ params: { prescriptionId }, body: { reason: 'unclear' } }),
    ])
    const refused = ends.find((end) => end.status === 'rejected')
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const { review } = await pharmacist.prescription.detail({ params: { prescriptionId } })
    expect(refused?.reason).toMatchObject({ status: 409, code: 'CHANGED_SINCE' })
    expect((refused?.reason as Error).message).toMatch(new RegExp(`^${review?.by ?? '?'}已在 .*这张处方.*，您的决定没有写入$`))
    expect(await told()).toHaveLength(1)

    const own = await waiting({ writtenBy: pharmacist.staffId })
    await expect(approve(pharmacist, own)).rejects.toMatchObject({ status: 403, code: 'OWN_PRESCRIPTION' })
    const ended = await waiting({ validUntil: gateway.clock.now() })
    await expect(approve(pharmacist, ended)).rejects.toMatchObject({ status: 409, code: 'PRESCRIPTION_ENDED' })
    await expect(approve(pharmacist, 'of-nobody')).rejects.toMatchObject({ status: 404 })
    expect((await pharmacist.prescription.list({ query: { patient: '建' } })).results.map((one) => one.prescriptionId).sort()).toEqual(
      [own, ended].sort(),
    )
  })

  it('with a controlled substance is approved by two, neither of whom wrote it, and refused by either', async () => {
    const controlled = (changes: Parameters<typeof prescribe>[2] = {}) =>
      prescribe(gateway, gateway.chen.memberId, { status: 'pending', ...changes }, CONTROLLED)
    const [prescriptionId, other] = [await controlled(), await pharmacistAt('梁景和')]
    const detail = () => pharmacist.prescription.detail({ params: { prescriptionId } })
    expect(await detail()).toMatchObject({ controlled: ['普瑞巴林、加巴喷丁类'], firstReview: null })
    await approve(pharmacist, prescriptionId)
    expect(await detail()).toMatchObject({ isWaiting: true, review: null, firstReview: { by: '沈知夏' } })
    expect([await usable(), await told()]).toEqual([[], []])
    expect((await gateway.chen.prescription.list()).results[0]).toMatchObject({ prescriptionId, state: 'second', review: null })
    await expect(approve(pharmacist, prescriptionId)).rejects.toMatchObject({ status: 403, code: 'SECOND_NEEDED' })
    expect((await other.prescription.list()).results.map((one) => one.prescriptionId)).toContain(prescriptionId)
    await approve(other, prescriptionId)
    expect([await usable(), (await detail()).review]).toMatchObject([[prescriptionId], { by: '梁景和' }])

    const written = await controlled({ writtenBy: other.staffId })
    await approve(pharmacist, written)
    await expect(approve(other, written)).rejects.toMatchObject({ status: 403, code: 'OWN_PRESCRIPTION' })
    await pharmacist.prescription.refuse({ params: { prescriptionId: written }, body: { reason: 'dosage' } })
    const asked = await controlled()
    await approve(pharmacist, asked)
    await other.prescription.ask({ params: { prescriptionId: asked }, body: { text: '现在还在吃哪些药？' } })
    // After an answer both look at it.
    await approve(other, asked)
    expect((await other.prescription.detail({ params: { prescriptionId: asked } })).firstReview).toMatchObject({ by: '梁景和' })
  })

  it('with a controlled substance is approved once by each of fifty at once and one more', async () => {
    const prescriptionId = await prescribe(gateway, gateway.chen.memberId, { status: 'pending' }, CONTROLLED)
    const staffIds = (await Promise.all(Array.from({ length: 50 }, (_, nth) => pharmacistAt(`药师${nth}`)))).map(({ staffId }) => staffId)
    const now = gateway.clock.now()
    const done = await Promise.all(
      staffIds.map((staffId) =>
        inTransaction(gateway.db, (tx) =>
          reviewPrescription(tx, { ring: gateway.providers.fileKeys, prescriptionId, staffId, now, refusal: null }),
        ),
      ),
    )
    expect(done.filter(Boolean)).toHaveLength(2)
    const [row] = await gateway.db.select().from(prescriptions).where(eq(prescriptions.prescriptionId, prescriptionId))
    expect([row!.status, row!.firstReviewedBy === row!.reviewedBy]).toEqual(['approved', false])
  })

  it('is approved in a demonstration by its own pharmacist, whom the message calls so', async () => {
    await pharmacist.staff.logOut()
    await seedStaff(gateway.db, gateway.clock.now())
    const prescriptionId = await waiting()
    await actAsStaff({ db: gateway.db, ring: gateway.providers.fileKeys, now: gateway.clock.now(), speed: 360 })
    expect(await usable()).toEqual([])
    gateway.clock.advance(MINUTE_SECONDS)
    await actAsStaff({ db: gateway.db, ring: gateway.providers.fileKeys, now: gateway.clock.now(), speed: 360 })
    expect(await usable()).toEqual([prescriptionId])
    expect(await told()).toEqual(['处方已通过审核：周建国的处方已由沈知夏（演示药师）审核通过，可以购买处方里的药品'])

    const second = await prescribe(gateway, gateway.chen.memberId, { status: 'pending' }, CONTROLLED)
    for (const _round of [1, 2]) {
      gateway.clock.advance(MINUTE_SECONDS)
      await actAsStaff({ db: gateway.db, ring: gateway.providers.fileKeys, now: gateway.clock.now(), speed: 360 })
    }
    expect((await told())[0]).toBe('处方已通过审核：周建国的处方已由陆远舟（演示药师）审核通过，可以购买处方里的药品')
    expect(await usable()).toContain(second)
  })
})
