import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import type { BenefitRow } from '../benefit/benefitInUse'
import { benefits } from '../benefit/schema'
import type { InstalmentRow, PolicyRow } from './schema'

const benefitOf = ({ id, benefitId }: Pick<PolicyRow, 'id' | 'benefitId'>): string => {
  if (benefitId === null) throw new Error(`The issued policy ${id} has no limit`)
  return benefitId
}

/** What an instalment adds to its policy's limit. The caller holds the policy's row, and has moved the instalment. */
export async function addToLimit(tx: Transaction, row: PolicyRow, { adds }: Pick<InstalmentRow, 'adds'>): Promise<void> {
  await tx
    .update(benefits)
    .set({ yearly: sql`${benefits.yearly} + ${adds}` })
    .where(eq(benefits.benefitId, benefitOf(row)))
}

/** A policy's limit, its row locked. */
export async function lockedLimit(tx: Transaction, row: PolicyRow): Promise<BenefitRow> {
  const [found] = await tx
    .select()
    .from(benefits)
    .where(eq(benefits.benefitId, benefitOf(row)))
    .for('update')
  if (!found) throw new Error(`The limit of the policy ${row.id} is not there`)
  return found
}
