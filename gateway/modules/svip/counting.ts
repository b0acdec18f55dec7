import type { Querying } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { isPausedAt, openPauseOf } from './pauses'
import { heldBy, type PaidRow } from './standing'

/** What a member has now, where its rights have to count. 409 NOT_HELD, SVIP_PAUSED. */
export async function countingOf(db: Querying, { memberId, now }: { memberId: string; now: Date }): Promise<PaidRow> {
  const running = await heldBy(db, { memberId, now })
  if (isPausedAt(await openPauseOf(db, memberId), now))
    throw new HttpError(409, 'SVIP_PAUSED', 'SVIP 权益暂停中，会员码和体验卡暂不能使用；有异议请联系在线客服')
  return running
}
