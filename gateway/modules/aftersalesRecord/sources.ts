import type { SQL } from 'drizzle-orm'
import type { AftersalesRecord, RecordDetail, RecordStep } from '../../../src/contract/aftersalesRecord'
import type { Querying } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'

export type Opening = { db: Querying; ring: KeyRing; now: Date }
type Own = { memberId: string; /** Its id or its number. */ id: string }
export type RecordSteps = { record: AftersalesRecord; steps: RecordStep[] }

/** A row of the table of sources: where one kind of what is applied for after a purchase is kept, and how it reads as a record. */
export type RecordSource = {
  kind: string
  /**
   * A query of a member's records without what he deleted, which the list pages by: the columns `kind`, `id`, `at` (when it was applied for) and
   * `result` (`RecordResult`).
   */
  rowsOf: (memberId: string) => SQL
  /** Those with these ids, in any order. */
  views: (opening: Opening, ids: readonly string[]) => Promise<AftersalesRecord[]>
  /** One of this member's; nothing where it is none of this kind, somebody else's, or deleted. */
  detail: (opening: Opening, own: Own) => Promise<RecordDetail | undefined>
  steps: (opening: Opening, own: Own) => Promise<RecordSteps | undefined>
}

const sources = new Map<string, RecordSource>()

/** Adds a row to the table of sources: the module that keeps them does, beside its handlers. */
export function recordSource(source: RecordSource): void {
  sources.set(source.kind, source)
}

export const recordSources = (): readonly RecordSource[] => [...sources.values()]
