import { and, eq, inArray, ne } from 'drizzle-orm'
import { WORD_KINDS, WORD_USES, type WordKind, type WordUse } from '../../../src/contract/sensitiveWord'
import type { Querying } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { putRow } from '../../kernel/replaceFields'
import { changeSubject } from '../change/subject'
import { wordsChanged } from './currentWords'
import { lettersOf } from './letters'
import { sensitiveWords } from './schema'

export type WordRow = typeof sensitiveWords.$inferSelect
/** Fields of a word that change. */
export type WordChange = Partial<Omit<WordRow, 'wordId'>>

const MIN_LETTERS = 2

/** As operators change it: whole rows where one is added, else the fields that change. */
export const wordSubject = changeSubject({
  subject: 'sensitiveWord',
  title: '敏感词',
  fields: {
    word: { title: '敏感词' },
    letters: { title: '比对用的写法' },
    kind: { title: '类别', text: (kind) => WORD_KINDS[kind as WordKind].words },
    uses: { title: '用在', text: (uses) => (uses as WordUse[]).map((use) => WORD_USES[use].words).join('、') },
    except: { title: '例外' },
    tip: { title: '建议' },
    isActive: { title: '启用' },
    reason: { title: '理由' },
  },
  labelsOf: async (db, ids) => {
    const { wordId, word } = sensitiveWords
    const rows = await db
      .select({ wordId, word })
      .from(sensitiveWords)
      .where(inArray(wordId, [...ids]))
    return new Map(rows.map((row) => [row.wordId, row.word]))
  },
  apply: async (tx, { id, from, to }) => {
    const fields = to as WordChange | null
    if (fields?.word !== undefined) await refuseKnown(tx, id, fields.word)
    await wordsChanged(tx)
    return putRow(tx, sensitiveWords, {
      ...{ row: eq(sensitiveWords.wordId, id), key: { wordId: id } },
      ...{ from: from as WordChange | null, to: fields },
    })
  },
})

/** Refuses a word of signs alone with 400, and with 409 one that another row reads alike. */
export async function refuseKnown(db: Querying, wordId: string, word: string): Promise<void> {
  const letters = lettersOf(word).text
  if (letters.length < MIN_LETTERS) throw new HttpError(400, 'INVALID', '敏感词至少要有 2 个文字或数字', { field: 'word' })
  const [known] = await db
    .select({ word: sensitiveWords.word, isActive: sensitiveWords.isActive })
    .from(sensitiveWords)
    .where(and(eq(sensitiveWords.letters, letters), ne(sensitiveWords.wordId, wordId)))
  if (known) throw new HttpError(409, 'WORD_KNOWN', `已有敏感词「${known.word}」${known.isActive ? '' : '，现在停用'}`, { field: 'word' })
}
