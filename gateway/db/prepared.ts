import type { Querying } from './open'

/** Transactions by the database that runs them on the same connection. */
const runsOn = new WeakMap<Querying, Querying>()

/** Says that what is prepared on `db` runs within `tx`, too: both are one connection. */
export const sharePrepared = (tx: Querying, db: Querying) => void runsOn.set(tx, db)

/**
 * A query that Drizzle puts into SQL once for each connection, and runs with the values of each call in place of its placeholders. On the
 * server it has no name (`prepare('')`): a proxy such as PgBouncer gives each transaction another connection, which knows no name of the last.
 */
export function prepared<Query>(prepare: (db: Querying) => Query): (db: Querying) => Query {
  const known = new WeakMap<Querying, Query>()
  return (asked) => {
    const db = runsOn.get(asked) ?? asked
    const query = known.get(db) ?? prepare(db)
    known.set(db, query)
    return query
  }
}
