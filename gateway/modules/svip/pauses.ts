import { and, desc, eq, inArray } from 'drizzle-orm'
import type { SvipPause } from '../../../src/contract/svip'
import type { Querying, Transaction } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { stepPause } from './pauseStates'
import { svipPauses, type PauseRow } from './schema'
import type { PaidRow } from './standing'
import { tellPaused } from './pauseMessages'

export const isOpenPause = inArray(svipPauses.state, ['announced', 'paused'])

/** What is announced or runs of a member; there is one at most. */
export async function openPauseOf(db: Querying, memberId: string): Promise<PauseRow | undefined> {
  const [row] = await db
    .select()
    .from(svipPauses)
    .where(and(eq(svipPauses.memberId, memberId), isOpenPause))
  return row
}

/** The newest of a member, however it stands. */
export async function lastPauseOf(db: Querying, memberId: string): Promise<PauseRow | undefined> {
  const own = eq(svipPauses.memberId, memberId)
  const [row] = await db.select().from(svipPauses).where(own).orderBy(desc(svipPauses.announcedAt)).limit(1)
  return row
}

/** Whether rights do not count at a moment: from the one that was announced on, before the job has come to it, too. */
export const isPausedAt = (pause: Pick<PauseRow, 'state' | 'beginsAt'> | undefined, now: Date): boolean =>
  pause?.state === 'paused' || (pause?.state === 'announced' && pause.beginsAt <= now)

/** As its member reads it; null where rights count and nothing is announced. */
export async function shownPauseOf(db: Querying, memberId: string, now: Date): Promise<SvipPause | null> {
  const pause = await openPauseOf(db, memberId)
  if (!pause) return null
  const { reason, beginsAt } = pause
  return { state: isPausedAt(pause, now) ? 'paused' : 'announced', reason, beginsAt: beginsAt.toISOString() }
}

type Moving = { memberId: string; rows: readonly PaidRow[]; at: Date }

/** Begins a pause that is due, ends one whose member has nothing left, and answers what is open then. The caller holds the member. */
export async function movePause(tx: Transaction, { memberId, rows, at }: Moving): Promise<PauseRow | undefined> {
  const pause = await openPauseOf(tx, memberId)
  if (!pause) return undefined
  const { pauseId } = pause
  if (rows.every(({ endsAt }) => endsAt <= at)) {
    await stepPause(tx, { pauseId, move: 'end', set: { endedAt: overSince(pause, rows, at) } })
    return undefined
  }
  if (pause.state === 'paused' || pause.beginsAt > at) return pause
  const begun = await stepPause(tx, { pauseId, move: 'begin' })
  if (begun) await tellPaused(tx, begun, at)
  return begun
}

/** When the last membership ended by itself; where that was given back, now. */
function overSince({ announcedAt }: PauseRow, rows: readonly PaidRow[], at: Date): Date {
  const last = Math.max(0, ...rows.map(({ endsAt }) => endsAt.getTime()))
  return last > announcedAt.getTime() ? new Date(last) : at
}

/** Nothing is sold or opened whose rights would not count. 409 SVIP_PAUSED. */
export async function refuseWhilePaused(tx: Transaction, moving: Moving): Promise<void> {
  if (await movePause(tx, moving))
    throw new HttpError(409, 'SVIP_PAUSED', '您的 SVIP 权益已暂停或将要暂停，这期间不能开通或续费，请先联系在线客服')
}
