import { sql } from 'drizzle-orm'
import type { OverrideReason } from '../../../src/contract/safety'
import type { Transaction } from '../../db/open'
import { RULES } from './rules'
import { safetyCounts } from './schema'

type Told = { shown: readonly string[]; overridden: ReadonlyArray<{ ruleId: string; reason: OverrideReason }> }

const KNOWN = new Set(RULES.map(({ id }) => id))

/** Adds one to each rule's counts of a day. Rules that the table does not have are left out; rows come in one order, so that two who count never wait for each other. */
export async function countOutcomes(tx: Transaction, { shown, overridden }: Told, day: string) {
  const told = [
    ...shown.map((ruleId) => ({ ruleId, outcome: 'shown' as const })),
    ...overridden.map(({ ruleId, reason }) => ({ ruleId, outcome: reason })),
  ].filter(({ ruleId }) => KNOWN.has(ruleId))
  const rows = [...new Map(told.map((one) => [`${one.ruleId} ${one.outcome}`, { day, ...one, count: 1 }])).entries()]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([, row]) => row)
  if (rows.length === 0) return
  await tx
    .insert(safetyCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: [safetyCounts.day, safetyCounts.ruleId, safetyCounts.outcome],
      set: { count: sql`${safetyCounts.count} + excluded.count` },
    })
}
