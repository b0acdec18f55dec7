import { eq } from 'drizzle-orm'
import { inTurn } from '../../db/inTurn'
import type { Transaction } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import type { MemberTable } from '../../kernel/personalData'
import { openContent, type SealedContent } from '../../kernel/sealedContent'
import type { preAsks } from '../preAsk/schema'
import type { cabinetMedicines } from '../cabinet/schema'
import type { consultationDrafts } from '../consultation/schema'
import type { lotteryParcels } from '../lottery/schema'
import type { patientDrafts } from '../patient/schema'
import { instalmentsOf } from '../plan/instalments'
import { policies } from '../plan/schema'
import type { prescriptionDrafts } from '../prescription/schema'

export type Row = Record<string, unknown>
export type RowsOf = (tx: Transaction, memberId: string, ring: KeyRing) => Promise<Row[]>

export const unsealed = (ring: KeyRing, table: MemberTable, row: SealedContent & { id: string }) => openContent(ring, table, row) as Row

export const without =
  (...names: string[]) =>
  (row: Row): Row =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))

/** What drafts hold encrypted, and when they were kept. */
export const draftsIn =
  (table: typeof patientDrafts | typeof prescriptionDrafts | typeof consultationDrafts): RowsOf =>
  async (tx, memberId, ring) =>
    (await tx.select().from(table).where(eq(table.memberId, memberId))).map((row) => ({
      ...unsealed(ring, table, row),
      savedAt: row.savedAt,
    }))

/** What rows hold encrypted, beside their other columns. */
export const besides =
  (table: typeof cabinetMedicines | typeof lotteryParcels | typeof preAsks): RowsOf =>
  async (tx, memberId, ring) =>
    (await tx.select().from(table).where(eq(table.memberId, memberId))).map((row) => ({
      ...without('memberId', 'keyId', 'wrappedKey', 'content')(row),
      ...unsealed(ring, table, row),
    }))

const OF_GATEWAY = ['memberId', 'keyId', 'wrappedKey', 'content', 'insuredHmac', 'attempts', 'nextAttemptAt', 'lastError', 'hiddenAt']

/** Policies and applications with who, answers, signatures and instalments. */
export const policiesIn: RowsOf = async (tx, memberId, ring) => {
  const own = await tx.select().from(policies).where(eq(policies.memberId, memberId))
  return inTurn(own, async (row) => ({
    ...without(...OF_GATEWAY)(row),
    terms: without('merchantId', 'productCodes')(row.terms),
    ...unsealed(ring, policies, row),
    instalments: (await instalmentsOf(tx, row.id)).map(without('id', 'policyId', 'askedAt', 'warnedAt')),
  }))
}
