import { invitation } from '../../../src/contract/invitation'
import { implement } from '../../kernel/implement'
import { marksOf } from '../../kernel/marks'
import { accept, standingOf } from './accept'
import { begin } from './links'
import { friendsOf, mineOf, offerOf } from './views'

export const invitationHandlers = implement(invitation, {
  offer: ({ db, now }) => offerOf(db, now),
  mine: ({ db, memberId, now }) => mineOf(db, { memberId, now }),
  friends: ({ db, memberId, query: { page, size } }) => friendsOf(db, { memberId, page, size }),
  begin: async ({ db, memberId, now, deviceId, address, idempotent }) => {
    const { networkHash } = await marksOf(db, { deviceId, address })
    return idempotent(async (tx) => ({ inviteId: await begin(tx, { memberId, networkHash, now }) }))
  },
  seen: async ({ db, memberId, now, params: { inviteId } }) => ({ standing: await standingOf(db, { inviteId, memberId, now }) }),
  accept: async ({ db, memberId, now, deviceId, address, params: { inviteId }, idempotent }) => {
    const marks = await marksOf(db, { deviceId, address })
    return idempotent(async (tx) => ({ couponCount: await accept(tx, { inviteId, memberId, now, ...marks }) }))
  },
})
