import { and, inArray, isNull, lt } from 'drizzle-orm'
import { DAY, HOUR } from '../../../src/lib/duration'
import type { Db } from '../../db/open'
import { uploads } from './schema'
import type { Job } from '../../kernel/jobs/job'

/** Deletes pictures that were uploaded a day ago and never submitted, and files that no row has the key of any more. */
export const sweepUploads: Job = async ({ db, providers: { storage }, now }) => {
  await db.delete(uploads).where(and(isNull(uploads.recordId), lt(uploads.createdAt, new Date(now.getTime() - DAY))))
  // A file is put before its row: a younger one may still get it.
  for await (const keys of storage.putBefore(new Date(now.getTime() - HOUR))) {
    const left = await leftBehind(db, keys)
    if (left.length > 0) await storage.remove(left)
  }
}

async function leftBehind(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(inArray(uploads.id, [...keys]))
  const known = new Set(rows.map(({ id }) => id))
  return keys.filter((key) => !known.has(key))
}
