import { MINUTE } from '../../../src/lib/duration'
import { staffAt } from '../../../tests/support/counter'
import { gatewayAt } from '../../../tests/support/gateway'
import { prescribe } from '../../../tests/support/prescribe'
import { memberGrants } from '../../tables'

it('puts a member’s prescription forward by the minutes of his right, and nobody is overtaken by more', async () => {
  const gateway = await gatewayAt()
  const now = gateway.clock.now()
  const granted = { memberId: gateway.lin.memberId, right: 'pharmacist', source: 'level', since: now, reason: 'reached' } as const
  await gateway.db.insert(memberGrants).values([
    { grantId: 'ended', ...granted, value: 60, revokedAt: now },
    { grantId: 'holds', ...granted, value: 10 },
  ])
  const waiting = (memberId: string, minutes: number) =>
    prescribe(gateway, memberId, { status: 'pending', createdAt: new Date(now.getTime() + minutes * MINUTE) })
  const first = await waiting(gateway.chen.memberId, 0)
  const second = await waiting(gateway.chen.memberId, 4)
  const preferred = await waiting(gateway.lin.memberId, 13)
  const third = await waiting(gateway.chen.memberId, 5)
  const pharmacist = await staffAt(gateway, { roles: ['pharmacist'] })
  const own = [first, second, preferred, third]
  const rows = async (sort: 'oldest' | 'newest') =>
    (await pharmacist.prescription.list({ query: { sort } })).results.filter(({ prescriptionId }) => own.includes(prescriptionId))
  expect((await rows('oldest')).map(({ prescriptionId, priorityMinutes }) => [prescriptionId, priorityMinutes])).toEqual([
    [first, 0],
    [preferred, 10],
    [second, 0],
    [third, 0],
  ])
  expect((await rows('newest')).map(({ prescriptionId }) => prescriptionId)).toEqual([preferred, third, second, first])
})
