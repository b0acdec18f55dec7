import { and, eq, gt, isNull, like } from 'drizzle-orm'
import { SVIP_DOCUMENTS, type SvipCard } from '../../../src/contract/svip'
import { daysAfter, lastDayOf, monthsAfter, shopDate } from '../../../src/lib/time'
import { inForce } from '../../../src/lib/inForce'
import type { Querying } from '../../db/open'
import { members } from '../../kernel/schema'
import { memberCoupons } from '../coupon/schema'
import { versionsOf } from '../document/versions'
import { SVIP_GRANTS } from './giveMonthly'
import { monthOn } from './months'
import { shownPauseOf } from './pauses'
import { plansOf, rightsIn, svipSettingOf } from './plans'
import { svipCards } from './schema'
import { paidRowsOf, runningIn, shownOrder, unpaidOf, type PaidRow } from './standing'

type Asked = { memberId: string | undefined; now: Date }

/** What the page of the membership shows: to a visitor, what is sold. */
export async function overviewOf(db: Querying, { memberId, now }: Asked) {
  const sold = await svipSettingOf(db)
  const plans = plansOf(sold)
  const unpaid = memberId === undefined ? undefined : await unpaidOf(db, memberId)
  return {
    plans,
    rights: plans.length === 0 ? [] : rightsIn(sold),
    documents: plans.length === 0 ? [] : await documentsAt(db, now),
    card: memberId === undefined ? null : await cardOf(db, { memberId, now }),
    unpaid: unpaid && unpaid.payBefore > now ? shownOrder(unpaid, now, false) : null,
    serverTime: now.toISOString(),
  }
}

/** What a buyer agrees to; a document that the shop does not have cannot be agreed to. */
async function documentsAt(db: Querying, now: Date) {
  const versions = await versionsOf(db, SVIP_DOCUMENTS)
  return SVIP_DOCUMENTS.flatMap((document) => {
    const present = inForce(versions.get(document) ?? [], now)
    return present ? [{ document, version: present.version, title: present.title }] : []
  })
}

/** The card of a member whose membership holds; null of any other. */
export async function cardOf(db: Querying, { memberId, now }: { memberId: string; now: Date }): Promise<SvipCard | null> {
  const rows = await paidRowsOf(db, memberId)
  const running = runningIn(rows, now)
  if (!running) return null
  const [card] = await db
    .select({ cardNumber: svipCards.cardNumber, holder: members.nickname, frozenAt: svipCards.frozenAt })
    .from(svipCards)
    .innerJoin(members, eq(members.memberId, svipCards.memberId))
    .where(eq(svipCards.memberId, memberId))
  const pause = await shownPauseOf(db, memberId, now)
  const isLeft = and(isNull(memberCoupons.usedByOrder), gt(memberCoupons.endsAt, now))
  return {
    cardNumber: maskCard(card?.cardNumber ?? ''),
    planName: running.planName,
    holder: card?.holder ?? '',
    lastDay: lastDayOf(rows.at(-1)?.endsAt ?? running.endsAt),
    rights: rightsIn(running.terms),
    couponsLeft: await db.$count(
      memberCoupons,
      and(eq(memberCoupons.memberId, memberId), like(memberCoupons.grantKey, SVIP_GRANTS), isLeft),
    ),
    nextCouponsOn: pause?.state === 'paused' ? null : nextCouponsOn(running, rows, now),
    ...{ isFrozen: Boolean(card?.frozenAt), pause },
  }
}

export const maskCard = (cardNumber: string) => `${cardNumber.slice(0, 4)} **** ${cardNumber.slice(-4)}`

/** The day on which the next coupons come, of this membership or of the one that follows it. */
function nextCouponsOn(running: PaidRow, rows: readonly PaidRow[], now: Date): string | null {
  const month = monthOn(running.anchorDay, shopDate(now))
  if (month < running.months) return running.terms.coupons > 0 ? daysAfter(monthsAfter(running.anchorDay, month), 1) : null
  const next = rows.find(({ startsAt }) => startsAt >= running.endsAt)
  return next && next.terms.coupons > 0 ? shopDate(next.startsAt) : null
}
