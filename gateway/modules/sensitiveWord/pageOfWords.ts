import { and, arrayContains, asc, count, eq, sql } from 'drizzle-orm'
import type { ListedWord, WordQuery } from '../../../counter/contract/sensitiveWord'
import type * as z from 'zod/mini'
import type { Querying } from '../../db/open'
import { versionOf } from '../../kernel/work/version'
import { paged } from '../../lib/paged'
import { lastChanges } from '../change/lastChanges'
import { lettersOf } from './letters'
import { sensitiveWords } from './schema'
import { storedWord } from './storedWord'
import { wordSubject, type WordRow } from './wordSubject'

/** A page of words, by kind and then by what they are. */
export async function pageOfWords(db: Querying, { page, size, words, kind, use, state, wordId }: z.infer<typeof WordQuery>) {
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
  return paged(
    rows.map((row) => viewOf(row, changes)),
    { page, size, hits },
  )
}

/** A word as the list shows it; 404 of one that there is not. */
export const wordOf = async (db: Querying, wordId: string) =>
  viewOf(await storedWord(db, wordId), await lastChanges(db, wordSubject.subject))

function viewOf({ letters: _compared, ...row }: WordRow, changes: Awaited<ReturnType<typeof lastChanges>>): ListedWord {
  const last = changes.get(row.wordId)
  return { ...row, version: versionOf({ ...row, letters: _compared }), changed: last ? { by: last.by, at: last.at.toISOString() } : null }
}
