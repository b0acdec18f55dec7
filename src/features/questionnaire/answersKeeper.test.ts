import { ApiError } from '@/api/errors'
import type { HalfDone } from '@/contract/questionnaire'
import { Question } from '@/contract/questionnaireContent'
import { answersKeeper, type Sent, type Unsent } from './answersKeeper'

const questions = ['x', 'y'].map((id) => Question.parse({ id, kind: 'text', title: id, isRequired: false }))
const offline = new ApiError({ status: 0, code: 'OFFLINE', message: '没有网络' })
const movedTo = (halfDone: HalfDone | null) =>
  new ApiError({ status: 409, code: 'QUESTIONNAIRE_MOVED', message: '', details: { halfDone } })
const kept = (revision: number, answers: HalfDone['answers'], version = 1): HalfDone => ({
  ...{ id: 'a', version, revision, answers, at: null },
  savedAt: '2026-11-26T10:00:00Z',
})

/** A page on a gateway that answers in turn; the last answer stands. */
function opened({
  halfDone = null,
  remembered = {},
  replies = [],
}: {
  halfDone?: HalfDone | null
  remembered?: Partial<Unsent>
  replies?: unknown[]
}) {
  const memory = { now: remembered }
  const sent: Sent[] = []
  const keeper = answersKeeper({
    ...{ version: 1, questions, halfDone },
    memory: {
      read: () => memory.now,
      keep: (unsent) => {
        memory.now = unsent
      },
      drop: () => {
        memory.now = {}
      },
    },
    send: (one) => {
      sent.push(one)
      const reply = replies.shift()
      return reply instanceof Error ? Promise.reject(reply) : Promise.resolve(kept(one.revision + 1, one.answers))
    },
  })
  return { keeper, sent, memory }
}
const step = { isStep: true }

describe('what is answered', () => {
  it('goes to the gateway with each step, over the state that was seen, and is left nowhere here', async () => {
    const { keeper, sent, memory } = opened({})
    keeper.set({ answers: { x: '甲' }, at: 'y' }, step)
    await keeper.settled()
    keeper.set({ answers: { x: '甲', y: '乙' } }, step)
    await keeper.settled()
    expect(sent.map(({ revision }) => revision)).toEqual([0, 1])
    expect(keeper.now()).toMatchObject({ kept: 'yes', id: 'a', isMerged: false })
    expect(memory.now).toEqual({})
  })

  it('waits here while it cannot be kept, and goes with the next step', async () => {
    const { keeper, sent, memory } = opened({ replies: [offline] })
    keeper.set({ answers: { x: '甲' } }, step)
    await keeper.settled()
    expect(keeper.now().kept).toBe('waiting')
    expect(memory.now).toMatchObject({ answers: { x: '甲' } })
    keeper.set({ at: 'y' }, step)
    await keeper.settled()
    expect([keeper.now().kept, sent.at(-1)]).toMatchObject(['yes', { revision: 0, answers: { x: '甲' }, at: 'y' }])
  })

  it('is put on top of what another device wrote, and both are sent', async () => {
    const begun = kept(1, { x: '甲' })
    const { keeper, sent } = opened({ halfDone: begun, replies: [movedTo(kept(4, { x: '甲', y: '丙' }))] })
    keeper.set({ answers: { x: '丁' } }, step)
    await keeper.settled()
    expect(sent.at(-1)).toMatchObject({ revision: 4, answers: { x: '丁', y: '丙' } })
    expect(keeper.now()).toMatchObject({ kept: 'yes', isMerged: true })
  })

  it.each([
    ['finished', null, {}],
    ['begun in another version', kept(1, {}, 2), { answers: { x: '甲' } }],
  ])('%s elsewhere is read anew there, and not sent again', async (_how, theirs, left) => {
    const { keeper, sent, memory } = opened({ replies: [movedTo(theirs)] })
    keeper.set({ answers: { x: '甲' } }, step)
    await keeper.settled()
    expect([sent.length, keeper.now().isElsewhere]).toEqual([1, true])
    expect(memory.now).toMatchObject(left)
    await keeper.flush()
    expect(sent).toHaveLength(1)
  })

  it('that was left unsent is there again, on top of what the gateway has', async () => {
    const remembered = { version: 1, base: { x: '甲' }, answers: { x: '乙' }, at: 'x' }
    const { keeper, sent } = opened({ halfDone: kept(3, { x: '甲', y: '丙' }), remembered })
    expect(keeper.now()).toMatchObject({ answers: { x: '乙', y: '丙' }, at: 'x', kept: 'waiting' })
    await keeper.flush()
    expect(sent.at(-1)).toMatchObject({ revision: 3, answers: { x: '乙', y: '丙' } })
  })
})
