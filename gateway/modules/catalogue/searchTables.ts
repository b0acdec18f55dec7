import { sql, type InferInsertModel } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { nameAliases, needs } from '../../db/schema'
import type { AliasCells, NeedCells } from './csv/searchRows'

export type Need = InferInsertModel<typeof needs>
export type NameAlias = InferInsertModel<typeof nameAliases>

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
    advice: lines.filter(({ doctor }) => doctor !== '').map(({ audience, doctor }) => ({ audience, text: doctor })),
  }))
}

/** A generic name may occur in several rows. */
export function aliasesOf(rows: readonly AliasCells[]): NameAlias[] {
  const words = new Map<string, Set<string>>()
  for (const { name, aliases } of rows) words.set(name, new Set([...(words.get(name) ?? []), ...aliases]))
  return [...words].map(([name, own]) => ({ name, words: [...own] }))
}

/** Importers come one after the other: two gateways that start at once both find an empty table. */
const lockFor = (db: Querying, table: typeof needs | typeof nameAliases) => db.execute(sql`lock table ${table} in share row exclusive mode`)

/** Replaces all needs by these, in a transaction. */
export async function storeNeeds(db: Querying, wanted: Need[]) {
  await lockFor(db, needs)
  const present = await readNeeds(db)
  const counted = countOf(present, wanted)
  if (counted.written === 0) return counted
  await db.delete(needs)
  await db.insert(needs).values(wanted)
  return counted
}

/** Replaces all aliases by these, in a transaction. */
export async function storeAliases(db: Querying, wanted: NameAlias[]) {
  await lockFor(db, nameAliases)
  const present = await readAliases(db)
  const counted = countOf(present, wanted)
  if (counted.written === 0) return counted
  await db.delete(nameAliases)
  await db.insert(nameAliases).values(wanted)
  return counted
}

export const readNeeds = (db: Querying) => db.select().from(needs).orderBy(needs.position)
export const readAliases = (db: Querying) => db.select().from(nameAliases).orderBy(nameAliases.name)

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
