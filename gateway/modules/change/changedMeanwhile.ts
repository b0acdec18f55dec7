import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq } from 'drizzle-orm'
import { shopMoment } from '../../../src/lib/time'
import type { Transaction } from '../../db/open'
import { changes } from './schema'
import { staff } from '../../kernel/work/schema'
import { HttpError } from '../../kernel/httpError'
import { differencesOf } from './differences'
import type { ChangeSubject } from './subject'

type Fields = Readonly<Record<string, unknown>>
type Asked = { id: string; seen: Fields; present: Fields; now: Date }

/** Why an edit is refused: what stands there now, and who put it there where somebody at the counter did. What was typed stays with who typed it. */
export async function changedMeanwhile(tx: Transaction, subject: ChangeSubject, { id, seen, present, now }: Asked): Promise<HttpError> {
  const moved = Object.keys(seen).filter((name) => !isDeepStrictEqual(seen[name], present[name]))
  const only = (values: Fields) => Object.fromEntries(moved.map((name) => [name, values[name]]))
  const [last] = await tx
    .select({ after: changes.after, at: changes.at, by: staff.name })
    .from(changes)
    .innerJoin(staff, eq(staff.staffId, changes.staffId))
    .where(and(eq(changes.subject, subject.subject), eq(changes.subjectId, id)))
    .orderBy(desc(changes.nth))
    .limit(1)
  const after = last?.after as Fields | undefined
  const isTheirs = moved.some((name) => isDeepStrictEqual(after?.[name], present[name]))
  const who = last && isTheirs ? `${last.by}在 ${shopMoment(last.at, now)} 改过` : '您打开之后这里有变化'
  const what = differencesOf({ id, before: only(seen), after: only(present) }, subject).map(({ field, to }) => `${field}现在是 ${to}`)
  return new HttpError(409, 'CHANGED_SINCE', `${who}：${what.join('，')}。请核对后再保存`)
}
