import { desc, eq } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { changes } from './schema'
import { staff } from '../../kernel/work/schema'

/** Who changed each thing of a kind last, by id. */
export async function lastChanges(db: Querying, subject: string): Promise<Map<string, { by: string; at: Date }>> {
  const rows = await db
    .selectDistinctOn([changes.subjectId], { id: changes.subjectId, by: staff.name, at: changes.at })
    .from(changes)
    .innerJoin(staff, eq(staff.staffId, changes.staffId))
    .where(eq(changes.subject, subject))
    .orderBy(changes.subjectId, desc(changes.nth))
  return new Map(rows.map(({ id, by, at }) => [id, { by, at }]))
}
