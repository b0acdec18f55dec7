import { desc, eq, inArray } from 'drizzle-orm'
import type { Querying } from '../db/open'
import { documents } from '../db/schema'
import { shopDay } from '../kernel/shopDay'

type Row = typeof documents.$inferSelect
export type Version = Omit<Row, 'sections'>

const HEAD = {
  name: documents.name,
  version: documents.version,
  title: documents.title,
  kind: documents.kind,
  effectiveDate: documents.effectiveDate,
  updatedDate: documents.updatedDate,
  material: documents.material,
  changes: documents.changes,
  contact: documents.contact,
}

/** Versions of documents without their texts, by name, newest first. */
export async function versionsOf(db: Querying, names?: readonly string[]): Promise<Map<string, Version[]>> {
  const rows = await db
    .select(HEAD)
    .from(documents)
    .where(names && inArray(documents.name, [...names]))
    .orderBy(documents.name, desc(documents.effectiveDate), desc(documents.version))
  const byName = new Map<string, Version[]>()
  for (const row of rows) byName.set(row.name, [...(byName.get(row.name) ?? []), row])
  return byName
}

/** The whole of one document, every version, newest first. */
export const textsOf = (db: Querying, name: string): Promise<Row[]> =>
  db.select().from(documents).where(eq(documents.name, name)).orderBy(desc(documents.effectiveDate), desc(documents.version))

/** The newest version whose day has come. Before the first one's day that one is shown. */
export const inForce = <T extends { effectiveDate: string }>(versions: readonly T[], now: Date): T | undefined =>
  versions.find(({ effectiveDate }) => effectiveDate <= shopDay(now)) ?? versions.at(-1)

/** Whether a yes to `agreed` still covers what is in force: no material change took effect since. */
export function stillCovers(versions: readonly Version[], agreed: string, now: Date): boolean {
  const today = shopDay(now)
  const lastMaterial = versions.find(({ material, effectiveDate }) => material && effectiveDate <= today)
  if (!lastMaterial) return true
  const own = versions.find(({ version }) => version === agreed)
  return own !== undefined && own.effectiveDate >= lastMaterial.effectiveDate
}
