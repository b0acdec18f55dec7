import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Order } from '../../counter/contract/sorting'

/** A list's order by a column; rows that have nothing there come last either way. */
export const sortedBy = (column: SQLWrapper, order: Order): SQL =>
  order === 'down' ? sql`${column} desc nulls last` : sql`${column} asc nulls last`
