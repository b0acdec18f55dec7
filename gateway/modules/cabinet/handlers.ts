import { cabinet } from '../../../src/contract/cabinet'
import { shopDate } from '../../../src/lib/time'
import { implement } from '../../kernel/implement'
import { CONSENT } from '../agreement/needConsent'
import { onWithdraw } from '../agreement/onWithdraw'
import { patientsOfMember } from '../patient/patientBook'
import { shownPatient } from '../patient/storedPatient'
import { arrivalsOf, putAway } from './arrivals'
import { dosesOf, tickDose } from './doses'
import { addMedicine, changeMedicine, emptyCabinet, medicinesOf, medicineView, ownMedicine, removeMedicine } from './medicines'

onWithdraw(CONSENT.cabinet, (tx, { memberId }) => emptyCabinet(tx, memberId))

export const cabinetHandlers = implement(cabinet, {
  list: async ({ db, providers: { fileKeys: ring }, memberId, now }) => {
    const [patients, rows] = [await patientsOfMember(db, memberId), await medicinesOf(db, memberId)]
    return {
      now: now.toISOString(),
      day: shopDate(now),
      people: patients.map((row) => {
        const { id, name, relationLabel, sex, age, consigneePhone } = shownPatient(ring, row, now)
        return { patientId: id, name, relationLabel, sex, age, hasPhone: consigneePhone !== null }
      }),
      medicines: rows.map((row) => medicineView(ring, row, now)),
      doses: await dosesOf(db, rows, { ring, memberId, now }),
      arrivals: await arrivalsOf(db, memberId, now),
    }
  },

  add: async ({ db, providers: { fileKeys: ring }, memberId, now, body, idempotent }) => {
    // What is kept for a repetition tells of nobody's health.
    const { id } = await idempotent(async (tx) => ({ id: await addMedicine(tx, body, { ring, memberId, now }) }))
    return medicineView(ring, await ownMedicine(db, memberId, id), now)
  },

  change: async ({ db, providers: { fileKeys: ring }, memberId, now, params: { id }, body, idempotent }) => {
    await idempotent(async (tx) => {
      await changeMedicine(tx, id, body, { ring, memberId, now })
      return { id }
    })
    return medicineView(ring, await ownMedicine(db, memberId, id), now)
  },

  remove: async ({ transaction, memberId, params: { id } }) => {
    await transaction((tx) => removeMedicine(tx, memberId, id))
    return { done: true as const }
  },

  tick: async ({ providers: { fileKeys: ring }, memberId, now, params: { id }, body, transaction }) => {
    await transaction((tx) => tickDose(tx, { id, ...body }, { ring, memberId, now }))
    return { done: true as const }
  },

  putAway: async ({ providers: { fileKeys: ring }, memberId, now, body, idempotent }) =>
    idempotent(async (tx) => {
      await putAway(tx, body, { ring, memberId, now })
      return { done: true as const }
    }),
})
