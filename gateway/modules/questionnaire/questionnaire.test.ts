import { eq, sql } from 'drizzle-orm'
import type { QuestionnaireContent } from '../../../src/contract/questionnaireContent'
import { faultsOfContent } from '../../../src/contract/questionnaireFaults'
import { QUESTIONNAIRES, QUESTIONNAIRE_TYPES } from '../../../src/contract/questionnaire'
import { QuestionnaireContent as Content } from '../../../src/contract/questionnaireContent'
import { waysFrom } from '../../../src/contract/questionnaireWays'
import { DAY_SECONDS } from '../../../src/lib/duration'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { paperPhoto } from '../../../tests/support/paperPhoto'
import { consultAnswers, finishedBy, halfDone, healthAnswers, orderAnswers } from '../../../tests/support/questionnaires'
import { orders, questionnaireAnswers, questionnaireVersions, uploads } from '../../tables'
import { SHIPPED } from './shipped'
import { attachedQuestionnaire } from './attached'
import { forgetHalfDone } from './remove'

const HEALTH = { params: { type: 'health' }, query: {} } as const
const BODY = { version: 1, revision: 0, at: null, isAgreed: true } as const
const REASON = '药师改了一题的说法'

describe('what the product ships', () => {
  it.each(QUESTIONNAIRE_TYPES)('of %s has no fault, and says how many questions come', (type) => {
    expect(Content.parse(SHIPPED[type])).toEqual(SHIPPED[type])
    expect(faultsOfContent(SHIPPED[type], QUESTIONNAIRES[type])).toEqual([])
    expect(waysFrom(SHIPPED[type].questions)).toBeDefined()
  })
})

