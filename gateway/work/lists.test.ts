import { eq } from 'drizzle-orm'
import { changeNote, noteAt } from '../../tests/support/changedNote'
import { staffAt, type StaffPerson } from '../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../tests/support/gateway'
import { callbacks, couponTypes, payments, promotions, refunds } from '../tables'

const DAY = 86_400_000

/** Sorted, filtered and paged by the gateway: a page of two is the beginning of the whole list. */
describe('the lists of the counter', () => {
  let gateway: Gateway
  let operator: StaffPerson
  let pharmacist: StaffPerson
  beforeAll(async () => {
    gateway = await gatewayAt()
    operator = await staffAt(gateway, { roles: ['operator'], name: '程路' })
    pharmacist = await staffAt(gateway, { roles: ['pharmacist'], name: '沈知夏' })
  })
  const ago = (days: number) => new Date(gateway.clock.now().getTime() - days * DAY)

  it('of callbacks: by promise, registration or call; those that are late; by how the call ended', async () => {
    const asked = (requestId: string, { at, expectedBefore, ...called }: { at: Date; expectedBefore: Date; calledAt?: Date }) => ({
      requestId,
      phone: '13911112222',
      at,
      expectedBefore,
      ...(called.calledAt && { ...called, calledBy: pharmacist.staffId, outcome: requestId === 'c1' ? 'talked' : 'unanswered', note: '' }),
    })
    await gateway.db.delete(callbacks)
    await gateway.db
      .insert(callbacks)
      .values([
        asked('w1', { at: ago(1), expectedBefore: ago(-1) }),
        asked('w2', { at: ago(2), expectedBefore: ago(-2) }),
        asked('w3', { at: ago(3), expectedBefore: ago(0.5) }),
        asked('c1', { at: ago(4), expectedBefore: ago(3), calledAt: ago(2) }),
        asked('c2', { at: ago(5), expectedBefore: ago(2), calledAt: ago(3) }),
      ] as Array<typeof callbacks.$inferInsert>)
    const ids = async (query: Parameters<typeof pharmacist.callback.list>[0]) =>
      (await pharmacist.callback.list(query)).results.map(({ requestId }) => requestId)
    expect(await ids({ query: {} })).toEqual(['w3', 'w1', 'w2'])
    expect(await ids({ query: { order: 'down' } })).toEqual(['w2', 'w1', 'w3'])
    expect(await ids({ query: { sort: 'at', order: 'down' } })).toEqual(['w1', 'w2', 'w3'])
    expect(await ids({ query: { promise: 'late' } })).toEqual(['w3'])
    expect(await ids({ query: { state: 'called' } })).toEqual(['c1', 'c2'])
    expect(await ids({ query: { state: 'called', promise: 'late' } })).toEqual(['c1'])
    expect(await ids({ query: { state: 'called', outcome: 'unanswered' } })).toEqual(['c2'])
    expect(await pharmacist.callback.list({ query: { size: 2, page: 2 } })).toMatchObject({
      hits: 3,
      hasMore: false,
      results: [{ requestId: 'w2' }],
    })
  })

  it('of refunds: by time or amount, by the beginning of what was paid, by how they were closed', async () => {
    const now = gateway.clock.now()
    for (const [nth, amount] of [300, 100, 200].entries()) {
      const payId = `pay-${nth}`
      await gateway.db
        .insert(payments)
        .values({ payId, subjectCode: `QH${nth}`, methodId: 'bank', amount, state: 'refunding', createdAt: now })
      await gateway.db.insert(refunds).values({
        refundNumber: `r${nth}`,
        payId,
        idempotencyKey: 'cancelled',
        amount,
        reason: '不想买了',
        state: 'failed',
        requestedAt: ago(9),
        failedAt: ago(3 - nth),
      })
    }
    const ids = async (query: Parameters<typeof operator.pay.refunds>[0]) =>
      (await operator.pay.refunds(query)).results.map(({ refundNumber }) => refundNumber)
    expect(await ids({ query: {} })).toEqual(['r0', 'r1', 'r2'])
    expect(await ids({ query: { order: 'down' } })).toEqual(['r2', 'r1', 'r0'])
    expect(await ids({ query: { sort: 'amount', size: 2 } })).toEqual(['r1', 'r2'])
    expect(await operator.pay.refunds({ query: { code: 'QH2' } })).toMatchObject({ hits: 1, results: [{ refundNumber: 'r2' }] })
    expect(await operator.pay.refunds({ query: { state: 'closed', way: 'transfer' } })).toMatchObject({ hits: 0 })
  })

  it('of changes: oldest or newest first, by who, and by whether they stand', async () => {
    const other = await staffAt(gateway, { roles: ['operator'], name: '陆鸣' })
    await noteAt(gateway, 'n1', { words: '早', pages: 1 })
    const first = await changeNote(gateway, { staffId: operator.staffId, id: 'n1', after: { words: '早', pages: 2 } })
    await changeNote(gateway, { staffId: other.staffId, id: 'n1', after: { words: '早', pages: 3 } })
    const by = async (query: NonNullable<Parameters<typeof operator.change.list>[0]>['query']) =>
      (await operator.change.list({ query: { subject: 'note', ...query } })).results.map((one) => one.by)
    expect([await by({}), await by({ order: 'up' })]).toEqual([
      ['陆鸣', '程路'],
      ['程路', '陆鸣'],
    ])
    expect([await by({ staffId: other.staffId }), await by({ standing: 'reverted' })]).toEqual([['陆鸣'], []])
    expect((await by({ standing: 'standing', order: 'up', size: 1 })).length).toBe(1)
    const { people, results } = await operator.change.list({ query: { subject: 'note', order: 'up' } })
    expect([results[0]?.changeId, people.map(({ name }) => name).sort()]).toEqual([first, ['程路', '陆鸣'].sort()])
  })

  it('of staff: by any column, by role, by a part of a name', async () => {
    const nurse = await staffAt(gateway, { roles: ['clerk'], name: '阿秋' })
    const people = async (query: NonNullable<Parameters<typeof operator.staff.people>[0]>['query']) =>
      (await operator.staff.people({ query })).results
    expect((await people({ role: 'clerk' })).map(({ staffId }) => staffId)).toEqual([nurse.staffId])
    expect((await people({ words: '秋' })).map(({ name }) => name)).toEqual(['阿秋'])
    expect((await people({ words: nurse.loginName.toUpperCase() })).map(({ name }) => name)).toEqual(['阿秋'])
    const names = (await people({ size: 50 })).map(({ loginName }) => loginName)
    expect(names).toEqual([...names].sort())
    expect((await people({ size: 50, order: 'down' })).map(({ loginName }) => loginName)).toEqual([...names].reverse())
    for (const sort of ['name', 'createdAt', 'lastSeenAt'] as const) expect((await people({ sort, size: 2 })).length).toBe(2)
  })

  it('of promotions and coupons: by their end unless another column is asked for, by how they stand, one alone', async () => {
    const promoted = await operator.promotion.list({ query: { size: 50 } })
    const [last] = promoted.results
    expect(promoted.hits).toBe(promoted.results.length)
    await gateway.db
      .update(promotions)
      .set({ endsAt: ago(1) })
      .where(eq(promotions.promotionId, last!.promotionId))
    const ids = (list: { results: Array<{ promotionId: string }> }) => list.results.map(({ promotionId }) => promotionId)
    expect(ids(await operator.promotion.list({ query: { standing: 'over' } }))).toEqual([last!.promotionId])
    expect(ids(await operator.promotion.list({ query: { size: 50 } })).at(-1)).toBe(last!.promotionId)
    expect(ids(await operator.promotion.list({ query: { order: 'up', size: 1 } }))).toEqual([last!.promotionId])
    expect(await operator.promotion.list({ query: { promotionId: last!.promotionId } })).toMatchObject({ hits: 1, hasMore: false })
    const running = await operator.promotion.list({ query: { standing: 'running', size: 1 } })
    expect([running.hits, running.results.length, running.hasMore]).toEqual([promoted.hits - 1, 1, promoted.hits > 2])

    const all = (await operator.coupon.list({ query: { size: 50 } })).results
    const amounts = (await operator.coupon.list({ query: { sort: 'amount', size: 50 } })).results.map(({ amount }) => amount)
    expect(amounts).toEqual(all.map(({ amount }) => amount).sort((one, other) => one - other))
    await gateway.zhou.coupon.draw({ body: { couponType: 'shop99', source: 'test' } })
    const held = (await operator.coupon.list({ query: { sort: 'held', order: 'down', size: 1 } })).results[0]!
    expect(held.held).toBe(Math.max(...(await operator.coupon.list({ query: { size: 50 } })).results.map((one) => one.held)))
    await gateway.db
      .update(couponTypes)
      .set({ beginsAt: ago(-1), endsAt: ago(-2) })
      .where(eq(couponTypes.couponType, 'shop99'))
    expect(await operator.coupon.list({ query: { standing: 'coming' } })).toMatchObject({ hits: 1, results: [{ couponType: 'shop99' }] })
  })

  it('of documents: by name or by what came into force last, by kind, by a part of the title, one alone', async () => {
    const names = async (query: NonNullable<Parameters<typeof operator.document.list>[0]>['query']) =>
      (await operator.document.list({ query })).results.map(({ name }) => name)
    const [first, second, whole] = [
      await operator.document.list({ query: { size: 2 } }),
      await names({ size: 2, page: 2 }),
      await names({ size: 50 }),
    ]
    expect([...first.results.map(({ name }) => name), ...second]).toEqual(whole.slice(0, 4))
    expect(whole).toEqual([...whole].sort())
    expect([first.hasMore, first.hits > 4]).toEqual([true, true])
    expect(await names({ name: 'privacy' })).toEqual(['privacy'])
    expect(
      (await operator.document.list({ query: { words: '隐私', size: 50 } })).results.every(({ title }) => title.includes('隐私')),
    ).toBe(true)
    const dates = (await operator.document.list({ query: { sort: 'effectiveDate', size: 50 } })).results.map(
      ({ versions }) => versions.find(({ state }) => state === 'inForce')?.effectiveDate ?? '',
    )
    expect(dates).toEqual([...dates].sort().reverse())
  })
})
