import { change } from '../../../counter/contract/change'
import { HttpError } from '../../lib/httpError'
import { implementWork } from '../../kernel/work/implementWork'
import { changeView, pageOfChanges, storedChange } from './changeViews'
import { revertChange, standingChange } from './revertChange'
import { changeSubjectOf } from './subject'

export const changeWorkHandlers = implementWork(change, {
  list: ({ db, query }) => pageOfChanges(db, query),

  revert: async ({ db, now, staff: { staffId }, params: { changeId } }) => {
    const found = await storedChange(db, changeId)
    const subject = changeSubjectOf(found.change.subject)
    if (!subject) throw new HttpError(409, 'NOT_REVERTIBLE', '这一类修改不能撤回')
    await subject.mayStand?.(db, { id: found.change.subjectId, to: found.change.before, now })
    return {
      record: `${subject.subject}:${found.change.subjectId}`,
      standing: (tx) => standingChange(tx, changeId),
      change: async (tx) => {
        const audited = await revertChange(tx, { found, subject, staffId, now })
        return { answer: await changeView(tx, changeId), changes: audited }
      },
    }
  },
})
