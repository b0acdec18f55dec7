import type { GuardianRelation, HealthInfo, Patient, Relation } from '../../../src/contract/patient'
import { ageOn, birthDateOf, sexOf } from '../../../src/contract/idCard'
import { shopDate } from '../../../src/lib/time'
import { patients } from './schema'
import type { KeyRing } from '../../lib/keyRing'
import { maskPhone } from '../../lib/maskPhone'
import { openContent } from '../../kernel/sealedContent'

export type Guardian = { name: string; relationLabel: GuardianRelation; phone: string; cardNum: string }

/** What a row of `patients` holds encrypted. */
export type PatientContent = {
  name: string
  relationLabel: Relation
  idCardNumber: string
  consigneePhone: string | null
  healthInfo: HealthInfo | null
  guardianVo: Guardian | null
}

export type PatientRow = typeof patients.$inferSelect

export const contentOfPatient = (ring: KeyRing, row: PatientRow) => openContent(ring, patients, row) as PatientContent

export const ageOf = (idCardNumber: string, now: Date) => ageOn(birthDateOf(idCardNumber), shopDate(now))

/** 320106**********36: enough to know one's own card by. */
const maskCard = (number: string) => `${number.slice(0, 6)}${'*'.repeat(number.length - 8)}${number.slice(-2)}`

/** A patient as it leaves the gateway: without its owner, the numbers masked, with what the card tells. */
export function shownPatient(ring: KeyRing, row: PatientRow, now: Date): Patient {
  const { name, relationLabel, idCardNumber, consigneePhone, healthInfo, guardianVo } = contentOfPatient(ring, row)
  const masked = maskCard(idCardNumber)
  return {
    id: row.id,
    name,
    relationLabel,
    isDefault: row.isDefault,
    certificateType: '0',
    idCardNumber: masked,
    cardNumber: masked,
    consigneePhone: consigneePhone && maskPhone(consigneePhone),
    sex: sexOf(idCardNumber),
    birthDate: birthDateOf(idCardNumber),
    age: ageOf(idCardNumber, now),
    healthInfo,
    guardianVo: guardianVo && { ...guardianVo, phone: maskPhone(guardianVo.phone), cardNum: maskCard(guardianVo.cardNum) },
  }
}
