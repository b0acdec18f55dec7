import { and, asc, eq, getTableColumns, gt, ne, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/open'
import type { Job } from '../../kernel/jobs/job'
import { memberTables, type MemberTable } from '../../kernel/personalData'
import { rewrapped, type KeyRing, type WrappedKey } from '../../kernel/keyRing'

const BATCH = 500

type KeyTable = MemberTable & Record<'id' | 'keyId' | 'wrappedKey', PgColumn>
/** Members' tables whose rows have a key of their own: pictures, and what is encrypted in the row itself (`kernel/sealedContent`). */
const keyTables = () => [...memberTables().keys()].filter(isKeyTable)

function isKeyTable(table: MemberTable): table is KeyTable {
  const columns = getTableColumns(table)
  return ['id', 'keyId', 'wrappedKey'].every((name) => name in columns)
}

/** The keys of the ring that rows are encrypted with, and how many. */
export async function keysInUse(db: Db): Promise<Array<{ keyId: string; count: number }>> {
  const counts = new Map<string, number>()
  for (const table of keyTables()) {
    const rows = await db
      .select({ keyId: sql<string>`${table.keyId}`, count: sql<number>`count(*)::int` })
      .from(table)
      .groupBy(table.keyId)
    for (const { keyId, count } of rows) counts.set(keyId, (counts.get(keyId) ?? 0) + count)
  }
  return [...counts].map(([keyId, count]) => ({ keyId, count }))
}

/** Rows whose key no key of the ring opens: how many, and what was wrong with the first. */
type Unopened = { count: number; why?: unknown }

/**
 * Rotation of keys: what an older key of the ring encrypts is encrypted with the newest, so that the older can be taken away. Of each
 * row only its own key is; its file and its content stay as they are. Fails at its end where there are rows that cannot be opened.
 */
export const rewrapKeys: Job = async (shop) => {
  const unopened: Unopened = { count: 0 }
  for (const table of keyTables()) await rewrapTable(shop, { table, unopened })
  if (unopened.count > 0) throw new Error(`${unopened.count} 条加密记录的密钥打不开，没有换成新密钥`, { cause: unopened.why })
}

type Rewrapping = { table: KeyTable; unopened: Unopened }

/** By a keyset on the id: each row is looked at once, however many cannot be opened and so stay as they are. */
async function rewrapTable({ db, providers: { fileKeys } }: Parameters<Job>[0], { table, unopened }: Rewrapping) {
  for (let [after, left] = ['', BATCH]; left === BATCH;) {
    const rows = await db
      .select({ id: sql<string>`${table.id}`, keyId: sql<string>`${table.keyId}`, wrappedKey: sql<string>`${table.wrappedKey}` })
      .from(table)
      .where(and(ne(table.keyId, fileKeys.newest), gt(table.id, after)))
      .orderBy(asc(table.id))
      .limit(BATCH)
    left = rows.length
    after = rows.at(-1)?.id ?? after
    for (const { id, ...present } of rows) {
      const next = tryRewrapping(fileKeys, { id, present, unopened })
      if (!next) continue
      await db
        .update(table)
        .set(next)
        .where(and(eq(table.id, id), eq(table.keyId, present.keyId)))
    }
  }
}

type Trying = { id: string; present: WrappedKey; unopened: Unopened }

/** The row's key under the newest of the ring; nothing, and counted, where it does not open. */
function tryRewrapping(ring: KeyRing, { id, present, unopened }: Trying): WrappedKey | undefined {
  try {
    return rewrapped(ring, present, id)
  } catch (error) {
    unopened.why ??= error
    unopened.count += 1
    return undefined
  }
}
