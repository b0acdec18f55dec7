import { eq } from 'drizzle-orm'
import { HttpError } from '../../lib/httpError'
import { conversations } from '../chat/schema'
import { guardApproval } from '../prescription/approvalGuards'
import { consultationOfPrescription } from './staffCase'

/** What a patient asked in a consultation is answered before a pharmacist approves what was written in it. */
guardApproval(async (tx, prescriptionId) => {
  const consultation = await consultationOfPrescription(tx, prescriptionId)
  const { conversationId = null } = consultation ?? {}
  if (conversationId === null) return
  const [found] = await tx
    .select({ waitsSince: conversations.waitsSince })
    .from(conversations)
    .where(eq(conversations.conversationId, conversationId))
    .for('update')
  if (found?.waitsSince) throw new HttpError(409, 'PATIENT_WAITS', '患者在问诊里有问题还没有得到医生的答复，答复后才能审核通过')
})
