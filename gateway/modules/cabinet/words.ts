import type { Querying } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { ownPatient } from '../patient/patientBook'
import { contentOfPatient } from '../patient/storedPatient'

type Whose = { memberId: string; patientId: string | null }

/** 周建国; 家里 for what is everybody's. */
export const whoseName = async (db: Querying, ring: KeyRing, { memberId, patientId }: Whose): Promise<string> =>
  patientId === null ? '家里' : contentOfPatient(ring, await ownPatient(db, memberId, patientId)).name
