import { and, eq, isNull } from 'drizzle-orm'
import { shopMoment } from '../../../src/lib/time'
import type { Transaction } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import type { Standing } from '../../kernel/work/version'
import { lastChange } from './changedSince'
import { changeFacts, storedChange, type ReadChange } from './changeViews'
import { recordChange } from './recordChange'
import { changes } from './schema'
import type { ChangeSubject } from './subject'

type Reverting = { found: ReadChange; subject: ChangeSubject; staffId: string; now: Date }

/** A change, its row locked; whether what it changed still stands is seen when it is taken back (`ChangeSubject.apply`). 404. */
export async function standingChange(tx: Transaction, changeId: string): Promise<Standing> {
  await tx.select({ changeId: changes.changeId }).from(changes).where(eq(changes.changeId, changeId)).for('update')
  const row = await storedChange(tx, changeId)
  const { revertedAt: at, revertedBy } = row
  return { facts: changeFacts(row), decided: at && { by: revertedBy ?? '', at, what: '撤回过这次修改' } }
}

/** Puts what was there before in the place of what the change put there. 409 CHANGED_SINCE where something else stands there. */
export async function revertChange(tx: Transaction, { found: { change: own }, subject, staffId, now }: Reverting) {
  const back = { id: own.subjectId, before: own.after, after: own.before, staffId, now }
  const { changeId: revertedBy, changes: audited } = await recordChange(tx, subject, back)
  await tx
    .update(changes)
    .set({ revertedBy })
    .where(and(eq(changes.changeId, own.changeId), isNull(changes.revertedBy)))
  if (!(await subject.apply(tx, { id: own.subjectId, from: own.after, to: own.before, now, isRevert: true })))
    throw new HttpError(409, 'CHANGED_SINCE', await changedSince(tx, own, { revertedBy, now }))
  return audited
}

type Since = { revertedBy: string | undefined; now: Date }

/** Why a change cannot be taken back, for staff. */
async function changedSince(tx: Transaction, own: ReadChange['change'], { revertedBy, now }: Since): Promise<string> {
  const last = await lastChange(tx, { ...own, but: revertedBy })
  if (!last) return '现在的内容已不是这次修改之后的样子，撤回会盖掉后来的改动'
  return `${last.by}在 ${shopMoment(last.at, now)} 又改过，请先撤回那一次`
}
