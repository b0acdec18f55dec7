import type { Visits } from '../../../counter/contract/today'
import { DAY } from '../../../src/lib/duration'
import type { Db } from '../../db/open'
import { reportOf } from '../analytics/reportOf'

/** As many as `npm run report` tells of. */
const DAYS = 7
/** Of each list; what comes after them is rare. */
const MAX_ROWS = 8

/** What visits of the last days reported, the first rows of each list. */
export async function visitsOf(db: Db, now: Date): Promise<Visits> {
  const { visits, funnel, views, origins, taps, errors, timings } = await reportOf(db, {
    from: new Date(now.getTime() - DAYS * DAY),
    to: now,
  })
  const first = <T>(rows: readonly T[]) => rows.slice(0, MAX_ROWS)
  const most = <T extends { count: number }>(rows: readonly T[]) => first([...rows].sort((one, other) => other.count - one.count))
  return {
    ...{ days: DAYS, count: visits, funnel, pages: first(views), taps: first(taps), errors: first(errors) },
    ...{ origins: most(origins), timings: most(timings) },
  }
}
