import { and, eq, ne, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/open'
import { patientDrafts, patients } from '../patient/schema'
import { uploads } from './schema'
import { forEach, type Job } from '../../kernel/jobs/job'
import { rewrapped } from '../../kernel/keyRing'

const BATCH = 500

type KeyTable = PgTable & Record<'id' | 'keyId' | 'wrappedKey', PgColumn>
/** Whose rows have a key of their own: pictures, and what is encrypted in the row itself (`kernel/sealedContent`). */
const TABLES: readonly KeyTable[] = [uploads, patients, patientDrafts]

/** The keys of the ring that rows are encrypted with, and how many. */
export async function keysInUse(db: Db): Promise<Array<{ keyId: string; count: number }>> {
  const counts = new Map<string, number>()
  for (const table of TABLES) {
    const rows = await db
      .select({ keyId: sql<string>`${table.keyId}`, count: sql<number>`count(*)::int` })
      .from(table)
      .groupBy(table.keyId)
    for (const { keyId, count } of rows) counts.set(keyId, (counts.get(keyId) ?? 0) + count)
  }
  return [...counts].map(([keyId, count]) => ({ keyId, count }))
}

/**
 * Rotation of keys: what an older key of the ring encrypts is encrypted with the newest, so that the older can be taken away. Of each
 * row only its own key is; its file and its content stay as they are.
 */
export const rewrapKeys: Job = async (shop) => {
  for (const table of TABLES) await rewrapTable(shop, table)
}

async function rewrapTable({ db, providers: { fileKeys } }: Parameters<Job>[0], table: KeyTable) {
  for (let left = BATCH; left === BATCH;) {
    const rows = await db
      .select({ id: sql<string>`${table.id}`, keyId: sql<string>`${table.keyId}`, wrappedKey: sql<string>`${table.wrappedKey}` })
      .from(table)
      .where(ne(table.keyId, fileKeys.newest))
      .limit(BATCH)
    left = rows.length
    await forEach(rows, '加密密钥的更换', async ({ id, ...present }) => {
      await db
        .update(table)
        .set(rewrapped(fileKeys, present, id))
        .where(and(eq(table.id, id), eq(table.keyId, present.keyId)))
    })
  }
}
