import { asc, desc, eq, isNotNull } from 'drizzle-orm'
import type { ReviewedInvitation } from '../../../counter/contract/invitation'
import type { RewardPart } from '../../../counter/contract/rewardReview'
import type { Querying, Transaction } from '../../db/open'
import { notFound } from '../../lib/httpError'
import { maskPhone } from '../../lib/maskPhone'
import { paged } from '../../lib/paged'
import { members } from '../../kernel/schema'
import { maskName } from '../../kernel/work/mask'
import { versionOf } from '../../kernel/work/version'
import { earningCentsOf } from '../earning/earningCents'
import { decidedOf } from '../rewardReview/decisions'
import { giftsDue } from './gifts'
import { rewardedFor } from './reward'
import { invitations, type InvitationRow } from './schema'

/** What its person decides by; what counts of the order falls where it is given back meanwhile. */
export const factsOf = async (db: Querying, { state, reasons, orderCode, terms }: InvitationRow) => ({
  ...{ state, reasons, orderCode, terms },
  orderCents: orderCode === null ? 0 : await earningCentsOf(db, orderCode),
})

export async function lockedCase(tx: Transaction, invitationId: string): Promise<InvitationRow> {
  const [row] = await tx.select().from(invitations).where(eq(invitations.invitationId, invitationId)).for('update')
  if (!row || (row.waitsSince === null && row.decidedAt === null)) throw notFound('这个邀请')
  return row
}

const personOf = async (db: Querying, memberId: string | null) => {
  if (memberId === null) return undefined
  const [found] = await db.select().from(members).where(eq(members.memberId, memberId))
  return found?.erasedAt === null ? found : undefined
}

export async function caseOf(db: Querying, row: InvitationRow, now: Date): Promise<ReviewedInvitation> {
  const { invitationId, inviterId, memberId, orderCode, decidedAt } = row
  const [inviter, friend] = [await personOf(db, inviterId), await personOf(db, memberId)]
  const facts = await factsOf(db, row)
  const rewarded = inviterId === null ? 0 : (await rewardedFor(db, inviterId, now)).ever
  return {
    ...{ invitationId, version: versionOf(facts), reasons: row.reasons, orderCode, orderCents: facts.orderCents },
    ...{ inviterName: maskName(inviter?.nickname ?? ''), friendName: maskName(friend?.nickname ?? '') },
    friendPhone: friend ? maskPhone(friend.phone) : '',
    acceptedAt: row.acceptedAt.toISOString(),
    waitsSince: row.waitsSince?.toISOString() ?? null,
    gives: decidedAt ? [] : (await giftsDue(db, { invitationId, terms: row.terms, before: rewarded, now })).map(({ name }) => name),
    invited: inviterId === null ? 0 : await db.$count(invitations, eq(invitations.inviterId, inviterId)),
    rewarded,
    decided: await decidedOf(db, row),
  }
}

type Paged = { part: RewardPart; page: number; size: number; now: Date }

export async function listCases(db: Querying, { part, page, size, now }: Paged) {
  const isWaiting = part === 'waiting'
  const wanted = isNotNull(isWaiting ? invitations.waitsSince : invitations.decidedAt)
  const order = isWaiting ? asc(invitations.waitsSince) : desc(invitations.decidedAt)
  const rows = await db
    .select()
    .from(invitations)
    .where(wanted)
    .orderBy(order, asc(invitations.invitationId))
    .limit(size)
    .offset((page - 1) * size)
  const hits = await db.$count(invitations, wanted)
  const results: ReviewedInvitation[] = []
  for (const row of rows) results.push(await caseOf(db, row, now))
  return paged(results, { page, size, hits })
}
