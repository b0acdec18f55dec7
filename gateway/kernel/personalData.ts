import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { PersonalKind } from '../../src/contract/collects'

/** A table whose rows belong to members. */
export type MemberTable = PgTable & { memberId: PgColumn }

export type PersonalData = {
  /** `delete` erases a member's rows with the account; `unlink` keeps them for the time a law names, without a way back to the person. */
  onErase: 'delete' | 'unlink'
  /** Their place in the copy of the data a member may ask for (PIPL, article 45); null for secrets and what only the shop's own work needs. */
  copy: {
    key: string
    title: string
    /** What a reader calls its fields, where the copy's page has no word for them yet. */
    words?: Readonly<Record<string, string>>
  } | null
  /** What the list of collected information shows of it: how many rows there are, in words with `{count}`. */
  sample?: { kind: PersonalKind; text: string }
}

const tables = new Map<MemberTable, PersonalData>()

/** Declares what becomes of the members' rows of a table: its module's schema says it, `deregister` erases and `privacy` copies by it. */
export function personalData(table: MemberTable, declaration: PersonalData) {
  tables.set(table, declaration)
}

/** Every table of members' rows. Importing `db/schema` declares them all. */
export const memberTables = (): ReadonlyMap<MemberTable, PersonalData> => tables
