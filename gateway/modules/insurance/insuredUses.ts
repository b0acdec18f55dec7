import { and, asc, desc, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { ClaimState, InsuredUse, InsuredUseQuery } from '../../../counter/contract/insurance'
import { daysAfter, instantOn } from '../../../src/lib/time'
import type { Querying, Transaction } from '../../db/open'
import { notFound } from '../../lib/httpError'
import { paged } from '../../lib/paged'
import { versionOf } from '../../kernel/work/version'
import { benefits, benefitUses } from '../benefit/schema'

const rest = sql<number>`${benefitUses.cents} - ${benefitUses.back}`
/** The insurer said no: nothing asks it again but somebody of the staff, or goods that come back. */
const isRefused = and(isNotNull(benefitUses.claimError), isNull(benefitUses.claimDueAt))

const ofBenefit = eq(benefits.benefitId, benefitUses.benefitId)
const read = (db: Querying) => db.select({ use: benefitUses, benefit: benefits }).from(benefitUses).innerJoin(benefits, ofBenefit)

/** A page of uses of policies, and what each insurer owes of all that were asked for. */
export async function insuredUses(db: Querying, { page, size, ...query }: InsuredUseQuery) {
  const wanted = wantedOf(query)
  const rows = await read(db)
    .where(wanted)
    .orderBy(desc(benefitUses.takenAt), desc(benefitUses.heldAt), asc(benefitUses.orderCode))
    .limit(size)
    .offset((page - 1) * size)
  const owed = await db
    .select({ insurer: benefits.insurer, orders: sql<number>`count(*)::int`, cents: sql<number>`sum(${rest})::int` })
    .from(benefitUses)
    .innerJoin(benefits, ofBenefit)
    .where(wanted)
    .groupBy(benefits.insurer)
    .orderBy(benefits.insurer)
  const hits = owed.reduce((sum, { orders }) => sum + orders, 0)
  return { ...paged(rows.map(shownUse), { page, size, hits }), owed }
}

type Row = Awaited<ReturnType<typeof read>>[number]

/** A use of a policy, its row locked; 404 of one that there is not. */
export async function lockedUse(tx: Transaction, orderCode: string): Promise<Row> {
  const [row] = await read(tx).where(eq(benefitUses.orderCode, orderCode)).for('update', { of: benefitUses })
  if (!row) throw notFound('这笔商保支付')
  return row
}

/** Claims a use once more: the next sweep asks its insurer. */
export async function claimAgain(tx: Transaction, orderCode: string, now: Date): Promise<void> {
  await tx.update(benefitUses).set({ claimDueAt: now, claimAttempts: 0, claimError: null }).where(eq(benefitUses.orderCode, orderCode))
}

/** What somebody claims again by; how often the insurer was asked is none of it. */
export const factsIn = ({ cents, back, takenAt, claimError, claimedAt }: Row['use']) => ({ cents, back, takenAt, claimError, claimedAt })

/** A use as the counter shows it. */
export const shownUse = ({ use, benefit: { insurer, planName, policyNumber } }: Row): InsuredUse => ({
  ...{
    orderCode: use.orderCode,
    version: versionOf(factsIn(use)),
    insurer,
    planName,
    policyNumber,
    cents: use.cents - use.back,
    back: use.back,
  },
  ...{ heldAt: use.heldAt.toISOString(), takenAt: use.takenAt?.toISOString() ?? null },
  claim: use.takenAt && { state: stateOf(use), claimedAt: use.claimedAt?.toISOString() ?? null, reason: use.claimError },
})

/** How its claim stands, of a use that was received. */
export function stateOf({ claimError, claimDueAt, claimedAt }: Row['use']): ClaimState {
  if (claimError !== null) return claimDueAt ? 'failing' : 'refused'
  return claimDueAt || !claimedAt ? 'due' : 'claimed'
}

/** Received in these days; of those under way and of those refused, all: nobody knows yet when they will be, or they wait for somebody. What went back whole is owed by nobody. */
function wantedOf({ state, insurer, from, to }: Omit<InsuredUseQuery, 'page' | 'size'>) {
  const { takenAt } = benefitUses
  const when = {
    taken: and(isNotNull(takenAt), gte(takenAt, instantOn(from)), lt(takenAt, instantOn(daysAfter(to, 1)))),
    held: isNull(takenAt),
    refused: isRefused,
  }[state]
  return and(when, sql`${rest} > 0`, insurer === undefined ? undefined : eq(benefits.insurer, insurer))
}
