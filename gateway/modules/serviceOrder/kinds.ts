import type { SQL } from 'drizzle-orm'
import type { ServiceOrder } from '../../../src/contract/serviceOrder'
import type { Querying, Transaction } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'

export type Opening = { db: Querying; ring: KeyRing; now: Date }

/** A row of the table of kinds: what is ordered for money and is not goods. Its kind and id are those of its payable subject (`pay/subject.ts`). */
export type ServiceKind = {
  kind: string
  /** A query of a member's without what he deleted, which the list pages by: the columns `kind`, `id` and `at` (when it was ordered). */
  rowsOf: (memberId: string) => SQL
  /** Those with these ids, in any order. */
  views: (opening: Opening, ids: readonly string[]) => Promise<ServiceOrder[]>
  /**
   * Takes one of this member's out of the list, by a conditional update, once it has ended and no money is on its way; twice is once. False where
   * it is under way, nothing where it is none of this kind or somebody else's.
   */
  hide: (tx: Transaction, of: { memberId: string; id: string; now: Date }) => Promise<boolean | undefined>
}

const kinds = new Map<string, ServiceKind>()

/** Adds a row to the table of kinds: the module that owns the service does, beside its handlers. */
export function serviceKind(kind: ServiceKind): ServiceKind {
  kinds.set(kind.kind, kind)
  return kind
}

export const serviceKinds = (): readonly ServiceKind[] => [...kinds.values()]
