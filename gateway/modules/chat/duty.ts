import type { Querying } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { onlineAt } from '../hours/onlineTime'
import { onlineTimeOf } from '../hours/onlineTimeOf'
import type { ConversationRow } from './append'
import { isTaken } from './isTaken'

/** Whether the desks answer now, and when that turns; null where it never does. */
export async function dutyAt(db: Querying, now: Date) {
  const time = await onlineTimeOf(db)
  return { weekly: time.weekly, ...onlineAt(time, now) }
}

/** Refuses with 409 OFF_DUTY a message that nobody would answer: outside the hours, unless somebody is in the conversation. */
export async function refuseOffDuty(db: Querying, conversation: ConversationRow | undefined, now: Date): Promise<void> {
  if (conversation && isTaken(conversation, now)) return
  const { online, changesAt } = await dutyAt(db, now)
  if (online) return
  throw new HttpError(409, 'OFF_DUTY', '现在是休息时间，没有人在线。您可以留言，上班后回复您', {
    details: { changesAt: changesAt?.toISOString() ?? null, website: conversation?.website ?? 'mall' },
  })
}
