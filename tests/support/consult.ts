import { eq } from 'drizzle-orm'
import type { Input } from '../../src/contract/endpoint'
import type { consultation } from '../../src/contract/consultation'
import type { patient } from '../../src/contract/patient'
import { MINUTE } from '../../src/lib/duration'
import { conversations, doctors, settings } from '../../gateway/tables'
import { settingChanged } from '../../gateway/kernel/settings'
import { inTransaction } from '../../gateway/kernel/transaction'
import { staffAt } from './counter'
import type { Gateway } from './gateway'
import type { Client } from './gatewayClient'
import { paperPhoto } from './paperPhoto'
import { WRITTEN } from './signed'
import { clientId, said } from './talk'

type Form = Input<typeof consultation.save>['body']

/** The versions that are in force when tests are seeded. */
export const CONSENT_VERSION = '2026-11-01'

export const GRANDFATHER = {
  name: '周建国',
  relationLabel: 'parent',
  idCardNumber: '320106195806151037',
  healthInfo: { allergies: ['青霉素'], chronicDiseases: ['高血压'], liverKidney: 'normal' },
} satisfies Input<typeof patient.add>['body']

type Profile = { name?: string; department?: string; isOnDuty?: boolean }

/** A doctor whom shoppers know, on duty unless told otherwise. */
export async function doctorAt(gateway: Gateway, { name = '梁景和', department = '心内科', isOnDuty = true }: Profile = {}) {
  const person = await staffAt(gateway, { roles: ['doctor'], name })
  await gateway.db.insert(doctors).values({
    ...{ staffId: person.staffId, title: '主治医师', department, registration: '110000000000001', intro: '', isOnDuty },
    changedAt: gateway.clock.now(),
  })
  return person
}

const NO = { yes: false }

/** A form that may be handed in for a grown-up with 高血压. */
export const consultForm = (patientId: string, changes: Partial<Form> = {}): Form => ({
  patientId,
  symptom: '一直吃的降压药快吃完了，想续方，血压平稳',
  duration: 'longer',
  disease: { name: '高血压', icdCode: null },
  isDiagnosed: true,
  answers: { usedBefore: { yes: true, words: '吃了两年，没有不舒服' }, liverKidney: NO, pregnant: NO, nursing: NO, allergy: NO },
  ...changes,
})

/** Somebody of a member's, for whom the consent to consultations is signed. */
export async function signedPatient(who: Client, body: Input<typeof patient.add>['body'] = GRANDFATHER): Promise<string> {
  await who.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
  const { id: patientId } = await who.patient.add({ body })
  await who.consultation.giveSign({ body: { patientId, version: CONSENT_VERSION, signer: 'patient', written: WRITTEN } })
  return patientId
}

/** What a consultation costs from now on, in cents; doctors answer within half an hour. */
export const feeIs = ({ db }: Pick<Gateway, 'db'>, fee: number) =>
  inTransaction(db, async (tx) => {
    const value = { isOn: true, fee, answerMinutes: 30 }
    await tx.insert(settings).values({ key: 'consultation', value }).onConflictDoUpdate({ target: settings.key, set: { value } })
    await settingChanged(tx, 'consultation')
  })

/** A member consults a doctor about a patient and is answered, and it has ended: with a signature, a medical record, and a form that was left. */
export async function consulted(gateway: Gateway, member: Client, patientId: string) {
  await feeIs(gateway, 0)
  const doctor = await doctorAt(gateway)
  await member.consultation.giveSign({ body: { patientId, version: CONSENT_VERSION, signer: 'patient', written: WRITTEN } })
  const { consultationId } = await member.consultation.save({ body: consultForm(patientId) })
  const conversationId = (await member.consultation.detail({ query: { consultationId } })).conversationId!
  const params = { conversationId }
  await doctor.chat.take({ params })
  await doctor.chat.send({ params, body: { kind: 'text', clientId: clientId(), text: '您好，最近血压多少？' } })
  await member.chat.send({ params, body: said('早上 130') })
  await member.consultation.end({ body: { consultationId } })
  await member.consultation.keepDraft({ body: { symptom: '又头晕了' } })
  return { consultationId, conversationId, doctor }
}

/**
 * A consultation of a member's that costs nothing and waits for a doctor, with a picture and a telephone in its form. `staffId` is in it, where
 * one is named.
 */
export async function waitingConsultation(gateway: Gateway, who: Client, staffId: string | null = null) {
  const { db, clock } = gateway
  await doctorAt(gateway)
  await feeIs(gateway, 0)
  const patientId = await signedPatient(who)
  const { id: pictureId } = await who.upload.add({ body: { kind: 'medicalRecord' }, file: await paperPhoto() })
  const form = consultForm(patientId, { images: [pictureId], symptom: '血压 150，请打 13988889999 找我' })
  const { consultationId } = await who.consultation.save({ body: form })
  const { conversationId } = await who.consultation.detail({ query: { consultationId } })
  if (conversationId === null) throw new Error('the consultation does not wait for a doctor')
  const leaseUntil = staffId === null ? null : new Date(clock.now().getTime() + MINUTE)
  await db.update(conversations).set({ staffId, leaseUntil }).where(eq(conversations.conversationId, conversationId))
  return { consultationId, conversationId, pictureId }
}
