import { and, inArray } from 'drizzle-orm'
import { PrescriptionState } from '../../../src/contract/prescription'
import { PRESCRIPTION_STATES } from '../../../src/contract/prescriptionStates'
import { HOUR, MINUTE } from '../../../src/lib/duration'
import { staffAt } from '../../../tests/support/counter'
import { gatewayAt } from '../../../tests/support/gateway'
import { prescribe } from '../../../tests/support/prescribe'
import { prescriptions } from '../../tables'
import { isIn, MOVES, stateOf } from './states'

const STATUSES = ['pending', 'asked', 'second', 'approved', 'rejected'] as const

it('stands in the same one state for the database as for the code, however its row is', async () => {
  const gateway = await gatewayAt()
  const now = gateway.clock.now()
  const ids: string[] = []
  for (const status of STATUSES)
    for (const usedByOrder of [null, 'an-order'])
      for (const validUntil of [now, new Date(now.getTime() + 1)])
        ids.push(await prescribe(gateway, gateway.chen.memberId, { status, usedByOrder, validUntil }))
  const mine = inArray(prescriptions.prescriptionId, ids)
  const rows = await gateway.db.select().from(prescriptions).where(mine)
  const counted = []
  for (const state of Object.values(PrescriptionState)) {
    const found = await gateway.db
      .select()
      .from(prescriptions)
      .where(and(mine, isIn([state], now)))
    expect(found.map((row) => [row.status, stateOf(row, now)])).toEqual(found.map(({ status }) => [status, state]))
    counted.push([state, found.length])
  }
  expect(counted.every(([, count]) => Number(count) > 0)).toBe(true)
  expect(counted.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(rows.length)
})

it.each(Object.entries(PRESCRIPTION_STATES).filter(([, { dueBy }]) => dueBy !== null))(
  'leaves %s by a move of whom the contract calls next, and by the end of its time',
  (state, { nextBy }) => {
    const moves = Object.values(MOVES).filter(({ from }) => (from as readonly string[]).includes(state))
    expect(moves.map(({ by }) => by)).toEqual(expect.arrayContaining([nextBy, 'clock']))
  },
)

it('tells the counter by when whoever is next means to have done it', async () => {
  const gateway = await gatewayAt()
  const pharmacist = await staffAt(gateway, { roles: ['pharmacist'] })
  const validUntil = new Date(gateway.clock.now().getTime() + 48 * HOUR)
  const due = async (status: (typeof STATUSES)[number]) => {
    const prescriptionId = await prescribe(gateway, gateway.chen.memberId, { status, validUntil })
    return (await pharmacist.prescription.detail({ params: { prescriptionId } })).dueAt
  }
  const reviewedBefore = new Date(gateway.clock.now().getTime() + 30 * MINUTE)
  expect([await due('pending'), await due('asked'), await due('approved'), await due('rejected')]).toEqual([
    reviewedBefore.toISOString(),
    validUntil.toISOString(),
    null,
    null,
  ])
})
