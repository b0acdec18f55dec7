import { eq } from 'drizzle-orm'
import { MINUTE_SECONDS } from '../../../src/lib/duration'
import type { Hold } from '../../../counter/contract/holder'
import { IDLE_MINUTES, INPUT_AGE } from '../../../counter/contract/idle'
import { ROLES } from '../../../counter/contract/workEndpoint'
import { counterClient, staffAt, type StaffPerson } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { prescribe } from '../../../tests/support/prescribe'
import { packingOf } from '../../../tests/support/shop'
import { callbacks, orders, stockReminders } from '../../tables'
import { inTransaction } from '../../kernel/transaction'
import { openStaffSession } from '../../kernel/work/staffSession'
import { actAsStaff } from '../../demo/people/actingStaff'
import { seedStaff } from '../../demo/people/readyStaff'

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
      [
        'pharmacist',
        'prescriptions',
        'orders',
        'callbacks',
        'chats',
        'leftMessages',
        'stockReminders',
        'complaints',
        'reviews',
        'rechecks',
        'revisionChecks',
      ],
      ['doctor', 'chats'],
      ['clerk', 'chats', 'leftMessages', 'stockReminders', 'aftersales', 'complaints', 'reviews', 'invoices', 'prizes'],
      ['operator', 'stockReminders', 'refunds', 'aftersales', 'complaints', 'reviews', 'invoices', 'invitations', 'assists', 'prizes'],
    ])
    const elsewhere = (await staffAt(gateway, { roles: ['pharmacist'] })).today.elsewhere()
    await expect(elsewhere).rejects.toMatchObject({ status: 403 })
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
    expect(Object.fromEntries(added)).toEqual({
      prescriptions: 1,
      orders: 0,
      callbacks: 0,
      chats: 0,
      complaints: 0,
      reviews: 0,
      leftMessages: 0,
      stockReminders: 1,
      revisionChecks: 0,
      rechecks: 0,
    })
    expect(queues.find(({ queue }) => queue === 'stockReminders')?.oldestSeconds).toBe(10 * MINUTE_SECONDS)
  })
})

describe('a case in somebody’s hand', () => {
  let gateway: Gateway
  let [shen, liang]: StaffPerson[] = []
  let params: { queue: 'callbacks'; recordId: string }
  beforeEach(async () => {
    gateway = await gatewayAt()
    shen = await staffAt(gateway, { roles: ['pharmacist'], name: '沈知夏' })
    liang = await staffAt(gateway, { roles: ['pharmacist'], name: '梁景和' })
    const { requestId } = await gateway.visitor.mall.requestCallback({ body: { phoneNum: '13911113333' } })
    params = { queue: 'callbacks', recordId: requestId }
  })
  const record = (person: StaffPerson) => person.callback.record({ params: { requestId: params.recordId }, body: { outcome: 'talked' } })
  const HELD = { status: 409, code: 'HELD', message: '另一位药师正在回电：沈知夏，4 分前' }
  const pass = (minutes: number) => gateway.clock.advance(minutes * MINUTE_SECONDS)

  it('is decided on by nobody else, who is told by whom it is held and since when', async () => {
    await shen!.queue.take({ params })
    pass(4)
    await expect(liang!.queue.take({ params })).rejects.toMatchObject(HELD)
    await expect(record(liang!)).rejects.toMatchObject(HELD)
    const { results } = await liang!.callback.list()
    expect(results.map(({ holder }) => holder?.name)).toEqual(['沈知夏'])

    await record(shen!)
    await expect(record(liang!)).rejects.toMatchObject({ code: 'CHANGED_SINCE' })
    await expect(liang!.queue.take({ params })).rejects.toMatchObject({ code: 'NOT_WAITING' })
  })

  it('is found by whose hand it is in, and counted', async () => {
    const list = async (person: StaffPerson, hold: Hold) => {
      const { results, holds } = await person.callback.list({ query: { hold } })
      return [results.length, holds]
    }
    await expect(list(shen!, 'free')).resolves.toEqual([1, { all: 1, free: 1, mine: 0, others: 0 }])
    await shen!.queue.take({ params })
    const own = { all: 1, free: 0, mine: 1, others: 0 }
    for (const [hold, hits] of [
      ['all', 1],
      ['free', 0],
      ['mine', 1],
      ['others', 0],
    ] as const)
      expect(await list(shen!, hold)).toEqual([hits, own])
    await expect(list(liang!, 'others')).resolves.toEqual([1, { all: 1, free: 0, mine: 0, others: 1 }])
  })

  it('is in one hand, however many take it at once', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => staffAt(gateway, { roles: ['pharmacist'] })))
    const ends = await Promise.allSettled(people.map((person) => person.queue.take({ params })))
    const taken = people.filter((_person, place) => ends[place]?.status === 'fulfilled')
    expect(taken).toHaveLength(1)
    expect((await liang!.queue.holder({ params })).holder?.staffId).toBe(taken[0]?.staffId)
  })

  it('is free again when it is given back, or when its holder has touched nothing for a quarter of an hour', async () => {
    await shen!.queue.take({ params })
    await liang!.queue.giveBack({ params })
    await expect(liang!.queue.take({ params })).rejects.toMatchObject({ code: 'HELD' })
    await shen!.queue.giveBack({ params })
    await liang!.queue.take({ params })

    pass(IDLE_MINUTES - 1)
    await liang!.queue.holder({ params })
    pass(IDLE_MINUTES - 1)
    await liang!.queue.holder({ params }, { headers: { [INPUT_AGE]: '' } })
    await expect((await staffAt(gateway, { roles: ['pharmacist'] })).queue.holder({ params })).resolves.toMatchObject({
      holder: { name: '梁景和' },
    })
    pass(1)
    const late = await staffAt(gateway, { roles: ['pharmacist'], name: '何叙' })
    expect(await late.queue.take({ params })).toMatchObject({ holder: { name: '何叙', takenAt: gateway.clock.now().toISOString() } })
  })

  it.each(['prescriptions', 'orders'] as const)('is not decided on by others among %s either', async (queue) => {
    const recordId = await waitingIn(queue)
    await shen!.queue.take({ params: { queue, recordId } })
    const decision =
      queue === 'orders'
        ? liang!.order.approve({ params: { orderCode: recordId } })
        : liang!.prescription.refuse({ params: { prescriptionId: recordId }, body: { reason: 'unclear' } })
    await expect(decision).rejects.toMatchObject({ status: 409, code: 'HELD' })
  })

  it('is left alone by a demonstration’s pharmacist', async () => {
    await seedStaff(gateway.db, gateway.clock.now())
    await shen!.queue.take({ params })
    pass(IDLE_MINUTES - 1)
    const act = () => actAsStaff({ db: gateway.db, ring: gateway.providers.fileKeys, now: gateway.clock.now(), speed: 3600 })
    const isCalled = async () => (await gateway.db.select().from(callbacks))[0]?.calledAt !== null
    await act()
    expect(await isCalled()).toBe(false)
    pass(1)
    await act()
    expect(await isCalled()).toBe(true)
  })

  /** Something of 陈默’s or 周岚’s that waits. */
  async function waitingIn(queue: 'prescriptions' | 'orders'): Promise<string> {
    if (queue === 'prescriptions') return prescribe(gateway, gateway.chen.memberId, { status: 'pending' })
    const { results } = await gateway.zhou.order.list({ query: { tab: 'toShip' } })
    const { orderCode } = results[0]!
    await gateway.db.update(orders).set({ checkedAt: null, checkedBy: null }).where(eq(orders.orderCode, orderCode))
    return orderCode
  }
})

