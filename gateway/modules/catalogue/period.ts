import { and, gt, lte, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Standing } from '../../../counter/contract/promotion'

type Fields = Record<string, unknown>

/** Whether a column holds the instant that was seen. A row that was written by SQL may be finer than the milliseconds people were shown. */
export const standsAt = (column: PgColumn, seen: unknown): SQL | undefined =>
  seen === undefined ? undefined : sql`date_trunc('milliseconds', ${column}) = ${seen as string}::timestamptz`

/** Instants of JSON as the database takes them. */
export const withDates = ({ beginsAt, endsAt, ...rest }: Fields): Fields => ({
  ...rest,
  ...(typeof beginsAt === 'string' && { beginsAt: new Date(beginsAt) }),
  ...(typeof endsAt === 'string' && { endsAt: new Date(endsAt) }),
})

/** A row's own period as JSON has it. */
export const withInstants = <T extends Period>({ beginsAt, endsAt, ...rest }: T) => ({
  ...rest,
  beginsAt: beginsAt.toISOString(),
  endsAt: endsAt.toISOString(),
})

/** Why a period cannot be so, in words for who edits it. */
export const periodProblem = ({ beginsAt, endsAt }: { beginsAt: string; endsAt: string }): string | null =>
  Date.parse(endsAt) <= Date.parse(beginsAt) ? '结束时间应在开始时间之后' : null

type Period = { beginsAt: Date; endsAt: Date }

type PeriodColumns = { beginsAt: PgColumn; endsAt: PgColumn }
/** The rows that stand so; all of them where nothing is asked for. */
export function standsSo({ beginsAt, endsAt }: PeriodColumns, standing: Standing | undefined, now: Date): SQL | undefined {
  if (standing === undefined) return undefined
  if (standing === 'over') return lte(endsAt, now)
  return and(gt(endsAt, now), standing === 'running' ? lte(beginsAt, now) : gt(beginsAt, now))
}

export function standingOf({ beginsAt, endsAt }: Period, now: Date): Standing {
  if (endsAt <= now) return 'over'
  return beginsAt <= now ? 'running' : 'coming'
}
