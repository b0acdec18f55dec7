import type { Db } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { lockMember } from '../../kernel/lockMember'
import { inTransaction } from '../../kernel/transaction'
import { announceConversation } from '../chat/announce'
import { begun, lockedConversation } from '../chat/append'
import { changed } from '../chat/ownConversation'
import { systemLine } from '../chat/systemLine'
import { refuseOpen } from './begin'
import { reopenBeforeOf } from './reopenBefore'
import { step } from './states'
import { lockedConsultation, ownConsultation } from './stored'

type Own = { db: Db; ring: KeyRing; memberId: string; id: string; now: Date }

const LINE = '您再次打开了这次问诊，请写下要问的，医生会在这里回复'

/**
 * Takes a consultation up again, with the doctor it was with; twice is once. Throws 409 REOPEN_LATE where it has ended too long ago, or never
 * did, and 409 OPEN_ALREADY where another one of the same patient is open.
 */
export async function reopen({ db, ring, memberId, id, now }: Own): Promise<void> {
  await ownConsultation(db, memberId, id)
  await inTransaction(db, async (tx) => {
    await lockMember(tx, memberId)
    const row = await lockedConsultation(tx, id)
    if (row.state === 'talking') return
    if (row.patientId !== null) await refuseOpen(tx, { memberId, patientId: row.patientId })
    const { conversationId } = row
    const moved =
      reopenBeforeOf(row, now) &&
      conversationId !== null &&
      (await step(tx, { id, move: 'reopen', set: { reopenedAt: now, endedAt: null, hiddenAt: null } }))
    if (!moved) throw new HttpError(409, 'REOPEN_LATE', '这次问诊不能再打开了，请重新问诊')
    await changed(tx, conversationId, begun(await lockedConversation(tx, conversationId), null))
    await systemLine(tx, { ring, conversationId, text: LINE, now })
    announceConversation(tx, { conversationId, queue: true })
  })
}
