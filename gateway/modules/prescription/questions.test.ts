import { eq } from 'drizzle-orm'
import { MINUTE_SECONDS } from '../../../src/lib/duration'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { gatewayAt, SEEDED_AT, type Gateway } from '../../../tests/support/gateway'
import { prescribe } from '../../../tests/support/prescribe'
import { newBuyers, type Buyer } from '../../../tests/support/shop'
import { callbacks, prescriptionQuestions, staff } from '../../tables'
import { actAsStaff } from '../../demo/people/actingStaff'
import { hashPassword } from '../../kernel/password'
import { usablePrescriptions } from './usable'

const PASSWORD = 'a long enough password'
const QUESTION = { text: '周建国现在还在吃氢氯噻嗪吗？', options: ['还在吃', '已经停了'] }

let gateway: Gateway
let pharmacist: StaffPerson
let others: Buyer[]
let me: Buyer
let prescriptionId: string

beforeAll(async () => {
  gateway = await gatewayAt()
  others = await newBuyers(gateway, 10)
  pharmacist = await staffAt(gateway, { roles: ['pharmacist'], name: '沈知夏' })
  await gateway.db
    .update(staff)
    .set({ passwordHash: await hashPassword(PASSWORD) })
    .where(eq(staff.staffId, pharmacist.staffId))
})
beforeEach(async () => {
  gateway.clock.set(SEEDED_AT)
  me = others.pop()!
  await me.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
  prescriptionId = await prescribe(gateway, me.memberId, { status: 'pending' })
})

const asked = async (body: Partial<typeof QUESTION> = {}) => {
  await pharmacist.prescription.ask({ params: { prescriptionId }, body: { ...QUESTION, ...body } })
  return (await shown()).questions.at(-1)!.questionId
}
const shown = () => me.prescription.detail({ query: { prescriptionId } })
const answer = (questionId: string, words: { choice?: number; words?: string; wantsCall?: boolean }, who = me) =>
  who.prescription.answer({ body: { prescriptionId, questionId, ...words } })
const inList = async (state: 'waiting' | 'asked') =>
  (await pharmacist.prescription.list({ query: { state, size: 50 } })).results.some((one) => one.prescriptionId === prescriptionId)
const inQueue = async () => (await pharmacist.queue.waiting()).queues.find(({ queue }) => queue === 'prescriptions')!.count

