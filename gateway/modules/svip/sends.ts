import { and, desc, eq, gt, isNotNull, ne, or } from 'drizzle-orm'
import { SEND_DAYS, type SvipSend, type SvipSendState } from '../../../src/contract/svip'
import { DAY } from '../../../src/lib/duration'
import { lastDayOf } from '../../../src/lib/time'
import type { Querying, Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import { HttpError, notFound } from '../../lib/httpError'
import { lockMember } from '../../kernel/lockMember'
import { begin } from './begin'
import { isPausedAt, openPauseOf, refuseWhilePaused } from './pauses'
import { rightsIn } from './plans'
import { svipOrders, svipSends, type SendRow } from './schema'
import { countingOf } from './counting'
import { paidRowsOf, runningIn } from './standing'

/** What it is called in the orders of whoever opened it. */
export const TRIAL = '体验卡'
const MONTHS = 1

type Own = { memberId: string; now: Date }

const stateOf = ({ state, until }: SendRow, now: Date): SvipSendState => (state === 'offered' && until <= now ? 'lapsed' : state)

const shown = (row: SendRow, now: Date): SvipSend => ({
  sendId: row.sendId,
  state: stateOf(row, now),
  sentAt: row.sentAt.toISOString(),
  until: row.until.toISOString(),
  openedAt: row.openedAt?.toISOString() ?? null,
})

/** Those that count to how many may be sent: opened, or still to be. */
const countsOf = (orderId: string, now: Date) =>
  and(eq(svipSends.orderId, orderId), or(eq(svipSends.state, 'opened'), and(eq(svipSends.state, 'offered'), gt(svipSends.until, now))))

export async function sendsOf(db: Querying, { memberId, now }: Own) {
  const rows = await db.select().from(svipSends).where(eq(svipSends.memberId, memberId)).orderBy(desc(svipSends.sentAt))
  const running = runningIn(await paidRowsOf(db, memberId), now)
  const isPaused = isPausedAt(await openPauseOf(db, memberId), now)
  const left = running && !isPaused ? Math.max(0, running.terms.sends - (await db.$count(svipSends, countsOf(running.orderId, now)))) : 0
  return { left, results: rows.map((row) => shown(row, now)), serverTime: now.toISOString() }
}

/** 409 NOT_HELD, SVIP_PAUSED, NOTHING_LEFT. */
export async function send(tx: Transaction, { memberId, now }: Own): Promise<SvipSend> {
  await lockMember(tx, memberId)
  const running = await countingOf(tx, { memberId, now })
  const used = await tx.$count(svipSends, countsOf(running.orderId, now))
  if (used >= running.terms.sends) throw new HttpError(409, 'NOTHING_LEFT', '这个会员期的体验卡已经送完了')
  const until = new Date(Math.min(now.getTime() + SEND_DAYS * DAY, running.endsAt.getTime()))
  const row: SendRow = { sendId: randomId(), memberId, orderId: running.orderId, state: 'offered', sentAt: now, until, openedAt: null }
  await tx.insert(svipSends).values(row)
  return shown(row, now)
}

/** Twice is once. 409 SEND_OPENED. */
export async function withdraw(tx: Transaction, { memberId, sendId }: { memberId: string; sendId: string }): Promise<void> {
  const own = and(eq(svipSends.sendId, sendId), eq(svipSends.memberId, memberId))
  const taken = await tx
    .update(svipSends)
    .set({ state: 'withdrawn' })
    .where(and(own, ne(svipSends.state, 'opened')))
    .returning({ sendId: svipSends.sendId })
  if (taken.length > 0) return
  if ((await tx.$count(svipSends, own)) === 0) throw notFound('这张体验卡')
  throw new HttpError(409, 'SEND_OPENED', '这张体验卡已经被领取，不能撤回')
}

/** With its membership those that nobody has opened are taken back. */
export const withdrawAll = (tx: Transaction, orderId: string) =>
  tx
    .update(svipSends)
    .set({ state: 'withdrawn' })
    .where(and(eq(svipSends.orderId, orderId), eq(svipSends.state, 'offered')))

/** How many of a membership were opened. */
export const openedOf = (db: Querying, orderId: string): Promise<number> =>
  db.$count(svipSends, and(eq(svipSends.orderId, orderId), eq(svipSends.state, 'opened')))

async function sendAnd(db: Querying, sendId: string) {
  const [found] = await db
    .select({ row: svipSends, terms: svipOrders.terms })
    .from(svipSends)
    .innerJoin(svipOrders, eq(svipOrders.orderId, svipSends.orderId))
    .where(eq(svipSends.sendId, sendId))
  if (!found) throw notFound('这张体验卡')
  return found
}

/** As whoever it was sent to sees it. */
export async function sentOf(db: Querying, sendId: string, now: Date) {
  const { row, terms } = await sendAnd(db, sendId)
  return {
    ...{ state: stateOf(row, now), until: row.until.toISOString(), months: MONTHS },
    ...{ rights: rightsIn(terms), serverTime: now.toISOString() },
  }
}

/** One winner, by a conditional update; everybody opens one in his life. 409 OWN_CARD, SEND_CLOSED, SVIP_PAUSED, HAD_ONE. */
export async function open(tx: Transaction, { memberId, sendId, now }: Own & { sendId: string }) {
  const { row, terms } = await sendAnd(tx, sendId)
  if (row.memberId === memberId) throw new HttpError(409, 'OWN_CARD', '这是您自己送出的体验卡，请发给家人或朋友')
  // What would be opened is a right of who sent it.
  if (isPausedAt(await openPauseOf(tx, row.memberId), now))
    throw new HttpError(409, 'SEND_CLOSED', '这张体验卡现在不能领取，请联系送卡的人')
  await lockMember(tx, memberId)
  await refuseWhilePaused(tx, { memberId, rows: await paidRowsOf(tx, memberId), at: now })
  const had = and(eq(svipOrders.memberId, memberId), eq(svipOrders.planName, TRIAL), isNotNull(svipOrders.paidAt))
  if ((await tx.$count(svipOrders, had)) > 0) throw new HttpError(409, 'HAD_ONE', '每人可以领一张体验卡，您已经领过了')
  const taken = await tx
    .update(svipSends)
    .set({ state: 'opened', openedAt: now })
    .where(and(eq(svipSends.sendId, sendId), eq(svipSends.state, 'offered'), gt(svipSends.until, now)))
    .returning({ sendId: svipSends.sendId })
  if (taken.length === 0) throw new HttpError(409, 'SEND_CLOSED', '这张体验卡已被领取、撤回或过期')
  const orderId = randomId()
  const order = { orderId, memberId, planName: TRIAL, months: MONTHS, price: 0, terms: { ...terms, sends: 0 }, state: 'toPay' } as const
  await tx.insert(svipOrders).values({ ...order, createdAt: now, payBefore: now })
  const begun = await begin(tx, { ...order, paidAt: now, now })
  return { orderId, lastDay: lastDayOf(begun.endsAt) }
}
