import { MAX_CHECKED_WORDS, type WordHit, type WordUse } from '../../../src/contract/sensitiveWord'
import type { Querying } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { currentWords } from './currentWords'

export type Text = { field: string; text: string }

/** Which words of texts may not be written where others read them, text by text. */
export async function sensitiveIn(db: Querying, use: WordUse, texts: readonly Text[]): Promise<WordHit[]> {
  const words = await currentWords(db)
  return texts.flatMap(({ field, text }) => words.in(text.slice(0, MAX_CHECKED_WORDS), use).map((hit) => ({ field, ...hit })))
}

/** Refuses texts that others would read with 400 SENSITIVE_WORD, beside the first field; its details carry every hit, as the check answers them. */
export async function refuseSensitive(db: Querying, use: WordUse, texts: readonly Text[]): Promise<void> {
  const hits = await sensitiveIn(db, use, texts)
  const [first] = hits
  if (!first) return
  throw new HttpError(400, 'SENSITIVE_WORD', [first.reason, first.tip].filter(Boolean).join('。'), {
    field: first.field,
    details: { hits },
  })
}
