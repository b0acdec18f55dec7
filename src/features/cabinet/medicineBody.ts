import type { Medicine, MedicineForm } from '@/contract/cabinet'

/** What of a medicine is written: as it stands, to be changed in one thing. */
export const bodyOf = ({ patientId, productCode, name, specification, unit, left, expiresOn, plan }: Medicine): MedicineForm => ({
  ...{ patientId, productCode, name, specification, unit, left, expiresOn, plan },
})
