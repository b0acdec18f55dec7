import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '../../db/open'
import { changes } from './schema'
import { randomId } from '../../lib/hash'
import type { Changes } from '../../kernel/work/workContext'
import { fieldsOf } from './differences'
import type { ChangeSubject } from './subject'

type Changing = {
  id: string
  before: unknown
  after: unknown
  staffId: string
  now: Date
  /** Why, where somebody was asked. */ reason?: string
}

/**
 * Records what became of one thing, in the transaction that changes it. Answers what the audit log gets (`changes` of the handler's answer)
 * and the id of the change; nothing is recorded, and the id is undefined, where before and after are the same.
 */
export async function recordChange(
  tx: Transaction,
  { subject }: Pick<ChangeSubject, 'subject'>,
  { id, before, after, staffId, now, reason }: Changing,
): Promise<{ changeId: string | undefined; changes: Changes }> {
  if (isDeepStrictEqual(before, after)) return { changeId: undefined, changes: {} }
  const changeId = randomId()
  await tx.insert(changes).values({ changeId, subject, subjectId: id, before, after, staffId, at: now, reason })
  return { changeId, changes: fieldsOf(before, after) }
}
