import { desc, eq, inArray } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { documents } from './schema'

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

/** All versions of a document, newest first. */
export const textsOf = (db: Querying, name: string): Promise<Row[]> =>
  db.select().from(documents).where(eq(documents.name, name)).orderBy(desc(documents.effectiveDate), desc(documents.version))
