import type { BuildColumns, BuildExtraConfigColumns } from 'drizzle-orm'
import {
  pgTable,
  type PgColumn,
  type PgColumnBuilderBase,
  type PgTable,
  type PgTableExtraConfigValue,
  type PgTableWithColumns,
} from 'drizzle-orm/pg-core'
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

type Columns = Record<string, PgColumnBuilderBase> & { memberId: PgColumnBuilderBase }
type Table<Name extends string, Own extends Columns> = PgTableWithColumns<{
  name: Name
  schema: undefined
  columns: BuildColumns<Name, Own, 'pg'>
  dialect: 'pg'
}>

/**
 * A table whose rows belong to members (`memberColumn.ts`), and what becomes of them: `deregister` erases and `privacy` copies by it.
 * Without the declaration it does not compile; lint asks for it wherever a table has a member.
 */
export function memberTable<Name extends string, Own extends Columns>(
  name: Name,
  columns: Own,
  declaration: PersonalData,
  extras?: (self: BuildExtraConfigColumns<Name, Own, 'pg'>) => PgTableExtraConfigValue[],
): Table<Name, Own> {
  const table = pgTable(name, columns, extras)
  tables.set(table, declaration)
  return table
}

/** Every table of members' rows. Importing `gateway/tables` declares them all. */
export const memberTables = (): ReadonlyMap<MemberTable, PersonalData> => tables