describe('one’s own work', () => {
  it('is what one has in hand and what one decided today, and nobody else’s', async () => {
    const gateway = await gatewayAt()
    const shen = await staffAt(gateway, { roles: ['pharmacist'], name: '沈知夏' })
    const liang = await staffAt(gateway, { roles: ['pharmacist'], name: '梁景和' })
    const at = () => gateway.clock.now().toISOString()
    const asked = async () => (await gateway.visitor.mall.requestCallback({ body: { phoneNum: '13911113333' } })).requestId
    const prescriptionId = await prescribe(gateway, gateway.chen.memberId, { status: 'pending' })
    const prescribedAt = at()
    const held = await asked()
    const askedAt = at()
    const done = await asked()
    await shen.queue.take({ params: { queue: 'callbacks', recordId: held } })
    const takenAt = at()
    gateway.clock.advance(4 * MINUTE_SECONDS)
    await shen.queue.take({ params: { queue: 'prescriptions', recordId: prescriptionId } })
    const takenLater = at()
    await shen.callback.record({ params: { requestId: done }, body: { outcome: 'talked' } })
    const mine = await shen.queue.mine()
    expect(mine.decided).toEqual([{ queue: 'callbacks', count: 1 }])
    expect(mine.held).toEqual([
      { queue: 'callbacks', recordId: held, takenAt, since: askedAt },
      { queue: 'prescriptions', recordId: prescriptionId, takenAt: takenLater, since: prescribedAt },
    ])
    expect(await liang.queue.mine()).toEqual({ held: [], decided: [] })

    await shen.prescription.refuse({ params: { prescriptionId }, body: { reason: 'unclear' } })
    expect((await shen.queue.mine()).decided).toEqual([
      { queue: 'prescriptions', count: 1 },
      { queue: 'callbacks', count: 1 },
    ])
    gateway.clock.advance(24 * 60 * MINUTE_SECONDS)
    const { token } = await inTransaction(gateway.db, (tx) => openStaffSession(tx, { staffId: shen.staffId, now: gateway.clock.now() }))
    expect(await counterClient(gateway.app, { token }).queue.mine()).toEqual({ held: [], decided: [] })
  })
})
