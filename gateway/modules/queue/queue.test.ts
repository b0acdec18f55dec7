import { MINUTE_SECONDS } from '../../../src/lib/duration'
import { ROLES } from '../../../counter/contract/workEndpoint'
import { staffAt } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { prescribe } from '../../../tests/support/prescribe'
import { packingOf } from '../../../tests/support/shop'
import { stockReminders } from '../../db/schema'

describe('what waits at the counter', () => {
  let gateway: Gateway
  beforeEach(async () => {
    gateway = await gatewayAt()
  })

  it('is told to those who work it off', async () => {
    const told = []
    for (const role of ROLES) {
      const { queues } = await (await staffAt(gateway, { roles: [role] })).queue.waiting()
      told.push([role, ...queues.map(({ queue }) => queue)])
    }
    expect(told).toEqual([
      ['pharmacist', 'prescriptions', 'orders', 'callbacks', 'stockReminders'],
      ['doctor'],
      ['clerk', 'stockReminders'],
      ['operator', 'stockReminders', 'refunds'],
    ])
    const { waiting } = await (await staffAt(gateway, { roles: ['pharmacist'] })).today.figures()
    expect(waiting).toEqual([])
  })

  it('is counted with how long the oldest has waited; a packing counts once, however many wait for it', async () => {
    const pharmacist = await staffAt(gateway, { roles: ['pharmacist'] })
    const before = await pharmacist.queue.waiting()
    const { skuCode } = await packingOf(gateway, 'none')
    const at = gateway.clock.now()
    await gateway.db.insert(stockReminders).values([gateway.chen, gateway.zhou].map(({ memberId }) => ({ memberId, skuCode, at })))
    await prescribe(gateway, gateway.chen.memberId, { status: 'pending' })
    gateway.clock.advance(10 * MINUTE_SECONDS)
    const { queues } = await pharmacist.queue.waiting()
    const added = queues.map(({ queue, count }, place) => [queue, count - (before.queues[place]?.count ?? 0)])
    expect(Object.fromEntries(added)).toEqual({ prescriptions: 1, orders: 0, callbacks: 0, stockReminders: 1 })
    expect(queues.find(({ queue }) => queue === 'stockReminders')?.oldestSeconds).toBe(10 * MINUTE_SECONDS)
  })
})
