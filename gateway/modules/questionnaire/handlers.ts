import { questionnaire } from '../../../src/contract/questionnaire'
import { DAY_SECONDS } from '../../../src/lib/duration'
import { implement } from '../../kernel/implement'
import { enforceRateLimit } from '../../kernel/rateLimit'
import { complete } from './complete'
import { remove } from './remove'
import { save } from './save'
import { standingOf } from './standing'
import { contentOfVersion, setUpOf } from './versions'

/** Saves of one member in a day: far above what people type; the figure is ours. */
const MAX_SAVES = 3000

export const questionnaireHandlers = implement(questionnaire, {
  cms: async ({ db, params: { type } }) => {
    const { isOn, published } = await setUpOf(db, type)
    const { title, intro, questions } = await contentOfVersion(db, type, published)
    return { type, isOn, title, intro, questions: questions.length }
  },
  settings: ({ db, providers: { fileKeys: ring }, memberId, params: { type }, query: { orderCode }, now }) =>
    standingOf({ db, ring, now }, { memberId, type, orderCode }),
  save: async ({ db, transaction, providers: { fileKeys: ring }, memberId, params: { type }, body: form, now }) => {
    const limit = { bucket: `questionnaires of ${memberId}`, max: MAX_SAVES, seconds: DAY_SECONDS, message: '保存太频繁，请稍后再试' }
    await enforceRateLimit(db, limit, now)
    return transaction((tx) => save(tx, { ring, memberId, type, form, now }))
  },
  complete: ({ transaction, providers: { fileKeys: ring }, memberId, body: { type, ...form }, now }) =>
    transaction((tx) => complete(tx, { ring, memberId, type, form, now })),
  remove: async ({ transaction, memberId, params: { id } }) => {
    await transaction((tx) => remove(tx, { memberId, id }))
    return { done: true as const }
  },
})
