import { and, desc, eq, inArray } from 'drizzle-orm'
import type { InvitedFriend } from '../../../src/contract/invitation'
import type { Querying } from '../../db/open'
import { maskPhone } from '../../lib/maskPhone'
import { paged } from '../../lib/paged'
import { members } from '../../kernel/schema'
import { couponOf } from '../coupon/couponOf'
import { couponTypes } from '../coupon/schema'
import { packTypesOf } from '../newUser/packs'
import { ownLinkOf } from './links'
import { rewardedFor } from './reward'
import { invitations, type InvitationRow } from './schema'
import { invitationSettingOf } from './terms'

/** What is published: coupons that have ended are promised to nobody. */
export async function offerOf(db: Querying, now: Date) {
  const { couponType, stages, least, most } = await invitationSettingOf(db)
  const wanted = [...(couponType === null ? [] : [couponType]), ...stages.map((stage) => stage.couponType)]
  const types = wanted.length === 0 ? [] : await db.select().from(couponTypes).where(inArray(couponTypes.couponType, wanted))
  const shown = (type: string | null) => {
    const found = types.find((one) => one.couponType === type && one.endsAt > now)
    // How many are left says nothing: they are given, and drawn by nobody.
    return found ? { ...couponOf(found, undefined, now), status: 'toDraw' as const } : null
  }
  const coupon = shown(couponType)
  const given = [...stages]
    .sort((one, other) => one.friends - other.friends)
    .flatMap(({ friends, couponType: type }) => {
      const stage = shown(type)
      return stage && coupon ? [{ friends, coupon: stage }] : []
    })
  const friend = (await packTypesOf(db, now)).map((type) => couponOf(type, undefined, now))
  return { coupon, stages: given, least, most, friend }
}

/** How far the invitations of a member are. */
export async function mineOf(db: Querying, { memberId, now }: { memberId: string; now: Date }) {
  const link = await ownLinkOf(db, memberId)
  const { most } = await invitationSettingOf(db)
  const { ever, year } = await rewardedFor(db, memberId, now)
  const of = (...states: Array<InvitationRow['state']>) =>
    db.$count(invitations, and(eq(invitations.inviterId, memberId), inArray(invitations.state, states)))
  return {
    inviteId: link?.inviteId ?? null,
    joined: await db.$count(invitations, eq(invitations.inviterId, memberId)),
    waiting: await of('joined', 'held', 'inReview'),
    rewarded: ever,
    left: Math.max(0, most - year),
  }
}

type Paged = { memberId: string; page: number; size: number }

/** Who accepted, by a masked phone, the newest first. */
export async function friendsOf(db: Querying, { memberId, page, size }: Paged) {
  const wanted = eq(invitations.inviterId, memberId)
  const rows = await db
    .select({ row: invitations, phone: members.phone, erasedAt: members.erasedAt })
    .from(invitations)
    .innerJoin(members, eq(members.memberId, invitations.memberId))
    .where(wanted)
    .orderBy(desc(invitations.acceptedAt), desc(invitations.invitationId))
    .limit(size)
    .offset((page - 1) * size)
  const hits = await db.$count(invitations, wanted)
  const results = rows.map(({ row, phone, erasedAt }) => shown(row, erasedAt ? '已注销' : maskPhone(phone)))
  return paged(results, { page, size, hits })
}

const shown = (row: InvitationRow, phone: string): InvitedFriend => ({
  ...{ invitationId: row.invitationId, phone, state: row.state, acceptedAt: row.acceptedAt.toISOString() },
  until: untilOf(row)?.toISOString() ?? null,
  refusedFor: row.refusedFor,
})

const untilOf = ({ state, orderBefore, dueAt }: InvitationRow): Date | null =>
  state === 'joined' ? orderBefore : state === 'held' ? dueAt : null
