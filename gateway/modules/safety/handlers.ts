import { safety } from '../../../src/contract/safety'
import { HOUR_SECONDS } from '../../../src/lib/duration'
import { shopDate } from '../../../src/lib/time'
import { sha256 } from '../../lib/hash'
import { implement } from '../../kernel/implement'
import { enforceRateLimit } from '../../kernel/rateLimit'
import { checkSafety } from './checkSafety'
import { countOutcomes } from './countOutcomes'
import { describedPatient, patientAsked } from './patientOfCheck'

export const safetyHandlers = implement(safety, {
  check: async ({ db, providers: { fileKeys }, memberId, address, now, body }) => {
    await enforceRateLimit(db, { bucket: `safetyCheck:${memberId ?? sha256(address)}`, max: 300, seconds: HOUR_SECONDS }, now)
    const row = await patientAsked(db, { memberId, patientId: body.patientId, now })
    const patient = row && describedPatient(fileKeys, row, now)
    const checked = await checkSafety(db, { productCodes: body.productCodes, person: patient?.person ?? null, now })
    return { ...checked, patient: patient?.shown ?? null }
  },

  feedback: async ({ db, memberId, now, body, idempotent }) => {
    await enforceRateLimit(db, { bucket: `safetyFeedback:${memberId}`, max: 60, seconds: HOUR_SECONDS }, now)
    return idempotent(async (tx) => {
      await countOutcomes(tx, body, shopDate(now))
      return { done: true as const }
    })
  },
})