describe('a questionnaire', () => {
  let gateway: Gateway
  let operator: StaffPerson
  beforeEach(async () => {
    gateway = await gatewayAt()
    operator = await staffAt(gateway, { roles: ['operator'] })
  })
  const settings = (who = gateway.zhou) => who.questionnaire.settings(HEALTH)
  /** A session does not last as long. */
  const finishedAgo = (seconds: number) =>
    gateway.db.update(questionnaireAnswers).set({ finishedAt: new Date(gateway.clock.now().getTime() - seconds * 1000) })
  const rows = () => gateway.db.select().from(questionnaireAnswers)
  const publish = async (change: (content: QuestionnaireContent) => QuestionnaireContent) => {
    const params = { type: 'health' } as const
    const { content } = await operator.questionnaire.one({ params })
    return operator.questionnaire.publish({ params, body: { content: change(content), reason: REASON } })
  }

  it('is begun on one device, gone on with on another, and finished once; then it says so and shows what follows', async () => {
    expect(await settings()).toMatchObject({ id: null, alreadyFinished: false, isAvailable: true, version: 1, halfDone: null })
    const first = await halfDone(gateway.zhou, 'health', { who: 'self', missed: 'often' })
    expect(await settings()).toMatchObject({ id: first.id, halfDone: { revision: 1, answers: { who: 'self', missed: 'often' } } })
    const body = { ...BODY, type: 'health', revision: 1, answers: healthAnswers() } as const
    const finished = await gateway.zhou.questionnaire.complete({ body })
    expect(finished.lines[0]).toMatchObject({ question: '您平时为谁买药？', answer: '父母' })
    expect(finished.results.map(({ next }) => next)).toEqual([null, 'pharmacist', 'pharmacist', 'adverse'])
    expect(finished.results[1]?.source).toEqual({ title: '世界卫生组织《坚持长期治疗：行动的证据》', date: '2003' })
    expect(await settings()).toMatchObject({ alreadyFinished: true, isAvailable: true, content: null, finished: { id: finished.id } })
    expect(await gateway.zhou.questionnaire.complete({ body })).toMatchObject({ id: finished.id })
    expect(await rows()).toHaveLength(1)
  })

  it('is handed in once, however many hand it in at once', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => finishedBy(gateway.zhou, 'health', healthAnswers())))
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
    expect(await rows()).toHaveLength(1)
  })

  it('is begun once, however many save at once; the others read what stands there', async () => {
    const answers = ['self', 'parents', 'child', 'other']
    const all = await Promise.allSettled(
      Array.from({ length: 50 }, (_one, nth) => halfDone(gateway.zhou, 'health', { who: answers[nth % 4] ?? '' })),
    )
    const [kept] = await rows()
    expect(kept?.revision).toBe(1)
    const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as { code: string }] : []))
    expect(refused.length).toBeGreaterThan(30)
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['QUESTIONNAIRE_MOVED']))
  })

  it('refuses a stale save with the newer state; the same save again is answered alike', async () => {
    const save = (revision: number, answers: object) =>
      gateway.zhou.questionnaire.save({ params: { type: 'health' }, body: { ...BODY, revision, answers: answers as never } })
    expect(await save(0, { who: 'self' })).toMatchObject({ revision: 1 })
    expect(await save(0, { who: 'self' })).toMatchObject({ revision: 1 })
    expect(await save(1, { who: 'self', satisfied: 3 })).toMatchObject({ revision: 2 })
    await expect(save(1, { who: 'child' })).rejects.toMatchObject({
      status: 409,
      code: 'QUESTIONNAIRE_MOVED',
      details: { halfDone: { revision: 2, answers: { who: 'self', satisfied: 3 } } },
    })
  })

  it('takes what is on its path alone, as the gateway walks it', async () => {
    const stray = { ...healthAnswers(), missed: 'never', count: 'few' } as const
    const { lines } = await finishedBy(gateway.zhou, 'health', stray)
    expect(lines.map(({ question }) => question)).not.toContain('多半是因为什么？')
    const [row] = await rows()
    const copy = await gateway.zhou.questionnaire.settings(HEALTH)
    expect([row?.finishedAt === null, copy.finished?.lines.length]).toEqual([false, lines.length])
  })

  it.each([
    ['a required one is missing', { who: 'self' }, 'conditions', '请至少选择一项'],
    ['an answer is none of the question', { ...healthAnswers(), who: 'stranger' }, 'who', '这个答案不在题目里，请重新选择'],
    ['one is of no question', { ...healthAnswers(), weather: 'fine' }, 'weather', '这一题不在问卷里'],
    ['an ID number was typed', healthAnswers('320106197803120043'), 'unwellWords', '请不要填写身份证号，我们用不到'],
    [
      'somebody is abused',
      healthAnswers('你们都是傻逼'),
      'unwellWords',
      '「傻逼」是骂人的话，问卷里不能写。哪里不满意请直接写出来，我们会处理。',
    ],
  ])('is refused where %s, and nothing is finished', async (_case, answers, field, message) => {
    await expect(finishedBy(gateway.zhou, 'health', answers)).rejects.toMatchObject({ code: 'ANSWERS_WRONG', field, message })
    expect(await rows()).toHaveLength(0)
  })

  it('wants a member, his consent in words, and a type that there is', async () => {
    await expect(gateway.visitor.questionnaire.settings(HEALTH)).rejects.toMatchObject({ status: 401 })
    const unsaid = { ...BODY, isAgreed: false as never, type: 'health', answers: healthAnswers() } as const
    await expect(gateway.zhou.questionnaire.complete({ body: unsaid })).rejects.toMatchObject({ message: '请先阅读用途说明并单独同意' })
    await expect(gateway.visitor.questionnaire.cms({ params: { type: 'weather' as never } })).rejects.toMatchObject({ status: 400 })
    expect(await gateway.visitor.questionnaire.cms({ params: { type: 'health' } })).toMatchObject({ isOn: true, title: '长期用药体验调查' })
  })

  it('ends in the version it was begun in; who begins after that gets the new one, and what was published never changes', async () => {
    await halfDone(gateway.zhou, 'health', { who: 'self' })
    const { published } = await publish((content) => ({
      ...content,
      title: '新问卷',
      questions: content.questions.slice(0, 2),
      results: [],
    }))
    expect(published).toBe(2)
    expect(await settings()).toMatchObject({ version: 1, content: { title: '长期用药体验调查' } })
    expect(await settings(gateway.chen)).toMatchObject({ version: 2, content: { title: '新问卷' } })
    const begun = { ...BODY, type: 'health', revision: 1, answers: healthAnswers() } as const
    expect(await gateway.zhou.questionnaire.complete({ body: begun })).toMatchObject({ title: '长期用药体验调查' })
    await expect(gateway.db.execute(sql`update questionnaire_versions set content = '{}'`)).rejects.toThrow()
    expect(await gateway.db.select().from(questionnaireVersions)).toHaveLength(2)
    await expect(
      gateway.chen.questionnaire.save({ params: { type: 'health' }, body: { ...BODY, version: 3, answers: {} } }),
    ).rejects.toMatchObject({ code: 'VERSION_UNKNOWN' })
  })

  it('may be answered again after ninety days, and not before', async () => {
    const first = await finishedBy(gateway.zhou, 'health', healthAnswers())
    await finishedAgo(90 * DAY_SECONDS - 1)
    expect(await settings()).toMatchObject({ alreadyFinished: true, againAt: expect.any(String) as string })
    await finishedAgo(90 * DAY_SECONDS)
    expect(await settings()).toMatchObject({ alreadyFinished: false, finished: { id: first.id }, version: 1 })
    const again = await finishedBy(gateway.zhou, 'health', healthAnswers())
    expect(again.id).not.toBe(first.id)
  })

  it('that is switched off is not offered; what was begun is kept and what was finished can be read', async () => {
    const kept = await halfDone(gateway.zhou, 'health', { who: 'self' })
    await finishedBy(gateway.chen, 'health', healthAnswers())
    await operator.questionnaire.turn({ params: { type: 'health' }, body: { isOn: false, reason: REASON } })
    expect(await settings()).toMatchObject({ isAvailable: false, why: '这份问卷现在没有开放', content: null, halfDone: { id: kept.id } })
    expect(await settings(gateway.chen)).toMatchObject({ isAvailable: true, alreadyFinished: true })
    await expect(finishedBy(gateway.zhou, 'health', healthAnswers())).rejects.toMatchObject({ code: 'QUESTIONNAIRE_OFF' })
    expect(await gateway.visitor.questionnaire.cms({ params: { type: 'health' } })).toMatchObject({ isOn: false })
  })

  it('is deleted by its member, half done or finished, and by nobody else; begun again elsewhere, nothing is lost', async () => {
    const { id } = await halfDone(gateway.zhou, 'health', { who: 'self' })
    await expect(gateway.chen.questionnaire.remove({ params: { id } })).rejects.toMatchObject({ status: 404 })
    await gateway.zhou.questionnaire.remove({ params: { id } })
    expect(await rows()).toHaveLength(0)
    const again = { ...BODY, revision: 1, answers: { who: 'child' } } as const
    expect(await gateway.zhou.questionnaire.save({ params: { type: 'health' }, body: again })).toMatchObject({ revision: 1 })
    const finished = await finishedBy(gateway.chen, 'health', healthAnswers())
    await gateway.chen.questionnaire.remove({ params: { id: finished.id } })
    expect(await settings(gateway.chen)).toMatchObject({ alreadyFinished: false, finished: null })
  })

  it('that was left half done is forgotten after its days; a finished one stays', async () => {
    await halfDone(gateway.zhou, 'health', { who: 'self' })
    await finishedBy(gateway.chen, 'health', healthAnswers())
    await forgetHalfDone(gateway.db, new Date(gateway.clock.now().getTime() - 1))
    expect(await rows()).toHaveLength(2)
    await forgetHalfDone(gateway.db, new Date(gateway.clock.now().getTime() + 1))
    expect((await rows()).map(({ finishedAt }) => finishedAt === null)).toEqual([false])
  })

  describe('about an order', () => {
    const received = async () => {
      const [row] = await gateway.db.select().from(orders).where(eq(orders.memberId, gateway.zhou.memberId)).limit(1)
      const orderCode = row?.orderCode ?? ''
      await gateway.db.update(orders).set({ status: 4, signedAt: gateway.clock.now() }).where(eq(orders.orderCode, orderCode))
      return orderCode
    }
    const ofOrder = (orderCode?: string) => ({ params: { type: 'order' as const }, query: orderCode === undefined ? {} : { orderCode } })

    it('is answered once for each received order of one’s own, and leads to what can be done about it', async () => {
      const orderCode = await received()
      expect(await gateway.zhou.questionnaire.settings(ofOrder(orderCode))).toMatchObject({ isAvailable: true, version: 1 })
      const { results } = await finishedBy(gateway.zhou, 'order', orderAnswers, { orderCode })
      expect(results.map(({ next }) => next)).toEqual([null, 'aftersales'])
      await finishedAgo(400 * DAY_SECONDS)
      expect(await gateway.zhou.questionnaire.settings(ofOrder(orderCode))).toMatchObject({ alreadyFinished: true, againAt: null })
    })

    it('is not of somebody else’s order, of one not received, or of none', async () => {
      const orderCode = await received()
      await expect(gateway.chen.questionnaire.settings(ofOrder(orderCode))).rejects.toMatchObject({ status: 404 })
      await expect(finishedBy(gateway.chen, 'order', orderAnswers, { orderCode })).rejects.toMatchObject({ status: 404 })
      expect(await gateway.zhou.questionnaire.settings(ofOrder())).toMatchObject({
        isAvailable: false,
        why: '请从收到的订单里打开这份问卷',
      })
      await gateway.db.update(orders).set({ status: 2, signedAt: null }).where(eq(orders.orderCode, orderCode))
      expect(await gateway.zhou.questionnaire.settings(ofOrder(orderCode))).toMatchObject({
        isAvailable: false,
        why: '收到药品后才能填写这份问卷',
      })
      await expect(finishedBy(gateway.zhou, 'order', orderAnswers, { orderCode })).rejects.toMatchObject({ code: 'NOT_RECEIVED' })
    })

    it('keeps its pictures as long as itself; one that was taken out goes, and nobody else’s is taken', async () => {
      const orderCode = await received()
      const picture = async (who = gateway.zhou) =>
        (await who.upload.addEvidence({ body: { kind: 'questionnaire' }, file: await paperPhoto() })).id
      const [one, two, theirs] = [await picture(), await picture(), await picture(gateway.chen)]
      const save = (revision: number, photo: string[]) =>
        gateway.zhou.questionnaire.save({
          params: { type: 'order' },
          body: { ...BODY, revision, orderCode, answers: { ...orderAnswers, photo } },
        })
      await save(0, [one, two])
      await expect(save(1, [theirs])).rejects.toMatchObject({ code: 'UPLOAD_GONE' })
      await save(1, [two])
      const kept = await gateway.db.select({ id: uploads.id }).from(uploads).where(eq(uploads.memberId, gateway.zhou.memberId))
      expect(kept).toEqual([{ id: two }])
      const body = { ...BODY, type: 'order' as const, revision: 2, orderCode, answers: { ...orderAnswers, photo: [two] } }
      const { id, lines } = await gateway.zhou.questionnaire.complete({ body })
      expect(lines.flatMap(({ pictures }) => pictures.map((shown) => shown.id))).toEqual([two])
      await gateway.zhou.questionnaire.remove({ params: { id } })
      expect(await gateway.db.$count(uploads, eq(uploads.memberId, gateway.zhou.memberId))).toBe(0)
    })
  })

  it('before a consultation may go to the doctor for a week, and is nobody else’s', async () => {
    const { id, canAttach } = await finishedBy(gateway.zhou, 'consult', consultAnswers())
    expect(canAttach).toBe(true)
    const attached = (memberId: string) =>
      attachedQuestionnaire(gateway.db, { ring: gateway.providers.fileKeys, memberId, id, now: gateway.clock.now() })
    expect(await attached(gateway.zhou.memberId)).toMatchObject({ title: '就诊前问卷' })
    expect((await attached(gateway.zhou.memberId))?.lines.at(-1)).toEqual({ question: '最想问医生什么？', answer: '还要不要继续吃' })
    expect(await attached(gateway.chen.memberId)).toBeUndefined()
    gateway.clock.advance(7 * DAY_SECONDS)
    expect(await attached(gateway.zhou.memberId)).toBeUndefined()
  })
})
