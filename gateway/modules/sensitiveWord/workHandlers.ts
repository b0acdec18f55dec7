import { sensitiveWord, type WordFields } from '../../../counter/contract/sensitiveWord'
import type { Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import { HttpError } from '../../lib/httpError'
import { differing } from '../../kernel/replaceFields'
import { implementWork } from '../../kernel/work/implementWork'
import { recordChange } from '../change/recordChange'
import { lettersOf } from './letters'
import { pageOfWords, wordOf } from './pageOfWords'
import { sensitiveIn } from './refuseSensitive'
import { standingWord, storedWord } from './storedWord'
import { wordSubject, type WordChange } from './wordSubject'

export const sensitiveWordWorkHandlers = implementWork(sensitiveWord, {
  list: ({ db, query }) => pageOfWords(db, query),

  try: async ({ db, query: { use, text } }) => ({ hits: await sensitiveIn(db, use, [{ field: 'text', text }]) }),

  add: ({ now, staff: { staffId }, body: { edited, reason } }) => {
    const row = { wordId: randomId(), ...written(edited), isActive: true, reason }
    const id = row.wordId
    return Promise.resolve({
      record: `sensitiveWord:${id}`,
      change: async (tx) => {
        await wordSubject.apply(tx, { id, from: null, to: row, now })
        const { wordId: _key, ...after } = row
        const { changes } = await recordChange(tx, wordSubject, { id, before: null, after, staffId, now })
        return { answer: await wordOf(tx, id), changes }
      },
    })
  },

  edit: ({ now, staff: { staffId }, params: { wordId }, body: { edited, reason } }) =>
    Promise.resolve(changed({ wordId, staffId, now }, { ...written(edited), reason })),

  switch: ({ now, staff: { staffId }, params: { wordId }, body: { isActive, reason } }) =>
    Promise.resolve(changed({ wordId, staffId, now }, { isActive, reason })),
})

type By = { wordId: string; staffId: string; now: Date }

const written = ({ except, ...fields }: WordFields) => ({
  ...fields,
  letters: lettersOf(fields.word).text,
  except: except.filter((phrase) => phrase !== ''),
})

/** Puts fields of a word in the place of what stands there; a reason alone changes nothing. */
const changed = ({ wordId: id, staffId, now }: By, fields: WordChange) => ({
  record: `sensitiveWord:${id}`,
  standing: (tx: Transaction) => standingWord(tx, id, fields),
  change: async (tx: Transaction) => {
    const present = await storedWord(tx, id)
    const { from, to } = differing<WordChange>(present, fields)
    if (Object.keys(to).every((name) => name === 'reason')) throw new HttpError(400, 'UNCHANGED', '没有改动')
    await wordSubject.apply(tx, { id, from, to, now })
    const { changes } = await recordChange(tx, wordSubject, { id, before: from, after: to, staffId, now })
    return { answer: await wordOf(tx, id), changes }
  },
})
