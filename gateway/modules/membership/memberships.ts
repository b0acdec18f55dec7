import { and, desc, eq, gt, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type {
  ListedMembership,
  MembershipCase,
  MembershipPause,
  MembershipQuery,
  MembershipState,
} from '../../../counter/contract/membership'
import { lastDayOf, shopDate } from '../../../src/lib/time'
import type { Querying, Transaction } from '../../db/open'
import { notFound } from '../../lib/httpError'
import { maskPhone } from '../../lib/maskPhone'
import { paged } from '../../lib/paged'
import { members } from '../../kernel/schema'
import { maskName, maskText } from '../../kernel/work/mask'
import { versionOf } from '../../kernel/work/version'
import { faultOf } from '../svip/giveBack'
import { lockSvipOrder } from '../svip/locked'
import { maskCard } from '../svip/overview'
import { lostDays } from '../svip/pause'
import { isOpenPause, isPausedAt, lastPauseOf } from '../svip/pauses'
import { savingsOf, sumOf } from '../svip/savings'
import { svipCards, svipOrders, svipPauses, type PauseRow, type SvipRow } from '../svip/schema'

type CardRow = typeof svipCards.$inferSelect
type BoughtRow = SvipRow & { paidAt: Date; startsAt: Date; endsAt: Date }
/** A membership with whose it is. Nothing of a closed account is found. */
export type Found = { row: BoughtRow; card: CardRow; nickname: string; phone: string; pause: PauseRow | null }

const found = (db: Querying) =>
  db
    .select({ row: svipOrders, card: svipCards, nickname: members.nickname, phone: members.phone, pause: svipPauses })
    .from(svipOrders)
    .innerJoin(svipCards, eq(svipCards.memberId, svipOrders.memberId))
    .innerJoin(members, and(eq(members.memberId, svipOrders.memberId), isNull(members.erasedAt)))
    .leftJoin(svipPauses, and(eq(svipPauses.memberId, svipOrders.memberId), isOpenPause))
    .$dynamic()

const isBought = isNotNull(svipOrders.paidAt)
const bought = <R extends { row: SvipRow }>(one: R) => one as R & { row: BoughtRow }

/** Of a card's number, or its last four figures. */
export const ofCard = (card: string): SQL =>
  card.length === 4 ? sql`right(${svipCards.cardNumber}, 4) = ${card}` : eq(svipCards.cardNumber, card)

/** Those that were bought and are as is wanted, the last one in front. */
export const membershipsWhere = async (db: Querying, wanted: SQL | undefined, { size, skip = 0 }: { size: number; skip?: number }) =>
  (await found(db).where(and(isBought, wanted)).orderBy(desc(svipOrders.paidAt), desc(svipOrders.orderId)).limit(size).offset(skip)).map(
    bought,
  ) as Found[]

function wantedBy({ part, card }: MembershipQuery, now: Date): SQL | undefined {
  if (card !== undefined) return ofCard(card)
  const isHeld = and(eq(svipOrders.state, 'paid'), gt(svipOrders.endsAt, now))
  if (part === 'held') return isHeld
  return and(isHeld, isNotNull(part === 'paused' ? svipPauses.pauseId : svipCards.frozenAt))
}

export async function listMemberships(db: Querying, query: MembershipQuery, now: Date) {
  const { page, size } = query
  const wanted = wantedBy(query, now)
  const rows = await membershipsWhere(db, wanted, { size, skip: (page - 1) * size })
  const hits = await db.$count(found(db).where(and(isBought, wanted)).as('found'))
  const results: ListedMembership[] = []
  for (const one of rows) results.push(await listed(db, one, now))
  return paged(results, { page, size, hits })
}

export function membershipStateOf({ state, startsAt, endsAt }: BoughtRow, now: Date): MembershipState {
  if (state === 'returned') return 'returned'
  if (startsAt > now) return 'next'
  return endsAt > now ? 'running' : 'over'
}

async function listed(db: Querying, { row, card, nickname, phone, pause }: Found, now: Date): Promise<ListedMembership> {
  const { orderId, memberId, planName, price, startsAt, endsAt } = row
  const to = new Date(Math.min(now.getTime(), endsAt.getTime(), row.returnedAt?.getTime() ?? Infinity))
  return {
    ...{ orderId, memberName: maskName(nickname), memberPhone: maskPhone(phone), cardNumber: maskCard(card.cardNumber), planName },
    ...{ state: membershipStateOf(row, now), firstDay: shopDate(startsAt), lastDay: lastDayOf(endsAt) },
    ...{ paid: price, saved: startsAt > now ? 0 : sumOf(await savingsOf(db, { memberId, from: startsAt, to })) },
    isFrozen: card.frozenAt !== null,
    pause: pause && (isPausedAt(pause, now) ? 'paused' : 'announced'),
  }
}

/** One that was bought; 404 of any other. */
export async function membershipOf(db: Querying, orderId: string): Promise<Found> {
  const [one] = await membershipsWhere(db, eq(svipOrders.orderId, orderId), { size: 1 })
  if (!one) throw notFound('这个会员')
  return one
}

/** The same, with its member and its row locked until the transaction ends. */
export async function lockedMembership(tx: Transaction, orderId: string): Promise<Found> {
  await lockSvipOrder(tx, orderId)
  return membershipOf(tx, orderId)
}

/** What its person decides by. */
export async function factsOf(db: Querying, { row, card }: Found) {
  const { state, startsAt, endsAt, price, back } = row
  const last = await lastPauseOf(db, row.memberId)
  return { state, startsAt, endsAt, price, back, frozenAt: card.frozenAt, pause: last ? { id: last.pauseId, state: last.state } : null }
}

export async function caseOf(db: Querying, one: Found, now: Date): Promise<MembershipCase> {
  const { row, card } = one
  const last = await lastPauseOf(db, row.memberId)
  const fault = await faultOf(db, row, now)
  const { frozenAt, frozenFor } = card
  return {
    ...(await listed(db, one, now)),
    ...{ version: versionOf(await factsOf(db, one)), paidAt: row.paidAt.toISOString(), extraDays: row.extraDays, back: row.back },
    returnedFor: row.returnedFor === null ? null : maskText(row.returnedFor),
    frozen: frozenAt && { at: frozenAt.toISOString(), reason: maskText(frozenFor ?? '') },
    lastPause: last ? shownPause(last, now) : null,
    fault: fault && { back: fault.back, days: fault.days, daysLeft: fault.daysLeft },
    can: waysOf({ isHeld: row.state === 'paid' && row.endsAt > now, isFrozen: frozenAt !== null, last, canGiveBack: fault !== null }, now),
  }
}

/** One that is due is shown as it is, before the job has come to it. */
const shownPause = (pause: PauseRow, now: Date): MembershipPause => ({
  ...{ state: isPausedAt(pause, now) ? 'paused' : pause.state, reason: maskText(pause.reason) },
  ...{
    announcedAt: pause.announcedAt.toISOString(),
    beginsAt: pause.beginsAt.toISOString(),
    endedAt: pause.endedAt?.toISOString() ?? null,
  },
  days: pause.state === 'takenBack' ? 0 : lostDays(pause, now),
})

type Standing = { isHeld: boolean; isFrozen: boolean; last: PauseRow | undefined; canGiveBack: boolean }

function waysOf({ isHeld, isFrozen, last, canGiveBack }: Standing, now: Date): MembershipCase['can'] {
  const isPaused = isPausedAt(last, now)
  const isComing = last?.state === 'announced' && !isPaused
  const tookDays = last !== undefined && lostDays(last, now) > 0
  return {
    freeze: isHeld && !isFrozen,
    thaw: isFrozen,
    announcePause: isHeld && !isPaused && !isComing,
    takePauseBack: isComing,
    liftPause: isPaused,
    correctPause: tookDays && (isPaused || last.state === 'over'),
    giveBack: canGiveBack,
  }
}
