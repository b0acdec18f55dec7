import { randomUUID } from 'node:crypto'
import { prescriptionDrugs, prescriptions } from '../../../gateway/tables'
import { inClear } from '../../../gateway/kernel/sealedText'
import { DAY } from '../../../src/lib/duration'
import type { GatewayProcess } from './gatewayProcess'
import type { Member } from './people'
import { VALSARTAN } from '../../support/prescribe'
import { withDb } from './withDb'

/** Puts a prescription for 缬沙坦胶囊 into the shop, that waits for a pharmacist. */
export const putPrescription = (gateway: GatewayProcess, { memberId }: Member, { patientName }: { patientName: string }) =>
  withDb(gateway, async (db) => {
    const prescriptionId = randomUUID()
    const createdAt = new Date()
    const validUntil = new Date(createdAt.getTime() + 3 * DAY)
    const patient = { patientName: inClear(patientName), relationLabel: '家人', diagnosis: inClear('原发性高血压') }
    await db.insert(prescriptions).values({ prescriptionId, memberId, ...patient, status: 'pending', createdAt, validUntil })
    await db.insert(prescriptionDrugs).values({ prescriptionId, productCode: VALSARTAN, quantity: 2 })
  })
