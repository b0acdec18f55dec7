import { chronicHealth } from '../../../src/contract/chronicHealth'
import { daysAfter, shopDate } from '../../../src/lib/time'
import { implement } from '../../kernel/implement'
import { ownPatient } from '../patient/patientBook'
import { addMeasurement, hasEarlier, measurementsOf, ownMeasurement, removeMeasurement } from './measurementBook'

/** The shop's midnight with which a calendar day begins. */
const beginOf = (day: string) => new Date(`${day}T00:00:00+08:00`)

export const chronicHealthHandlers = implement(chronicHealth, {
  list: async ({ db, providers: { fileKeys }, memberId, params: { patientId }, query, now }) => {
    await ownPatient(db, memberId, patientId)
    const { kind, days, until = shopDate(now) } = query
    const from = daysAfter(until, 1 - days)
    const asked = { memberId, patientId, kind, from: beginOf(from), to: beginOf(daysAfter(until, 1)) }
    return { results: await measurementsOf(db, fileKeys, asked), from, until, hasEarlier: await hasEarlier(db, asked) }
  },

  add: async ({ db, providers: { fileKeys }, memberId, params: { patientId }, body, now, idempotent }) => {
    // What is kept for a repetition tells of nobody's health.
    const { id } = await idempotent(async (tx) => ({
      id: await addMeasurement(tx, { ring: fileKeys, memberId, patientId, form: body, now }),
    }))
    return ownMeasurement(db, fileKeys, { memberId, patientId, id })
  },

  remove: async ({ db, memberId, params: { patientId, id } }) => {
    await removeMeasurement(db, { memberId, patientId, id })
    return { done: true as const }
  },
})
