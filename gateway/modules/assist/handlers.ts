import { assist } from '../../../src/contract/assist'
import { implement } from '../../kernel/implement'
import { marksOf } from '../../kernel/marks'
import { activityOf, openActivities } from './activities'
import { begin, ownOf } from './begin'
import { help } from './help'
import { assistsOf, ownAssist, seenAssist } from './views'

export const assistHandlers = implement(assist, {
  activities: async ({ db, now }) => ({ activities: await openActivities(db, now) }),
  activity: async ({ db, memberId, now, params: { activityId } }) => {
    const { shown, isOpen } = await activityOf(db, activityId, now)
    return { activity: shown, isOpen, assistId: (await ownOf(db, { memberId, activityId, now }))?.assistId ?? null }
  },
  begin: ({ memberId, now, body: { activityId }, idempotent }) =>
    idempotent(async (tx) => ({ assistId: await begin(tx, { memberId, activityId, now }) })),
  mine: ({ db, memberId, now, query: { page, size } }) => assistsOf(db, { memberId, page, size, now }),
  own: ({ db, memberId, now, params: { assistId } }) => ownAssist(db, { memberId, assistId, now }),
  seen: ({ db, memberId, now, params: { assistId } }) => seenAssist(db, { assistId, memberId, now }),
  help: async ({ db, memberId, now, deviceId, address, params: { assistId }, body: { wish }, idempotent }) => {
    const marks = await marksOf(db, { deviceId, address })
    return idempotent(async (tx) => ({ helped: await help(tx, { assistId, memberId, wish, now, ...marks }) }))
  },
})
