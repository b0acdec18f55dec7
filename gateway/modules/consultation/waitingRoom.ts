import { eq } from 'drizzle-orm'
import { MINUTE } from '../../../src/lib/duration'
import type { Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import type { KeyRing } from '../../lib/keyRing'
import { announceConversation } from '../chat/announce'
import { conversations } from '../chat/schema'
import { systemLine } from '../chat/systemLine'
import { consultationRulesOf } from './consultationRules'
import { consultations } from './schema'
import { step, type ConsultationRow } from './states'

type Paying = { ring: KeyRing; id: string; /** Null where there was nothing to pay. */ paidAt: Date | null; now: Date }

/** Once it is paid, or where nothing is to be paid, it waits for a doctor in a conversation of its own. Undefined where it is not awaited (any more). */
export async function waitForDoctor(tx: Transaction, { ring, id, paidAt, now }: Paying): Promise<ConsultationRow | undefined> {
  const { answerMinutes } = await consultationRulesOf(tx)
  const answerBefore = new Date(now.getTime() + answerMinutes * MINUTE)
  const waiting = await step(tx, { id, move: 'pay', set: { paidAt, answerBefore } })
  if (!waiting) return undefined
  const conversationId = await openConversation(tx, { ring, row: waiting, now })
  await tx.update(consultations).set({ conversationId }).where(eq(consultations.id, id))
  return { ...waiting, conversationId }
}

const HANDED_IN = '您的问诊已提交，医生来了会在这里回复您。等的时候可以补充说明'

async function openConversation(tx: Transaction, { ring, row, now }: { ring: KeyRing; row: ConsultationRow; now: Date }): Promise<string> {
  const conversationId = randomId()
  await tx.insert(conversations).values({
    ...{ conversationId, memberId: row.memberId, kind: 'consultation', desk: 'doctor', website: 'mall' },
    ...{ reservedFor: row.chosenDoctor, waitsSince: now, createdAt: now, lastAt: now },
  })
  await systemLine(tx, { ring, conversationId, text: HANDED_IN, now })
  announceConversation(tx, { conversationId, queue: true })
  return conversationId
}
