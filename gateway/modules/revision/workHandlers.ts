import { revision } from '../../../counter/contract/revision'
import { randomId } from '../../lib/hash'
import { implementWork } from '../../kernel/work/implementWork'
import { refuseStale } from '../../kernel/work/version'
import { editableSubject } from '../change/subject'
import { approveRevision } from './approve'
import { allowedEdit } from './publish'
import { discardRevision, giveBackRevision, standingCheck, standingRevision, storedRevision, waitingRevision } from './storedRevision'
import { pageOfRevisions, revisionView } from './views'
import { writeRevision } from './writeRevision'

export const revisionWorkHandlers = implementWork(revision, {
  list: ({ db, staff: { staffId }, query }) => pageOfRevisions(db, query, staffId),

  one: ({ db, staff: { staffId }, params: { revisionId } }) => revisionView(db, revisionId, staffId),

  write: async ({ db, now, staff: { staffId }, body: { subject: kind, subjectId: id, edited: typed, ...written } }) => {
    const subject = editableSubject(kind)
    const edited = await allowedEdit(db, { subject, id, typed, now })
    const revisionId = randomId()
    return {
      record: `${kind}:${id}`,
      standing: (tx) => subject.ahead.standing(tx, id, edited),
      change: (tx) => writeRevision(tx, subject, { ...written, revisionId, id, edited, staffId, now }),
    }
  },

  rewrite: async ({ db, now, staff: { staffId }, params: { revisionId }, body: { edited: typed, seen, ...written } }) => {
    const { subject: kind, subjectId: id } = await storedRevision(db, revisionId)
    const subject = editableSubject(kind)
    const edited = await allowedEdit(db, { subject, id, typed, now })
    const record = `${kind}:${id}`
    return {
      record,
      standing: (tx) => standingRevision(tx, revisionId),
      change: async (tx) => {
        await refuseStale(tx, await subject.ahead.standing(tx, id, edited), { sent: seen, record, now })
        return writeRevision(tx, subject, { ...written, revisionId, id, edited, staffId, now })
      },
    }
  },

  approve: async ({ db, now, staff: { staffId, name }, params: { revisionId } }) => {
    const { subject: kind, subjectId: id, after: typed } = await storedRevision(db, revisionId)
    await allowedEdit(db, { subject: editableSubject(kind), id, typed, now })
    return {
      record: `${kind}:${id}`,
      standing: (tx) => standingCheck(tx, revisionId),
      change: async (tx) => {
        const row = await waitingRevision(tx, revisionId, staffId)
        const changes = await approveRevision(tx, row, { pharmacist: { staffId, name }, now })
        return { answer: await revisionView(tx, revisionId, staffId), changes }
      },
    }
  },

  giveBack: async ({ db, now, staff: { staffId, name }, params: { revisionId }, body: { reason } }) => {
    const { subject, subjectId } = await storedRevision(db, revisionId)
    return {
      record: `${subject}:${subjectId}`,
      standing: (tx) => standingCheck(tx, revisionId),
      change: async (tx) => {
        await waitingRevision(tx, revisionId, staffId)
        await giveBackRevision(tx, revisionId, { problem: `${name}退回：${reason}`, now })
        return {
          answer: await revisionView(tx, revisionId, staffId),
          changes: { state: { from: 'inCheck', to: 'draft' }, reason: { from: null, to: reason } },
        }
      },
    }
  },

  discard: async ({ db, now, staff: { staffId }, params: { revisionId } }) => {
    const own = await storedRevision(db, revisionId)
    return {
      record: `${own.subject}:${own.subjectId}`,
      standing: (tx) => standingRevision(tx, revisionId),
      change: async (tx) => {
        await discardRevision(tx, revisionId, now)
        return { answer: await revisionView(tx, revisionId, staffId), changes: { state: { from: own.state, to: 'discarded' } } }
      },
    }
  },
})
