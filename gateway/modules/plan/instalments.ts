import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { instalmentsIn } from '../../../counter/contract/settings/instalmentLines'
import { GRACE_DAYS, type Instalment, type PlannedInstalment } from '../../../src/contract/plan'
import { daysAfter, monthsAfter, shopDate } from '../../../src/lib/time'
import type { Querying } from '../../db/open'
import { sumOf } from '../../lib/sumOf'
import { instalments, type InstalmentRow, type PolicyRow } from './schema'
import { linesOf, type PolicyTerms } from './terms'

type Sold = Pick<PolicyTerms, 'instalments' | 'yearly'>

/** The instalments of a plan at its first amount, in cents rounded down; together they add its yearly sum exactly. None of one that is paid at once. */
export function plannedInstalments(terms: Sold, premium: number): PlannedInstalment[] {
  const { yearly } = terms
  const all = instalmentsIn(linesOf(terms))
  const parts = sumOf(all.map((line) => line.parts))
  const until = (place: number) => Math.floor((yearly * sumOf(all.slice(0, place).map((line) => line.parts))) / parts)
  return all.map(({ month, percent, isOnResult }, place) => ({
    number: place + 1,
    month,
    amount: Math.floor((premium * percent) / 100),
    adds: until(place + 1) - until(place),
    isOnResult,
  }))
}

/** What a policy pays in its year as soon as it is issued, in cents. */
export const firstLimit = (terms: Sold): number => plannedInstalments(terms, 0)[0]?.adds ?? terms.yearly

/** The last day on which an instalment may be caught up: none after the policy's own. */
export function payUntilOf({ dueOn }: Pick<InstalmentRow, 'dueOn'>, { endsOn }: Pick<PolicyRow, 'endsOn'>): string {
  const until = daysAfter(dueOn, GRACE_DAYS)
  return endsOn !== null && endsOn < until ? endsOn : until
}

/** The instalments of a policy after the first, in their order. */
export const instalmentsOf = (db: Querying, policyId: string): Promise<InstalmentRow[]> =>
  db.select().from(instalments).where(eq(instalments.policyId, policyId)).orderBy(asc(instalments.number))

/** Of these policies those whose limit grows yet, with an instalment that is still to come or to be paid. */
export async function growing(db: Querying, policyIds: readonly string[]): Promise<Set<string>> {
  const isAwaited = and(inArray(instalments.state, ['coming', 'toPay', 'missed']), gt(instalments.adds, 0))
  const rows = await db
    .selectDistinct({ policyId: instalments.policyId })
    .from(instalments)
    .where(and(inArray(instalments.policyId, [...policyIds]), isAwaited))
  return new Set(rows.map(({ policyId }) => policyId))
}

/** Rows of a policy's instalments after the first, as they are made when it is issued on `startsOn`. */
export const laterInstalments = ({ id, terms, premium }: Pick<PolicyRow, 'id' | 'terms' | 'premium'>, startsOn: string) =>
  plannedInstalments(terms, premium)
    .slice(1)
    .map(({ number, month, amount, adds, isOnResult }) => ({
      ...{ id: `${id}-${number}`, policyId: id, number, amount, adds, isOnResult },
      ...{ dueOn: monthsAfter(startsOn, month), state: 'coming' as const },
    }))

/** What was paid for a policy until now, in cents. */
export const paidFor = ({ premium }: Pick<PolicyRow, 'premium'>, rows: readonly InstalmentRow[]): number =>
  premium + sumOf(rows.map(({ state, amount }) => (state === 'paid' ? amount : 0)))

type Days = { startsOn: string; endsOn: string }

/** All instalments of a policy as its member sees them; before it is issued, as they would be if it had these days. */
export function shownInstalments(row: PolicyRow, rows: readonly InstalmentRow[], { startsOn, endsOn }: Days): Instalment[] {
  const planned = plannedInstalments(row.terms, row.premium)
  return planned.map((plan) => {
    const stored = rows.find(({ number }) => number === plan.number)
    const dueOn = stored?.dueOn ?? (plan.number === 1 && row.paidAt ? shopDate(row.paidAt) : monthsAfter(startsOn, plan.month))
    return {
      ...plan,
      instalmentId: stored?.id ?? null,
      state: stored?.state ?? (plan.number === 1 && row.paidAt !== null ? 'paid' : 'coming'),
      ...{ dueOn, payUntil: payUntilOf({ dueOn }, { endsOn }) },
      paidAt: ((plan.number === 1 ? row.paidAt : stored?.paidAt) ?? null)?.toISOString() ?? null,
    }
  })
}
