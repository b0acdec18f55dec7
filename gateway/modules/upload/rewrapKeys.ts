import { and, asc, eq, getTableColumns, getTableName, gt, like, ne, notLike, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/open'
import type { Job } from '../../kernel/jobs/job'
import { memberTables, type MemberTable } from '../../kernel/personalData'
import { FORM, rewrapped, rowOf, type KeyRing, type WrappedKey } from '../../lib/keyRing'
import { resealed, type SealedContent } from '../../kernel/sealedContent'
import { openText, sealedTextColumns, sealText, type Sealed, type SealedColumn, type TextPlace } from '../../kernel/sealedText'

const BATCH = 500

export type KeyTable = MemberTable & Record<'id' | 'keyId' | 'wrappedKey', PgColumn>
/** Members' tables whose rows have a key of their own: pictures, and what is encrypted in the row itself (`kernel/sealedContent`). */
export const keyTables = () => [...memberTables().keys()].filter(isKeyTable)

function isKeyTable(table: MemberTable): table is KeyTable {
  const columns = getTableColumns(table)
  return ['id', 'keyId', 'wrappedKey'].every((name) => name in columns)
}

export const placeOf = (column: PgColumn, row: string): TextPlace => ({ ...rowOf(column.table, row), column: column.name })

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
  for (const { column } of sealedTextColumns()) {
    const keyId = sql<string>`split_part(${column}, '.', 2)`
    const rows = await db
      .select({ keyId, count: sql<number>`count(*)::int` })
      .from(column.table)
      .where(like(column, `${FORM}%`))
      .groupBy(keyId)
    for (const one of rows) counts.set(one.keyId, (counts.get(one.keyId) ?? 0) + one.count)
  }
  return [...counts].map(([keyId, count]) => ({ keyId, count }))
}

/** Rows whose key no key of the ring opens: how many, and what was wrong with the first. */
type Unopened = { count: number; why?: unknown }

/**
 * Rotation of keys: what an older key of the ring encrypts is encrypted with the newest, so that the older can be taken away. Of each
 * row only its own key is; its file and its content stay as they are. What has an older form, or none, is encrypted in today's. Fails at its
 * end where there are rows that cannot be opened.
 */
export const rewrapKeys: Job = async (shop) => {
  const unopened: Unopened = { count: 0 }
  for (const table of keyTables()) await rewrapTable(shop, { table, unopened })
  for (const text of sealedTextColumns()) await resealTexts(shop, { ...text, unopened })
  if (unopened.count > 0) throw new Error(`${unopened.count} 条加密记录的密钥打不开，没有换成新密钥`, { cause: unopened.why })
}

type Rewrapping = { table: KeyTable; unopened: Unopened }

type Present = WrappedKey & { id: string; content: Uint8Array | null }

/** By a keyset on the id: each row is looked at once, however many cannot be opened and so stay as they are. */
async function rewrapTable({ db, providers: { fileKeys } }: Parameters<Job>[0], { table, unopened }: Rewrapping) {
  const { content } = getTableColumns(table) as Partial<Record<string, PgColumn>>
  for (let [after, left] = ['', BATCH]; left === BATCH;) {
    const rows: Present[] = await db
      .select({
        id: sql<string>`${table.id}`,
        keyId: sql<string>`${table.keyId}`,
        wrappedKey: sql<string>`${table.wrappedKey}`,
        content: content ? sql`${content}`.mapWith((kept) => content.mapFromDriverValue(kept) as Uint8Array) : sql<null>`null`,
      })
      .from(table)
      .where(and(or(ne(table.keyId, fileKeys.newest), notLike(table.wrappedKey, `${FORM}%`)), gt(table.id, after)))
      .orderBy(asc(table.id))
      .limit(BATCH)
    left = rows.length
    after = rows.at(-1)?.id ?? after
    for (const present of rows) {
      const next = counting(unopened, () => nextOf(fileKeys, table, present))
      if (!next) continue
      // Only of what was read: another writer has given the row a key of its own meanwhile, which is to stay.
      await db
        .update(table)
        .set(next)
        .where(and(eq(table.id, present.id), eq(table.wrappedKey, present.wrappedKey)))
    }
  }
}

/** The row's key under the newest of the ring, with the content where the row has one. */
const nextOf = (ring: KeyRing, table: KeyTable, { content, ...present }: Present): WrappedKey | SealedContent =>
  content === null ? rewrapped(ring, present, rowOf(table, present.id)) : resealed(ring, table, { ...present, content })

type Resealing = SealedColumn & { unopened: Unopened }

/** By a keyset on the id, as `rewrapTable`. */
async function resealTexts({ db, providers: { fileKeys } }: Parameters<Job>[0], resealing: Resealing) {
  const { id, column } = resealing
  for (let [after, left] = ['', BATCH]; left === BATCH;) {
    const rows = await db
      .select({ id: sql<string>`${id}`, kept: sql<Sealed>`${column}` })
      .from(column.table)
      .where(and(notLike(column, `${FORM}${fileKeys.newest}.%`), gt(id, after)))
      .orderBy(asc(id))
      .limit(BATCH)
    left = rows.length
    after = rows.at(-1)?.id ?? after
    for (const row of rows) await resealText(db, fileKeys, { ...resealing, row })
  }
}

async function resealText(db: Db, ring: KeyRing, { id, column, unopened, row }: Resealing & { row: { id: string; kept: Sealed } }) {
  const { table } = column
  const key = Object.entries(getTableColumns(table)).find(([, one]) => one === column)?.[0]
  if (key === undefined) throw new Error(`${getTableName(table)} has no column ${column.name}`)
  const place = placeOf(column, row.id)
  const next = counting(unopened, () => sealText(ring, place, openText(ring, place, row.kept)))
  if (next === undefined) return
  await db
    .update(table)
    .set({ [key]: next })
    .where(and(eq(id, row.id), eq(column, row.kept)))
}

/** What is encrypted anew; nothing, and counted, where the present does not open. */
function counting<T>(unopened: Unopened, encrypt: () => T): T | undefined {
  try {
    return encrypt()
  } catch (error) {
    unopened.why ??= error
    unopened.count += 1
    return undefined
  }
}
