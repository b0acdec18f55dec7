import { eq } from 'drizzle-orm'
import type { Querying, Transaction } from '../../db/open'
import { notFound } from '../../lib/httpError'
import type { Standing } from '../../kernel/work/version'
import { inConflict } from '../change/inConflict'
import { sensitiveWords } from './schema'
import { wordSubject, type WordChange, type WordRow } from './wordSubject'

/** A word as its row keeps it; 404 of one that there is not. */
export async function storedWord(db: Querying, wordId: string): Promise<WordRow> {
  const [row] = await db.select().from(sensitiveWords).where(eq(sensitiveWords.wordId, wordId))
  if (!row) throw notFound('这个敏感词')
  return row
}

/** The same, its row locked, and what an edit of it is in conflict with. */
export async function standingWord(tx: Transaction, id: string, edited: WordChange): Promise<Standing> {
  const [present] = await tx.select().from(sensitiveWords).where(eq(sensitiveWords.wordId, id)).for('update')
  if (!present) throw notFound('这个敏感词')
  return { facts: present, fields: inConflict(wordSubject, { id, present, edited }) }
}
