import { sql, type InferSelectModel } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Querying } from '../../db/open'
import { dangers, nameAliases, needs } from './schema'
import type { AliasCells, DangerCells, NeedCells } from './csv/searchRows'

export type Need = InferSelectModel<typeof needs>
export type Danger = InferSelectModel<typeof dangers>
export type NameAlias = InferSelectModel<typeof nameAliases>

/** Parses a file's rows into needs, in the order of the file; the choices of each by rank. */
export function needsOf(rows: readonly NeedCells[]): Need[] {
  const gathered = new Map<string, NeedCells[]>()
  for (const row of rows) gathered.set(row.need, [...(gathered.get(row.need) ?? []), row])
  return [...gathered].map(([name, lines], position) => ({
    name,
    position,
    words: [...new Set([name, ...lines.flatMap(({ words }) => words)])],
    symptomIds: [...new Set(lines.flatMap(({ symptoms }) => symptoms))],
    choices: lines
      .filter(({ choice }) => choice !== '')
      .sort((left, right) => left.rank - right.rank)
      .map(({ audience, choice }) => ({ audience, name: choice })),
    advice: told(lines, ({ doctor }) => doctor),
    headlines: told(lines, ({ headline }) => headline),
    ruleOuts: told(lines, ({ ruleOut }) => ruleOut),
    neighbours: [...new Set(lines.flatMap(({ neighbours }) => neighbours))],
    approval: lines.find(({ approval }) => approval !== null)?.approval ?? null,
  }))
}

/** What the lines say to each audience. */
const told = (lines: readonly NeedCells[], textOf: (line: NeedCells) => string) =>
  lines.map((line) => ({ audience: line.audience, text: textOf(line) })).filter(({ text }) => text !== '')

/** A generic name may occur in several rows. */
export function aliasesOf(rows: readonly AliasCells[]): NameAlias[] {
  const words = new Map<string, Set<string>>()
  for (const { name, aliases } of rows) words.set(name, new Set([...(words.get(name) ?? []), ...aliases]))
  return [...words].map(([name, own]) => ({ name, words: [...own] }))
}

/** Parses a file's rows into dangers, in the order of the file. */
export const dangersOf = (rows: readonly DangerCells[]): Danger[] =>
  rows.map(({ danger, words, ...told }, position) => ({ name: danger, position, words: [...new Set(words)], ...told }))

/** Replaces all needs by these, in a transaction. */
export const storeNeeds = (db: Querying, wanted: Need[]) =>
  replace(db, { table: needs, wanted, read: readNeeds, insert: (rows) => db.insert(needs).values(rows) })

/** Replaces all dangers by these, in a transaction. */
export const storeDangers = (db: Querying, wanted: Danger[]) =>
  replace(db, { table: dangers, wanted, read: readDangers, insert: (rows) => db.insert(dangers).values(rows) })

/** Replaces all aliases by these, in a transaction. */
export const storeAliases = (db: Querying, wanted: NameAlias[]) =>
  replace(db, { table: nameAliases, wanted, read: readAliases, insert: (rows) => db.insert(nameAliases).values(rows) })

export const readNeeds = (db: Querying) => db.select().from(needs).orderBy(needs.position)
export const readDangers = (db: Querying) => db.select().from(dangers).orderBy(dangers.position)
export const readAliases = (db: Querying) => db.select().from(nameAliases).orderBy(nameAliases.name)

type Replacing<Row> = { table: PgTable; wanted: Row[]; read: (db: Querying) => Promise<Row[]>; insert: (rows: Row[]) => Promise<unknown> }

/** Replaces what a table holds. Importers come one after the other: two gateways that start at once both find an empty table. */
async function replace<Row extends { name: string }>(db: Querying, { table, wanted, read, insert }: Replacing<Row>) {
  await db.execute(sql`lock table ${table} in share row exclusive mode`)
  const counted = countOf(await read(db), wanted)
  if (counted.written === 0) return counted
  await db.delete(table)
  await insert(wanted)
  return counted
}

/** Counts inserted, updated and deleted rows. */
function countOf(present: Array<{ name: string }>, wanted: Array<{ name: string }>) {
  const before = new Map(present.map((row) => [row.name, printOf(row)]))
  const unchanged = wanted.filter((row) => before.get(row.name) === printOf(row)).length
  return { written: Math.max(wanted.length, present.length) - unchanged, unchanged }
}

/** A json column returns its keys in an order of its own. */
const printOf = (row: object) =>
  JSON.stringify(row, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort()) : value,
  )
