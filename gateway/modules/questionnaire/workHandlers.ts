import { questionnaire, textsOf } from '../../../counter/contract/questionnaire'
import type { QuestionnaireType } from '../../../src/contract/questionnaire'
import type { Transaction } from '../../db/open'
import { lockUntilCommit } from '../../kernel/advisoryLock'
import { HttpError, notFound } from '../../lib/httpError'
import { implementWork } from '../../kernel/work/implementWork'
import { figuresOf, textsAt } from './figures'
import { keepSetUp, publish } from './publish'
import { factsOf, listSetUps, setUpView } from './setUps'
import { contentOfVersion, setUpOf } from './versions'

/** A questionnaire as it stands, locked also where the shop never set it up. */
const standing = (type: QuestionnaireType) => async (tx: Transaction) => {
  await lockUntilCommit(tx, `questionnaire ${type}`)
  return { facts: await factsOf(tx, type) }
}

export const questionnaireWorkHandlers = implementWork(questionnaire, {
  list: async ({ db }) => ({ results: await listSetUps(db) }),
  one: ({ db, params: { type } }) => setUpView(db, type),
  version: async ({ db, params: { type, number } }) => ({ content: await contentOfVersion(db, type, Number(number)) }),
  turn: ({ params: { type }, body: { isOn, reason } }) =>
    Promise.resolve({
      record: `questionnaire:${type}`,
      standing: standing(type),
      change: async (tx) => {
        const from = (await setUpOf(tx, type)).isOn
        if (from === isOn) throw new HttpError(400, 'UNCHANGED', isOn ? '已经是开着的' : '已经是关着的')
        await keepSetUp(tx, type, { isOn })
        return { answer: await setUpView(tx, type), changes: { isOn: { from, to: isOn }, reason: { from: null, to: reason } } }
      },
    }),
  publish: ({ now, staff: { staffId }, params: { type }, body }) =>
    Promise.resolve({
      record: `questionnaire:${type}`,
      standing: standing(type),
      change: async (tx) => {
        const from = (await setUpOf(tx, type)).published
        const to = await publish(tx, { type, ...body, staffId, now })
        return { answer: await setUpView(tx, type), changes: { published: { from, to }, reason: { from: null, to: body.reason } } }
      },
    }),
  figures: ({ db, providers: { fileKeys: ring }, params: { type, number } }) => figuresOf({ db, ring }, { type, number: Number(number) }),
  texts: ({ db, providers: { fileKeys: ring }, staff: { roles }, params: { type, number, question }, query }) => {
    if (!textsOf(roles).includes(type)) throw notFound('这一题的文字')
    return textsAt({ db, ring }, { type, number: Number(number), question, ...query })
  },
})
