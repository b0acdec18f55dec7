import { and, arrayContains, asc, count, eq, sql } from 'drizzle-orm'
import { sensitiveWord, type ListedWord, type WordFields, type WordQuery } from '../../../counter/contract/sensitiveWord'
import type * as z from 'zod/mini'
import type { Querying, Transaction } from '../../db/open'
import { randomId } from '../../kernel/hash'
import { HttpError, notFound } from '../../kernel/httpError'
import { differing } from '../../kernel/replaceFields'
import { implementWork } from '../../kernel/work/implementWork'
import { versionOf, type Standing } from '../../kernel/work/version'
import { inConflict } from '../change/inConflict'
import { lastChanges } from '../change/lastChanges'
import { recordChange } from '../change/recordChange'
import { lettersOf } from './letters'
import { sensitiveIn } from './refuseSensitive'
import { sensitiveWords } from './schema'
import { wordSubject, type WordRow } from './wordSubject'

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

type Fields = Partial<Omit<WordRow, 'wordId'>>
type By = { wordId: string; staffId: string; now: Date }

const written = ({ except, ...fields }: WordFields) => ({
  ...fields,
  letters: lettersOf(fields.word).text,
  except: except.filter((phrase) => phrase !== ''),
})

/** Puts fields of a word in the place of what stands there; a reason alone changes nothing. */
const changed = ({ wordId: id, staffId, now }: By, fields: Fields) => ({
  record: `sensitiveWord:${id}`,
  standing: (tx: Transaction) => standingWord(tx, id, fields),
  change: async (tx: Transaction) => {
    const present = await rowOf(tx, id)
    const { from, to } = differing<Fields>(present, fields)
    if (Object.keys(to).every((name) => name === 'reason')) throw new HttpError(400, 'UNCHANGED', '没有改动')
    await wordSubject.apply(tx, { id, from, to, now })
    const { changes } = await recordChange(tx, wordSubject, { id, before: from, after: to, staffId, now })
    return { answer: await wordOf(tx, id), changes }
  },
})

async function standingWord(tx: Transaction, id: string, edited: Fields): Promise<Standing> {
  const [present] = await tx.select().from(sensitiveWords).where(eq(sensitiveWords.wordId, id)).for('update')
  if (!present) throw notFound('这个敏感词')
  return { facts: present, fields: inConflict(wordSubject, { id, present, edited }) }
}

async function rowOf(db: Querying, wordId: string): Promise<WordRow> {
  const [row] = await db.select().from(sensitiveWords).where(eq(sensitiveWords.wordId, wordId))
  if (!row) throw notFound('这个敏感词')
  return row
}

const wordOf = async (db: Querying, wordId: string) => viewOf(await rowOf(db, wordId), await lastChanges(db, wordSubject.subject))

function viewOf({ letters: _compared, ...row }: WordRow, changes: Awaited<ReturnType<typeof lastChanges>>): ListedWord {
  const last = changes.get(row.wordId)
  return { ...row, version: versionOf({ ...row, letters: _compared }), changed: last ? { by: last.by, at: last.at.toISOString() } : null }
}

async function pageOfWords(db: Querying, { page, size, words, kind, use, state, wordId }: z.infer<typeof WordQuery>) {
  const looked = words === undefined ? '' : lettersOf(words).text
  const wanted = and(
    looked === '' ? undefined : sql`strpos(${sensitiveWords.letters}, ${looked}::text) > 0`,
    kind === undefined ? undefined : eq(sensitiveWords.kind, kind),
    use === undefined ? undefined : arrayContains(sensitiveWords.uses, [use]),
    state === undefined ? undefined : eq(sensitiveWords.isActive, state === 'on'),
    wordId === undefined ? undefined : eq(sensitiveWords.wordId, wordId),
  )
  const [total] = await db.select({ hits: count() }).from(sensitiveWords).where(wanted)
  const rows = await db
    .select()
    .from(sensitiveWords)
    .where(wanted)
    .orderBy(asc(sensitiveWords.kind), asc(sensitiveWords.word))
    .limit(size)
    .offset((page - 1) * size)
  const changes = await lastChanges(db, wordSubject.subject)
  const hits = total?.hits ?? 0
  return { results: rows.map((row) => viewOf(row, changes)), hits, currentPage: page, hasMore: page * size < hits }
}
