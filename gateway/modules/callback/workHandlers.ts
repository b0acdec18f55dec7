import { callback } from '../../../counter/contract/callback'
import { shopMoment } from '../../../src/lib/time'
import { implementWork } from '../../kernel/work/implementWork'
import { notify } from '../message/notify'
import { endHold } from '../waiting/holds'
import { listCallbacks } from './listCallbacks'
import { callbackOf, recordCall, standingCallback } from './recordCall'

export const callbackWorkHandlers = implementWork(callback, {
  list: ({ db, now, staff: { staffId }, query }) => listCallbacks(db, { query, staffId, now }),

  record: ({ now, staff: { staffId }, params: { requestId }, body: { outcome, note } }) =>
    Promise.resolve({
      record: `callback:${requestId}`,
      standing: (tx) => standingCallback(tx, requestId),
      change: async (tx) => {
        await endHold(tx, { queue: 'callbacks', recordId: requestId, staffId, now })
        const memberId = await recordCall(tx, { requestId, staffId, outcome, note, now })
        const recorded = await callbackOf(tx, requestId)
        if (outcome === 'unanswered' && memberId !== null)
          await notify(tx, {
            template: 'callbackUnanswered',
            memberId,
            event: requestId,
            words: { time: shopMoment(now, now) },
            at: now,
          })
        return { answer: recorded, changes: { outcome: { from: null, to: outcome } } }
      },
    }),
})
