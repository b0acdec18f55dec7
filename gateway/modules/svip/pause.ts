import { eq } from 'drizzle-orm'
import { PAUSE_AHEAD_DAYS } from '../../../counter/contract/membership'
import { DAY } from '../../../src/lib/duration'
import { daysAfter, daysBetween, instantOn, shopDate } from '../../../src/lib/time'
import type { Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import { HttpError } from '../../lib/httpError'
import { giveMonthly, monthAt } from './giveMonthly'
import { tellPauseComing, tellPauseCorrected, tellPauseLifted, tellPauseTakenBack } from './pauseMessages'
import { lastPauseOf, movePause, openPauseOf } from './pauses'
import { stepPause } from './pauseStates'
import { svipOrders, svipPauses, type PauseRow } from './schema'
import { moveUp, settleSvip } from './settleSvip'
import { paidRowsOf, runningIn, type PaidRow } from './standing'

type Of = { memberId: string; now: Date }

const notPaused = () => new HttpError(409, 'NOT_PAUSED', '这位会员的权益没有暂停，请核对后再办')

/** Announces that a member's rights pause three days from now, with the reason; he is told. The caller holds the member. 409 NOT_HELD, PAUSE_OPEN. */
export async function announcePause(tx: Transaction, { memberId, reason, now }: Of & { reason: string }): Promise<void> {
  const rows = await paidRowsOf(tx, memberId)
  const open = await movePause(tx, { memberId, rows, at: now })
  if (rows.every(({ endsAt }) => endsAt <= now)) throw new HttpError(409, 'NOT_HELD', '这位会员的 SVIP 已到期或已退款，没有可暂停的权益')
  if (open) throw new HttpError(409, 'PAUSE_OPEN', '这位会员的权益已暂停，或已告知将要暂停')
  const beginsAt = new Date(now.getTime() + PAUSE_AHEAD_DAYS * DAY)
  const row: PauseRow = { pauseId: randomId(), memberId, state: 'announced', reason, announcedAt: now, beginsAt, endedAt: null }
  await tx.insert(svipPauses).values(row)
  await settleSvip(tx, { memberId, at: now, reason: 'pauseAnnounced' })
  await tellPauseComing(tx, row, now)
}

/** Takes back what was announced and has not begun; the member is told. 409 PAUSE_BEGAN, NOT_PAUSED. */
export async function takePauseBack(tx: Transaction, { memberId, now }: Of): Promise<void> {
  const pause = await openPauseOf(tx, memberId)
  if (!pause) throw notPaused()
  const isDue = pause.beginsAt <= now
  const taken = isDue ? undefined : await stepPause(tx, { pauseId: pause.pauseId, move: 'takeBack', set: { endedAt: now } })
  if (!taken) throw new HttpError(409, 'PAUSE_BEGAN', '暂停已经开始，请改用恢复权益')
  await settleSvip(tx, { memberId, at: now, reason: 'pauseTakenBack' })
  await tellPauseTakenBack(tx, taken, now)
}

/** Lets the rights count again from now on; coupons of months that passed meanwhile do not come. The member is told. 409 NOT_PAUSED. */
export async function liftPause(tx: Transaction, { memberId, now }: Of): Promise<void> {
  const rows = await paidRowsOf(tx, memberId)
  const pause = await movePause(tx, { memberId, rows, at: now })
  const lifted = pause && (await stepPause(tx, { pauseId: pause.pauseId, move: 'lift', set: { endedAt: now } }))
  if (!lifted) throw notPaused()
  const running = runningIn(rows, now)
  if (running) await skipMonths(tx, running, now)
  await settleSvip(tx, { memberId, at: now, reason: 'pauseLifted' })
  await tellPauseLifted(tx, lifted, now)
}

/** This month's coupons come; those of the months before it that were not given are over. */
async function skipMonths(tx: Transaction, row: PaidRow, now: Date): Promise<void> {
  const couponMonths = Math.max(row.couponMonths, monthAt(row, now) - 1)
  await tx.update(svipOrders).set({ couponMonths }).where(eq(svipOrders.orderId, row.orderId))
}

/** How many days a pause took, each that it began counted whole. */
export const lostDays = ({ beginsAt, endedAt }: Pick<PauseRow, 'beginsAt' | 'endedAt'>, now: Date): number =>
  Math.max(0, Math.ceil(((endedAt ?? now).getTime() - beginsAt.getTime()) / DAY))

/**
 * Ends a pause that was a mistake: its days come back at the end of what runs, or of what ended meanwhile, with the coupons of its months; what
 * follows begins later. The member is told. Answers how many days. 409 NOT_PAUSED, NOT_HELD where nothing is left to add them to.
 */
export async function correctPause(tx: Transaction, { memberId, now }: Of): Promise<number> {
  const before = await paidRowsOf(tx, memberId)
  await movePause(tx, { memberId, rows: before, at: now })
  const pause = await lastPauseOf(tx, memberId)
  const days = pause ? lostDays(pause, now) : 0
  const corrected =
    pause && days > 0 && (await stepPause(tx, { pauseId: pause.pauseId, move: 'correct', set: { endedAt: pause.endedAt ?? now } }))
  if (!corrected) throw notPaused()
  await extend(tx, { rows: before, days, now })
  for (const row of before) if (row.endsAt > corrected.beginsAt && row.endsAt <= now) await giveMonthly(tx, row, now)
  await moveUp(tx, { memberId, at: now })
  await settleSvip(tx, { memberId, at: now, reason: 'pauseCorrected' })
  const endsAt = (await paidRowsOf(tx, memberId)).at(-1)?.endsAt ?? now
  await tellPauseCorrected(tx, corrected, { days, endsAt, now })
  return days
}

type Extending = { rows: readonly PaidRow[]; days: number; now: Date }

/** Moves the end of what runs; where nothing does, what ended last runs again from now on. */
async function extend(tx: Transaction, { rows, days, now }: Extending): Promise<void> {
  const row = runningIn(rows, now) ?? rows.filter(({ startsAt }) => startsAt <= now).at(-1)
  if (!row) throw new HttpError(409, 'NOT_HELD', '这位会员已经退订，没有可以补回天数的会员期')
  const end = shopDate(row.endsAt)
  const until = daysAfter(row.endsAt > now ? end : daysAfter(shopDate(now), 1), days)
  const extraDays = row.extraDays + daysBetween(end, until)
  const moved = { endsAt: instantOn(until), extraDays, toldAt: null }
  await tx.update(svipOrders).set(moved).where(eq(svipOrders.orderId, row.orderId))
}
