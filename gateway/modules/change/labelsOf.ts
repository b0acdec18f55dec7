import type { Querying } from '../../db/open'
import { changeSubjects } from './subject'

type Named = { subject: string; subjectId: string }

/** What staff call things now, by `subject:id`; each kind is asked once. */
export async function labelsOf(db: Querying, things: readonly Named[]): Promise<Map<string, string>> {
  const labels = new Map<string, string>()
  for (const { subject, labelsOf: ask } of changeSubjects()) {
    const ids = new Set(things.flatMap((one) => (one.subject === subject ? [one.subjectId] : [])))
    if (ids.size === 0) continue
    for (const [id, label] of await ask(db, [...ids])) labels.set(`${subject}:${id}`, label)
  }
  return labels
}
