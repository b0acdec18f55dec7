import type { SQL } from 'drizzle-orm'
import type { Db } from '../../../db/open'

/** The rows of a query that is written in SQL. */
export async function rowsOf<Row>(db: Db, query: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(query)) as { rows: Row[] }
  return rows
}
