import { sql } from 'drizzle-orm'
import { DAY } from '../../../src/lib/duration'
import { daysAfter } from '../../../src/lib/time'
import type { Querying } from '../../db/open'
import { signDays } from './schema'

/** Days in a row, the first and the last of them. */
export type Run = { first: string; last: string }

/** The row of signed days that a day is in; undefined where it is not signed. */
export async function runOf(db: Querying, memberId: string, day: string): Promise<Run | undefined> {
  const placed = db
    .select({
      day: signDays.day,
      /** The same for all days of one row: their dates and their places go on alike. */
      row: sql<string>`${signDays.day} - (row_number() over (order by ${signDays.day}))::int`.as('row'),
    })
    .from(signDays)
    .where(sql`${signDays.memberId} = ${memberId}`)
    .as('placed')
  const [run] = await db
    .select({ first: sql<string>`min(${placed.day})::text`, last: sql<string>`max(${placed.day})::text` })
    .from(placed)
    .groupBy(placed.row)
    .having(sql`min(${placed.day}) <= ${day}::date and max(${placed.day}) >= ${day}::date`)
  return run
}

/** How many days a row has up to one of them. */
export const lengthTo = ({ first }: Run, day: string): number => (Date.parse(day) - Date.parse(first)) / DAY + 1

/** Where a member stands before today is signed: the days in a row, and whether yesterday would be made up by itself. */
export async function rowBefore(db: Querying, memberId: string, { today, mayRepair }: { today: string; mayRepair: boolean }) {
  const [yesterday, before] = [daysAfter(today, -1), daysAfter(today, -2)]
  const run = await runOf(db, memberId, yesterday)
  if (run) return { days: lengthTo(run, yesterday), willRepair: false }
  const broken = mayRepair ? await runOf(db, memberId, before) : undefined
  return broken ? { days: lengthTo(broken, before), willRepair: true } : { days: 0, willRepair: false }
}
