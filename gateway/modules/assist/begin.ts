import { and, eq, ne } from 'drizzle-orm'
import { HOUR } from '../../../src/lib/duration'
import type { Querying, Transaction } from '../../db/open'
import { lockUntilCommit } from '../../kernel/advisoryLock'
import { randomId } from '../../lib/hash'
import { HttpError } from '../../lib/httpError'
import { lockMember } from '../../kernel/lockMember'
import { activityOf } from './activities'
import { assists, type AssistRow } from './schema'
import { isOver, lapse } from './lapse'

type Beginning = { memberId: string; activityId: string; now: Date }

/** The assist of an activity that a member has begun and that has not lapsed. */
export async function ownOf(db: Querying, { memberId, activityId, now }: Beginning): Promise<AssistRow | undefined> {
  const [row] = await db
    .select()
    .from(assists)
    .where(and(eq(assists.memberId, memberId), eq(assists.activityId, activityId), ne(assists.state, 'lapsed')))
  return row && !isOver(row, now) ? row : undefined
}

/** Begins an assist, or answers the one that runs. 404 of an unknown activity, 409 ASSIST_CLOSED, ASSIST_TAKEN, ASSIST_FULL. */
export async function begin(tx: Transaction, { memberId, activityId, now }: Beginning): Promise<string> {
  const { setting, isOpen } = await activityOf(tx, activityId, now)
  await lockMember(tx, memberId)
  const own = await ownOf(tx, { memberId, activityId, now })
  if (own?.state === 'open') return own.assistId
  if (own) throw new HttpError(409, 'ASSIST_TAKEN', '这个活动您已经参加过了，每人一次')
  if (!isOpen) throw new HttpError(409, 'ASSIST_CLOSED', '这个活动现在不能发起')
  await lapse(tx, now, { activityId })
  // Who begins has a coupon kept for him: the next one counts those that began at the same time.
  await lockUntilCommit(tx, `assist activity ${activityId}`)
  const kept = await tx.$count(assists, and(eq(assists.activityId, activityId), ne(assists.state, 'lapsed')))
  if (kept >= setting.most) throw new HttpError(409, 'ASSIST_FULL', '名额已满，有人没有完成时会空出来，可以晚些再来')
  const { title, couponType, friends, hours } = setting
  const assistId = randomId()
  await tx.insert(assists).values({
    ...{ assistId, memberId, activityId, terms: { title, couponType, friends, hours }, state: 'open', reasons: [] },
    ...{ startedAt: now, endsAt: new Date(now.getTime() + hours * HOUR) },
  })
  return assistId
}
