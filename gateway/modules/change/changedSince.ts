import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { shopMoment } from '../../../src/lib/time'
import type { Transaction } from '../../db/open'
import { staff } from '../../kernel/work/schema'
import { changes } from './schema'

type Since = {
  subject: string
  subjectId: string
  /** Later than this one. */ nth?: number | null
  /** Not this one. */ but?: string | undefined
  now: Date
}

/** Who changed a thing last, where it was one of these changes: a sale or a command leaves none. */
export async function lastChange(tx: Transaction, { subject, subjectId, nth = 0, but = '' }: Omit<Since, 'now'>) {
  const [last] = await tx
    .select({ by: staff.name, at: changes.at })
    .from(changes)
    .innerJoin(staff, eq(staff.staffId, changes.staffId))
    .where(and(eq(changes.subject, subject), eq(changes.subjectId, subjectId), gt(changes.nth, nth ?? 0), ne(changes.changeId, but)))
    .orderBy(desc(changes.nth))
    .limit(1)
  return last
}

/** Why a revision cannot be published, for staff. */
export async function changedSince(tx: Transaction, since: Since): Promise<string> {
  const last = await lastChange(tx, since)
  if (!last) return '现在的内容已不是写这次修订时的样子，没有上线，请看过现在的内容再改'
  return `${last.by}在 ${shopMoment(last.at, since.now)} 改过，没有上线，请看过现在的内容再改`
}
