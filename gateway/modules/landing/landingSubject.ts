import { and, eq, inArray, sql } from 'drizzle-orm'
import { LANDING_TITLES, LandingAhead, LandingFields } from '../../../counter/contract/landing'
import { Id } from '../../../src/contract/fields'
import { shopTime } from '../../../src/lib/time'
import type { Db, Transaction } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { partOf } from '../../kernel/mount'
import { differing, putRow } from '../../kernel/replaceFields'
import { standsAt, withDates } from '../catalogue/period'
import { inConflict } from '../change/inConflict'
import { changeSubject, type ChangeSubject } from '../change/subject'
import { landingProblems, periodProblems, unlawful, type Problem } from './landingProblems'
import { landings } from './schema'
import { landingOf, storedLanding, type LandingRow } from './storedLanding'

type Fields = Record<string, unknown>
const time = (value: unknown) => shopTime(value as string)
const orNone = (value: unknown) => (value as string | null) ?? '（无）'
const PERIOD: ReadonlySet<string> = new Set(['beginsAt', 'endsAt'])

/** What a landing page shows and when, as one revision; a whole one where none stands under its id. */
export const landingSubject: ChangeSubject = changeSubject({
  subject: 'landing',
  title: '合作活动页',
  fields: {
    code: { title: LANDING_TITLES.code },
    title: { title: LANDING_TITLES.title },
    partner: { title: LANDING_TITLES.partner },
    text: { title: LANDING_TITLES.text },
    picture: { title: LANDING_TITLES.picture, text: orNone },
    productCodes: { title: LANDING_TITLES.productCodes },
    couponType: { title: LANDING_TITLES.couponType, text: orNone },
    beginsAt: { title: LANDING_TITLES.beginsAt, text: time },
    endsAt: { title: LANDING_TITLES.endsAt, text: time },
  },
  labelsOf: async (db, ids) => {
    const { landingId, title } = landings
    const rows = await db
      .select({ landingId, title })
      .from(landings)
      .where(inArray(landingId, [...ids]))
    return new Map([...ids.map((id) => [id, '没有上线的活动页'] as const), ...rows.map((row) => [row.landingId, row.title] as const)])
  },
  apply: async (tx, { id, from, to }) => {
    const { beginsAt, endsAt, ...rest } = (from ?? {}) as Fields
    const row = and(eq(landings.landingId, id), standsAt(landings.beginsAt, beginsAt), standsAt(landings.endsAt, endsAt)) ?? sql`false`
    const put = { row, key: { landingId: id }, from: from === null ? null : rest, to: to === null ? null : withDates(to as Fields) }
    if (!(await putRow(tx, landings, put))) return false
    // When it was scheduled, a product may have been another.
    if (to !== null) refuse(await unlawful(tx, to as Partial<LandingFields>))
    return true
  },
  ahead: {
    read: readLanding,
    standing: async (tx, id, edited, coming = []) => {
      const own = edited as LandingAhead
      const row = await lockedLanding(tx, id)
      const present = row ? storedLanding(row) : null
      const base = coming.reduce<LandingFields | null>((was, one) => ({ ...was, ...(one as LandingFields) }), present)
      const fields = present ? inConflict(landingSubject, { id, present, edited: own }) : []
      return { facts: landingFacts(row), fields, ...(base ? differing<LandingFields>(base, own) : { from: null, to: own }) }
    },
  },
})

/** What was typed of one, or all of one that is new; refuses beside its field what may not stand there with the rest of it. */
async function readLanding(db: Db, landingId: string, typed: unknown): Promise<LandingAhead> {
  partOf(Id, landingId, 'landingId')
  const row = await landingOf(db, landingId)
  const edited = partOf(row ? LandingAhead : LandingFields, typed, 'edited') as LandingAhead
  const own = { ...(row && storedLanding(row)), ...edited } as LandingFields
  const isPeriodAlone = row !== undefined && Object.keys(edited).every((name) => PERIOD.has(name))
  refuse(isPeriodAlone ? periodProblems(own) : await landingProblems(db, landingId, own))
  return edited
}

/** Throws the first of what is wrong, beside its field. */
function refuse([problem]: readonly Problem[]): void {
  if (problem) throw new HttpError(400, 'LANDING_PROBLEM', problem.message, { field: problem.field })
}

/** What the version of a landing page is made of; null of one that nobody has written. */
export const landingFacts = (row: LandingRow | undefined) => row ?? null

/** A landing page, its row locked; undefined where nobody has written it. */
async function lockedLanding(tx: Transaction, id: string): Promise<LandingRow | undefined> {
  const [row] = await tx.select().from(landings).where(eq(landings.landingId, id)).for('update')
  return row
}