describe('a question about a prescription that waits', () => {
  it('is told and answered, and the prescription stands in the queue only while a pharmacist has the next move', async () => {
    const before = await inQueue()
    gateway.clock.advance(5 * MINUTE_SECONDS)
    const questionId = await asked()
    expect([await inQueue(), await inList('waiting'), await inList('asked')]).toEqual([before - 1, false, true])
    expect(await shown()).toMatchObject({ state: 'asked', expectedBefore: null, questions: [{ ...QUESTION, by: '沈知夏', answer: null }] })
    const [told] = (await me.message.list({ query: { kind: 'prescription' } })).results
    expect(`${told?.title}：${told?.text}`).toBe('药师有个问题问您：沈知夏看了周建国的处方，有个问题要问您。回复后继续审核')

    gateway.clock.advance(10 * MINUTE_SECONDS)
    await answer(questionId, { choice: 1, words: '上个月停的，有事打 13812345678' })
    expect([await inQueue(), await inList('waiting'), await inList('asked')]).toEqual([before, true, false])
    const reply = '已经停了，上个月停的，有事打 13812345678'
    // Half an hour of the pharmacist's, from the answer on.
    expect(await shown()).toMatchObject({
      state: 'waiting',
      expectedBefore: new Date(gateway.clock.now().getTime() + 30 * MINUTE_SECONDS * 1000).toISOString(),
      questions: [{ questionId, answer: { at: gateway.clock.now().toISOString(), text: reply } }],
    })
    const seen = await pharmacist.prescription.detail({ params: { prescriptionId } })
    expect(seen.questions).toMatchObject([{ ...QUESTION, answer: { text: '已经停了，上个月停的，有事打 138****5678' } }])
    await pharmacist.prescription.approve({ params: { prescriptionId }, body: { password: PASSWORD } })
    expect(await usablePrescriptions(gateway.db, { memberId: me.memberId, now: gateway.clock.now() })).toMatchObject([{ prescriptionId }])
  })

  it('is sealed, and nobody but its member reads or answers it', async () => {
    const questionId = await asked()
    const [row] = await gateway.db.select().from(prescriptionQuestions).where(eq(prescriptionQuestions.id, questionId))
    expect(JSON.stringify(row)).not.toContain('氢氯噻嗪')
    expect(Buffer.from(row!.content).includes('氢氯噻嗪')).toBe(false)
    const stranger = others.at(-1)!
    await stranger.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
    await expect(answer(questionId, { choice: 0 }, stranger)).rejects.toMatchObject({ status: 404, message: '没有找到这个问题' })
    await expect(stranger.prescription.detail({ query: { prescriptionId } })).rejects.toMatchObject({ status: 404 })
  })

  it.each<[string, Parameters<typeof answer>[1], object]>([
    ['nothing', {}, { status: 400, field: 'words', message: '请选择或填写您的回复' }],
    ['an answer that was not offered', { choice: 7 }, { status: 400, field: 'choice', message: '请选择一个回复' }],
    ['a novel', { words: '停'.repeat(101) }, { status: 400, field: 'words', message: '回复最多 100 个字' }],
  ])('takes no %s for an answer', async (_what, given, refusal) => {
    await expect(answer(await asked(), given)).rejects.toMatchObject(refusal)
    expect((await shown()).state).toBe('asked')
  })

  it('puts who would rather be called into the queue of calls', async () => {
    const { callBefore } = await answer(await asked({ options: [] }), { wantsCall: true })
    const [call] = await gateway.db.select().from(callbacks).where(eq(callbacks.memberId, me.memberId))
    expect(call).toMatchObject({ question: '药师就处方提的问题，请电话沟通', calledAt: null, expectedBefore: new Date(callBefore!) })
    expect((await shown()).questions).toMatchObject([{ answer: { text: '请电话问我' } }])
  })

  it('is answered once, by one of fifty at once', async () => {
    const questionId = await asked()
    const ends = await Promise.allSettled(Array.from({ length: 50 }, () => answer(questionId, { choice: 0 })))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as { code: string }).code] : []))
    expect(new Set(refused)).toEqual(new Set(['ANSWERED']))
  })

  it('is not asked twice at a time, nor of what has ended or was decided on; a decision closes it', async () => {
    const questionId = await asked()
    await expect(asked()).rejects.toMatchObject({ status: 409, code: 'ASKED', message: '已经问过会员，还没有回复' })
    await pharmacist.prescription.refuse({ params: { prescriptionId }, body: { reason: 'dosage' } })
    await expect(answer(questionId, { choice: 0 })).rejects.toMatchObject({ status: 409, code: 'ANSWERED' })
    await expect(asked()).rejects.toMatchObject({ status: 409, code: 'CHANGED_SINCE' })

    prescriptionId = await prescribe(gateway, me.memberId, { status: 'pending', validUntil: gateway.clock.now() })
    await expect(asked()).rejects.toMatchObject({ status: 409, code: 'PRESCRIPTION_ENDED' })
  })

  it('is the last thing that a demonstration’s pharmacist decides before', async () => {
    await asked()
    gateway.clock.advance(60 * MINUTE_SECONDS)
    await actAsStaff({ db: gateway.db, ring: gateway.providers.fileKeys, now: gateway.clock.now(), speed: 360 })
    expect((await shown()).state).toBe('asked')
  })

  it('goes with a prescription that is withdrawn', async () => {
    await asked()
    expect(await me.prescription.hide({ body: { prescriptionId } })).toMatchObject({ isWithdrawn: true })
    expect(await gateway.db.$count(prescriptionQuestions, eq(prescriptionQuestions.prescriptionId, prescriptionId))).toBe(0)
  })
})
