import { count, sql, type SQL } from 'drizzle-orm'
import type { AftersalesRecord, RecordFilter } from '../../../src/contract/aftersalesRecord'
import { inTurn } from '../../db/inTurn'
import { paged } from '../../lib/paged'
import { recordSources, type Opening } from './sources'

type Asked = { memberId: string; filter: RecordFilter; page: number; size: number }
type Row = { kind: string; id: string }

/** All that a member applied for, whatever it was, as one query. */
const allOf = (memberId: string): SQL =>
  sql.join(
    recordSources().map(({ rowsOf }) => sql`(${rowsOf(memberId)})`),
    sql` union all `,
  )

/** One page of what a member applied for, the newest application first. */
export async function listRecords(opening: Opening, { memberId, filter, page, size }: Asked) {
  const { db } = opening
  const records = sql`(${allOf(memberId)}) as records`
  const wanted = filter === 'all' ? undefined : sql`result = ${filter}`
  const [total] = await db.select({ hits: count() }).from(records).where(wanted)
  const rows = await db
    .select({ kind: sql<string>`kind`, id: sql<string>`id` })
    .from(records)
    .where(wanted)
    .orderBy(sql`at desc`, sql`id desc`)
    .limit(size)
    .offset((page - 1) * size)
  const hits = total?.hits ?? 0
  return paged(await viewsOf(opening, rows), { page, size, hits })
}

/** In the order of the rows; each source is asked once. */
async function viewsOf(opening: Opening, rows: readonly Row[]): Promise<AftersalesRecord[]> {
  const found = await inTurn(recordSources(), ({ kind, views }) => {
    const ids = rows.filter((row) => row.kind === kind).map(({ id }) => id)
    return ids.length === 0 ? Promise.resolve([]) : views(opening, ids)
  })
  const byId = new Map(found.flat().map((record) => [`${record.kind} ${record.id}`, record]))
  return rows.flatMap(({ kind, id }) => byId.get(`${kind} ${id}`) ?? [])
}
