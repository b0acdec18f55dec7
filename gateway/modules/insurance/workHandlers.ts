import { and, asc, desc, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { insurance, type InsuredUse, type InsuredUseQuery } from '../../../counter/contract/insurance'
import { daysAfter, instantOn } from '../../../src/lib/time'
import type { Querying } from '../../db/open'
import { implementWork } from '../../kernel/work/implementWork'
import { benefits, benefitUses } from '../benefit/schema'

export const insuranceWorkHandlers = implementWork(insurance, { uses: ({ db, query }) => usesOf(db, query) })

const rest = sql<number>`${benefitUses.cents} - ${benefitUses.back}`

async function usesOf(db: Querying, { page, size, ...query }: InsuredUseQuery) {
  const wanted = wantedOf(query)
  const of = eq(benefits.benefitId, benefitUses.benefitId)
  const rows = await db
    .select({ use: benefitUses, benefit: benefits })
    .from(benefitUses)
    .innerJoin(benefits, of)
    .where(wanted)
    .orderBy(desc(benefitUses.takenAt), desc(benefitUses.heldAt), asc(benefitUses.orderCode))
    .limit(size)
    .offset((page - 1) * size)
  const owed = await db
    .select({ insurer: benefits.insurer, orders: sql<number>`count(*)::int`, cents: sql<number>`sum(${rest})::int` })
    .from(benefitUses)
    .innerJoin(benefits, of)
    .where(wanted)
    .groupBy(benefits.insurer)
    .orderBy(benefits.insurer)
  const hits = owed.reduce((sum, { orders }) => sum + orders, 0)
  return { results: rows.map(shown), hits, currentPage: page, hasMore: page * size < hits, owed }
}

type Row = { use: typeof benefitUses.$inferSelect; benefit: typeof benefits.$inferSelect }

const shown = ({ use: { orderCode, cents, back, heldAt, takenAt }, benefit: { insurer, planName, policyNumber } }: Row): InsuredUse => ({
  ...{ orderCode, insurer, planName, policyNumber, cents: cents - back, back },
  ...{ heldAt: heldAt.toISOString(), takenAt: takenAt?.toISOString() ?? null },
})

/** Received in these days; of those under way, all: nobody knows yet when they will be. What went back whole is owed by nobody. */
function wantedOf({ state, insurer, from, to }: Omit<InsuredUseQuery, 'page' | 'size'>) {
  const { takenAt } = benefitUses
  const when =
    state === 'held' ? isNull(takenAt) : and(isNotNull(takenAt), gte(takenAt, instantOn(from)), lt(takenAt, instantOn(daysAfter(to, 1))))
  return and(when, sql`${rest} > 0`, insurer === undefined ? undefined : eq(benefits.insurer, insurer))
}
