import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Db } from '../../db/open'
import { storedFiles } from './schema'
import type { FileStorage } from './storage'

const BATCH = 500

/** Files in the shop's own database: every gateway on it has them, and a backup does. */
export const databaseStorage = (db: Db, now: () => Date): FileStorage => ({
  put: async (key, content) => void (await db.insert(storedFiles).values({ key, content, putAt: now() })),
  get: async (key) => (await db.select({ content: storedFiles.content }).from(storedFiles).where(eq(storedFiles.key, key)))[0]?.content,
  remove: async (keys) => void (await db.delete(storedFiles).where(inArray(storedFiles.key, [...keys]))),
  async *putBefore(moment) {
    for (let last = ''; ;) {
      const rows = await db
        .select({ key: storedFiles.key })
        .from(storedFiles)
        .where(and(gt(storedFiles.key, last), lt(storedFiles.putAt, moment)))
        .orderBy(asc(storedFiles.key))
        .limit(BATCH)
      if (rows.length > 0) yield rows.map(({ key }) => key)
      if (rows.length < BATCH) return
      last = rows.at(-1)?.key ?? ''
    }
  },
})
