import { rowOf, type KeyRing } from '../../lib/keyRing'
import { openText, sealText, type Sealed } from '../../kernel/sealedText'
import { prescriptions } from './schema'

type Row = typeof prescriptions.$inferSelect

const placeOf = (prescriptionId: string, column: 'patientName' | 'diagnosis') => ({
  ...rowOf(prescriptions, prescriptionId),
  column: prescriptions[column].name,
})

/** Whom a prescription is for. */
export const patientNameOf = (ring: KeyRing, { prescriptionId, patientName }: Pick<Row, 'prescriptionId' | 'patientName'>): string =>
  openText(ring, placeOf(prescriptionId, 'patientName'), patientName)

/** What it is for. */
export const diagnosisOf = (ring: KeyRing, { prescriptionId, diagnosis }: Pick<Row, 'prescriptionId' | 'diagnosis'>): string =>
  openText(ring, placeOf(prescriptionId, 'diagnosis'), diagnosis)

/** Both, as a row of this id keeps them. */
export const sealedNames = (
  ring: KeyRing,
  prescriptionId: string,
  { patientName, diagnosis }: { patientName: string; diagnosis: string },
): { patientName: Sealed; diagnosis: Sealed } => ({
  patientName: sealText(ring, placeOf(prescriptionId, 'patientName'), patientName),
  diagnosis: sealText(ring, placeOf(prescriptionId, 'diagnosis'), diagnosis),
})
