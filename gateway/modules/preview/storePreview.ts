import { sql } from 'drizzle-orm'
import { PREVIEW_MINUTES } from '../../../counter/contract/preview'
import { MINUTE } from '../../../src/lib/duration'
import type { Transaction } from '../../db/open'
import { randomId, sha256 } from '../../lib/hash'
import { previews } from './schema'

type Previewing = { subject: string; subjectId: string; edited: unknown; staffId: string; now: Date }

/** Stores what was edited for a preview, and answers the token that opens it and until when. */
export async function storePreview(tx: Transaction, { subject, subjectId, edited, staffId, now }: Previewing) {
  const token = randomId(32)
  const expiresAt = new Date(now.getTime() + PREVIEW_MINUTES * MINUTE)
  // As JSON: `null` is a value like any other.
  const value = sql`${JSON.stringify(edited)}::jsonb`
  await tx.insert(previews).values({ tokenHash: sha256(token), subject, subjectId, edited: value, staffId, expiresAt })
  return { token, expiresAt }
}
