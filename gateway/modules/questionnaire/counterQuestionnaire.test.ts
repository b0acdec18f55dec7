import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { consultAnswers, finishedBy, halfDone, healthAnswers } from '../../../tests/support/questionnaires'

const HEALTH = { params: { type: 'health' } } as const
const FIRST = { params: { type: 'health', number: '1' } } as const
const REASON = '药师改了一题的说法'

describe('questionnaires at the counter', () => {
  let gateway: Gateway
  let operator: StaffPerson
  let pharmacist: StaffPerson
  beforeEach(async () => {
    gateway = await gatewayAt()
    operator = await staffAt(gateway, { roles: ['operator'], name: '许知远' })
    pharmacist = await staffAt(gateway, { roles: ['pharmacist'] })
  })

  it('are listed with how many were handed in, and who published which version why', async () => {
    await finishedBy(gateway.zhou, 'health', healthAnswers())
    await halfDone(gateway.chen, 'health', { who: 'self' })
    expect((await operator.questionnaire.list()).results[0]).toMatchObject({
      type: 'health',
      isOn: true,
      published: 1,
      finished: 1,
      halfDone: 1,
    })
    const { content } = await operator.questionnaire.one(HEALTH)
    const published = await operator.questionnaire.publish({
      ...HEALTH,
      body: { content: { ...content, title: '用药体验' }, reason: REASON },
    })
    expect(published.versions).toMatchObject([
      { number: 2, publishedBy: '许知远', reason: REASON, publishedAt: expect.any(String) as string },
      { number: 1, publishedBy: null, publishedAt: null },
    ])
    expect(await operator.questionnaire.version(FIRST)).toEqual({ content })
  })

  it('are published without faults alone, each of which is named, and never unchanged', async () => {
    const { content } = await operator.questionnaire.one(HEALTH)
    const [who, ...others] = content.questions
    const moved = { ...content, questions: [...others, who!], results: [] }
    await expect(
      operator.questionnaire.publish({
        ...HEALTH,
        body: { content: { ...content, questions: [others[1]!], results: [] }, reason: REASON },
      }),
    ).rejects.toMatchObject({
      code: 'QUESTIONNAIRE_FAULTS',
      details: { faults: [{ code: 'unknownQuestion', at: 'count', words: '第 1 题「现在一共在用几种药？」：条件里的题目不存在' }] },
    })
    expect((await operator.questionnaire.publish({ ...HEALTH, body: { content: moved, reason: REASON } })).published).toBe(2)
    await expect(operator.questionnaire.publish({ ...HEALTH, body: { content: moved, reason: REASON } })).rejects.toMatchObject({
      code: 'UNCHANGED',
    })
    await expect(pharmacist.questionnaire.turn({ ...HEALTH, body: { isOn: false, reason: REASON } })).rejects.toMatchObject({ status: 403 })
  })

  it('have figures of each answer, in which a deleted one is not', async () => {
    const one = await finishedBy(gateway.zhou, 'health', healthAnswers())
    await finishedBy(gateway.chen, 'health', { ...healthAnswers(), who: 'self', satisfied: 1 })
    const figures = async () => {
      const { finished, questions } = await operator.questionnaire.figures(FIRST)
      const [who, satisfied] = ['who', 'satisfied'].map((id) => questions.find((question) => question.id === id))
      return { finished, who: who?.counts.map(({ count }) => count), average: satisfied?.average }
    }
    expect(await figures()).toEqual({ finished: 2, who: [1, 1, 0, 0], average: 2.5 })
    await gateway.zhou.questionnaire.remove({ params: { id: one.id } })
    expect(await figures()).toEqual({ finished: 1, who: [1, 0, 0, 0], average: 1 })
  })

  it('show what was typed to whom it concerns, masked, without a name; what is for a doctor to nobody', async () => {
    await finishedBy(gateway.zhou, 'health', healthAnswers('头晕，请打 13911112222'))
    await finishedBy(gateway.zhou, 'consult', consultAnswers())
    const texts = (person: StaffPerson, type: 'health' | 'consult', question: string) =>
      person.questionnaire.texts({ params: { type, number: '1', question }, query: {} })
    const clerk = await staffAt(gateway, { roles: ['clerk'] })
    expect((await texts(pharmacist, 'health', 'unwellWords')).results).toMatchObject([{ text: '头晕，请打 139****2222' }])
    await expect(texts(pharmacist, 'health', 'who')).rejects.toMatchObject({ status: 404 })
    await expect(texts(clerk, 'health', 'unwellWords')).rejects.toMatchObject({ status: 404 })
    await expect(texts(pharmacist, 'consult', 'expect')).rejects.toMatchObject({ status: 404 })
    await expect(texts(operator, 'health', 'unwellWords')).rejects.toMatchObject({ status: 403 })
  })
})
