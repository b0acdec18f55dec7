import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../../db/open'
import { sha256 } from '../../lib/hash'
import { HttpError } from '../../lib/httpError'
import type { Previewing } from '../../kernel/mount'
import { asItWouldStand } from './asItWouldStand'
import { previews } from './schema'

/** Answers a shopper's read from the shop as the preview of this token has it. */
export const previewed: Previewing = async ({ db, token, now }, answer) => {
  const preview = await previewOf(db, token, now)
  return asItWouldStand(db, { ...preview, now }, answer)
}

async function previewOf(db: Db, token: string, now: Date) {
  const [found] = await db
    .select({ subject: previews.subject, subjectId: previews.subjectId, edited: previews.edited })
    .from(previews)
    .where(and(eq(previews.tokenHash, sha256(token)), gt(previews.expiresAt, now)))
  if (!found) throw new HttpError(403, 'PREVIEW_ENDED', '预览已过期，请在工作台重新打开')
  return found
}
