import * as z from 'zod/mini'
import { Coupon } from './coupon'
import { endpoint } from './endpoint'
import { Cents, EMPTY_PAGE, Id, Instant, Page, pageOf, Size } from './fields'

/** Days after the account was opened in which its owner is a new friend. */
export const NEW_DAYS = 7
/** Days that a friend has for the first order, and that it has to stay received before something is given for it. */
export const ORDER_DAYS = 60
export const HOLD_DAYS = 7

const Count = z.int().check(z.nonnegative())

/**
 * How far an invitation is: accepted, the friend's order received and waiting out its days, being looked at by a person, given for, ended
 * without an order in time, or refused with a reason.
 */
export const InvitedState = z.enum(['joined', 'held', 'inReview', 'rewarded', 'lapsed', 'refused'])
export type InvitedState = z.infer<typeof InvitedState>

/** A friend who accepted, as who invited him sees it: nothing of what was bought. */
export const InvitedFriend = z
  .looseObject({
    invitationId: Id,
    /** 138****0001 */
    phone: z.string(),
    state: InvitedState,
    acceptedAt: Instant,
    /** Until when the friend's order counts, or when the coupon comes; null where nothing is waited for. */
    until: z.nullable(Instant),
    /** Why it was refused; null where it was not. */
    refusedFor: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'InvitedFriend' })
export type InvitedFriend = z.infer<typeof InvitedFriend>

/** What stands against accepting an invitation: nothing, that it is one's own, that one was accepted before, that this is no new friend, that it is over. */
export const InvitationStanding = z.enum(['open', 'own', 'accepted', 'notNew', 'closed'])
export type InvitationStanding = z.infer<typeof InvitationStanding>

const params = z.object({ inviteId: Id })

export const invitation = {
  offer: endpoint('GET /invitations/offer', {
    about: 'What is given for a new friend, and to the friend; `coupon` is null where the shop invites nobody',
    sameFor: 'everybody',
    provides: 'invitations',
    output: z.looseObject({
      /** For each friend, to who invites. */
      coupon: z.nullable(Coupon),
      /** And besides, once, for so many friends. */
      stages: z.array(z.looseObject({ friends: Count, coupon: Coupon })),
      /** What the friend's order comes to at least, prescription drugs and freight left out. */
      least: Cents,
      /** Friends in a calendar year for whom something is given. */
      most: Count,
      /** What the friend gets at once. */
      friend: z.array(Coupon),
    }),
  }),
  mine: endpoint('GET /invitations/mine', {
    about: 'How far this member’s invitations are; `inviteId` is null where none was begun',
    session: 'required',
    provides: 'invitations',
    output: z.looseObject({
      inviteId: z.nullable(Id),
      joined: Count,
      waiting: Count,
      rewarded: Count,
      /** How many more friends this year something is given for. */
      left: Count,
    }),
  }),
  friends: endpoint('GET /invitations/friends', {
    about: 'Who accepted, masked, the newest first',
    session: 'required',
    query: z.object({ page: Page, size: Size }),
    provides: 'invitations',
    output: pageOf(InvitedFriend),
    fallback: EMPTY_PAGE,
  }),
  begin: endpoint('POST /invitations', {
    about: 'What a member passes on, the same however often it is asked for. 409 INVITATION_CLOSED where the shop invites nobody',
    collects: { scene: '邀请新朋友', kinds: ['reward'] },
    session: 'required',
    idempotent: true,
    invalidates: ['invitations'],
    output: z.looseObject({ inviteId: Id }),
  }),
  seen: endpoint('GET /invitations/{inviteId}', {
    about: 'An invitation as who got it sees it: nobody is named',
    params,
    provides: 'invitations',
    output: z.looseObject({ standing: InvitationStanding }),
  }),
  accept: endpoint('PUT /invitations/{inviteId}/accept', {
    about:
      'Accept an invitation, once in a life, and get what new members get. 409 OWN_INVITATION, NOT_NEW_MEMBER, ALREADY_INVITED, INVITATION_CLOSED',
    collects: { scene: '接受朋友的邀请', kinds: ['reward'] },
    session: 'required',
    idempotent: true,
    params,
    invalidates: ['invitations', 'coupons', 'couponUse', 'me'],
    output: z.looseObject({ couponCount: Count }),
  }),
}
