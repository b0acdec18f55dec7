import { and, eq, gte, inArray } from 'drizzle-orm'
import { ConsultationState } from '../../../src/contract/consultationView'
import { MINUTE } from '../../../src/lib/duration'
import { shopMidnight } from '../../../src/lib/time'
import type { Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import { HttpError } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { lockMember } from '../../kernel/lockMember'
import { sealContent } from '../../kernel/sealedContent'
import { lockPatient } from '../patient/patientBook'
import { mallRules } from '../pricing/mallRules'
import { attachUploads } from '../upload/uploads'
import type { Checked } from './checkForm'
import { consultationRulesOf } from './consultationRules'
import { dropDraft, releasePictures } from './drafts'
import { CONSULTATIONS, consultations } from './schema'
import { needSign } from './signs'
import { waitForDoctor } from './waitingRoom'

/** Consultations that one member begins in a day; the figure is ours. */
export const MAX_A_DAY = 5

const { toPay, waiting, talking } = ConsultationState

type Beginning = { ring: KeyRing; memberId: string; patientId: string; now: Date; keepsDraft?: true }

/**
 * Begins a consultation with its pictures, and the draft it was made from is gone, unless it was made from none; where nothing is to be paid it waits for
 * a doctor at once.
 * The member's row is locked: however many are handed in at once, one a patient is open and five a day are begun.
 */
export async function beginConsultation(tx: Transaction, { content, ...where }: Checked, beginning: Beginning) {
  const { ring, memberId, patientId, now, keepsDraft } = beginning
  await lockMember(tx, memberId)
  // Whoever was deleted meanwhile is asked about no more.
  await lockPatient(tx, memberId, patientId)
  await needSign(tx, { memberId, patientId, now })
  await refuseOpen(tx, { memberId, patientId })
  await refuseTooMany(tx, { memberId, now })
  const { fee } = await consultationRulesOf(tx)
  const { payMinutes } = await mallRules(tx)
  const id = randomId()
  const times = { createdAt: now, payBefore: new Date(now.getTime() + payMinutes * MINUTE) }
  const sealed = sealContent(ring, consultations, id, content)
  await tx.insert(consultations).values({ id, memberId, patientId, state: toPay, ...where, fee, ...times, ...sealed })
  await releasePictures(tx, { memberId, ids: content.images })
  await attachUploads(tx, { memberId, kind: 'medicalRecord', ids: content.images, record: { table: CONSULTATIONS, id } })
  if (!keepsDraft) await dropDraft(tx, memberId)
  const begun = fee === 0 ? await waitForDoctor(tx, { ring, id, paidAt: null, now }) : undefined
  return { consultationId: id, state: begun?.state ?? toPay, payable: fee }
}

/** One consultation of a patient is open at a time: throws 409 OPEN_ALREADY with the id of the one that is. */
export async function refuseOpen(tx: Transaction, { memberId, patientId }: Pick<Beginning, 'memberId' | 'patientId'>): Promise<void> {
  const isOpen = inArray(consultations.state, [toPay, waiting, talking])
  const [open] = await tx
    .select({ id: consultations.id })
    .from(consultations)
    .where(and(eq(consultations.memberId, memberId), eq(consultations.patientId, patientId), isOpen))
    .limit(1)
  if (open)
    throw new HttpError(409, 'OPEN_ALREADY', '这位用药人有一次问诊还没有结束，请先处理', {
      field: 'patientId',
      details: { consultationId: open.id },
    })
}

async function refuseTooMany(tx: Transaction, { memberId, now }: Pick<Beginning, 'memberId' | 'now'>): Promise<void> {
  const today = and(eq(consultations.memberId, memberId), gte(consultations.createdAt, new Date(shopMidnight(now))))
  if ((await tx.$count(consultations, today)) >= MAX_A_DAY)
    throw new HttpError(409, 'TOO_MANY', `一天最多问诊 ${MAX_A_DAY} 次，请明天再来；情况紧急请到医院就诊`)
}
