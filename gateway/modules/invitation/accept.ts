import { eq } from 'drizzle-orm'
import { GiftStatus } from '../../../src/contract/level'
import { NEW_DAYS, ORDER_DAYS, type InvitationStanding } from '../../../src/contract/invitation'
import { DAY } from '../../../src/lib/duration'
import type { Querying, Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import { HttpError, notFound } from '../../lib/httpError'
import { lockMember } from '../../kernel/lockMember'
import type { Marks } from '../../kernel/marks'
import { members } from '../../kernel/schema'
import { packsOf, receivePack } from '../newUser/packs'
import { hasBought } from '../purchase/hasBought'
import { linkOf } from './links'
import { invitations } from './schema'
import { atAcceptance } from './suspicions'
import { closed, invitationSettingOf, termsNow } from './terms'

type Seeing = { inviteId: string; memberId: string | undefined; now: Date }

/** What stands against accepting; of a visitor only whether it is open. 404 of what nobody sent. */
export async function standingOf(db: Querying, { inviteId, memberId, now }: Seeing): Promise<InvitationStanding> {
  const link = await linkOf(db, inviteId)
  if (!link) throw notFound('这个邀请')
  if (memberId === link.memberId) return 'own'
  if (memberId !== undefined && (await hasAccepted(db, memberId))) return 'accepted'
  if ((await invitationSettingOf(db)).couponType === null) return 'closed'
  return memberId === undefined || (await isNew(db, memberId, now)) ? 'open' : 'notNew'
}

const hasAccepted = async (db: Querying, memberId: string) => (await db.$count(invitations, eq(invitations.memberId, memberId))) > 0

/** A friend is new in the first days of the account, until something was paid for. */
async function isNew(db: Querying, memberId: string, now: Date): Promise<boolean> {
  const [member] = await db.select({ createdAt: members.createdAt }).from(members).where(eq(members.memberId, memberId))
  if (!member || member.createdAt.getTime() < now.getTime() - NEW_DAYS * DAY) return false
  return !(await hasBought(db, memberId))
}

type Accepting = Marks & { inviteId: string; memberId: string; now: Date }

const REFUSALS: Readonly<Record<Exclude<InvitationStanding, 'open'>, () => HttpError>> = {
  own: () => new HttpError(409, 'OWN_INVITATION', '这是您自己的邀请，请发给家人或朋友'),
  accepted: () => new HttpError(409, 'ALREADY_INVITED', '每人只能接受一次邀请，您已经接受过了'),
  notNew: () => new HttpError(409, 'NOT_NEW_MEMBER', `邀请只给注册 ${NEW_DAYS} 天内、没有下过单的新朋友`),
  closed,
}

/** Accepts an invitation, once in a life, with what new members get; answers how many coupons that were. */
export async function accept(tx: Transaction, { inviteId, memberId, now, ...marks }: Accepting): Promise<number> {
  const link = await linkOf(tx, inviteId)
  if (!link) throw notFound('这个邀请')
  await lockMember(tx, memberId)
  const standing = await standingOf(tx, { inviteId, memberId, now })
  if (standing !== 'open') throw REFUSALS[standing]()
  const inviterId = link.memberId
  await tx.insert(invitations).values({
    ...{ invitationId: randomId(), memberId, inviterId, state: 'joined', terms: await termsNow(tx) },
    ...{ acceptedAt: now, orderBefore: new Date(now.getTime() + ORDER_DAYS * DAY), ...marks },
    reasons: await atAcceptance(tx, { ...marks, inviterId }),
  })
  return packFor(tx, memberId, now)
}

/** The pack of new members, where he has not taken it yet; nothing of it where the last of it went at the same time. */
async function packFor(tx: Transaction, memberId: string, now: Date): Promise<number> {
  const [pack] = await packsOf(tx, { memberId, now })
  if (!pack || pack.giftStatus !== GiftStatus.open) return 0
  try {
    return (await tx.transaction((inner) => receivePack(inner, { memberId, id: pack.id, now }))).couponCount
  } catch (error) {
    if (error instanceof HttpError && error.code === 'COUPON_GONE') return 0
    throw error
  }
}
