import { asc, eq } from 'drizzle-orm'
import { HOUR, HOUR_SECONDS } from '../../../src/lib/duration'
import { yuan } from '../../../src/lib/money'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { ofSku, written } from '../../../tests/support/counterSku'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { newBuyers, packingOf } from '../../../tests/support/shop'
import { auditLog, combinations, packings, products, stairPrices } from '../../tables'
import { yuan as shortYuan } from '../../lib/yuan'
import { runJobs } from '../jobs'
import { publishDue } from '../revision/publishDue'

/** One whose first packing the demonstration sells in threes and fives. */
const COMBINED = '110011'
const [FIRST, THREE, FIVE] = [`${COMBINED}-1`, `${COMBINED}-1x3`, `${COMBINED}-1x5`]

describe('combinations and stair prices at the counter', () => {
  let gateway: Gateway
  let operator: StaffPerson
  let single: number
  beforeEach(async () => {
    gateway = await gatewayAt()
    operator = await staffAt(gateway, { roles: ['operator'], name: '程路' })
    single = (await rowOf(FIRST)).salePrice
  })
  const rowOf = async (skuCode: string) => (await gateway.db.select().from(packings).where(eq(packings.skuCode, skuCode)))[0]!
  const combinationsIn = (skuCode = FIRST) =>
    gateway.db.select().from(combinations).where(eq(combinations.skuCode, skuCode)).orderBy(asc(combinations.count))
  const stepsIn = (skuCode = FIRST) => gateway.db.select().from(stairPrices).where(eq(stairPrices.skuCode, skuCode))
  const edit = (change: object, more: Parameters<typeof written>[3] = {}) =>
    written(operator, COMBINED, ofSku(FIRST, change as Record<string, unknown>), more)
  const revertLast = async (productCode = COMBINED) => {
    const [change] = (await operator.change.list({ query: { subject: 'goods', subjectId: productCode } })).results
    return operator.change.revert({ params: { changeId: change!.changeId } })
  }
  const page = () => gateway.visitor.product.detail({ params: { code: COMBINED } })
  const cost = async (num: number, combineId?: string) =>
    (await gateway.visitor.product.stairPriceByAmount({ params: { code: COMBINED }, query: { skuCode: FIRST, num, combineId } })).total
  const inHours = (hours: number) => new Date(gateway.clock.now().getTime() + hours * HOUR).toISOString()

  it('are what a visitor buys at: one edited keeps its id and name, one is new, one is gone, and all are taken back at once', async () => {
    const before = await combinationsIn()
    expect(before.map(({ combineId, name }) => [combineId, name])).toEqual([
      [THREE, '3 盒装'],
      [FIVE, '5 盒装'],
    ])
    await gateway.db.update(combinations).set({ combineId: 'as-before', name: '三盒家庭装' }).where(eq(combinations.combineId, THREE))
    const combined = [
      { count: 4, salePrice: single * 4 - 300 },
      { count: 3, salePrice: single * 3 - 200 },
    ]
    await edit({ combinations: combined, stairPrices: [{ from: 2, salePrice: single - 10 }] })
    expect((await page()).combinations.map(({ combineId, name, count, salePrice }) => [combineId, name, count, salePrice])).toEqual([
      ['as-before', '三盒家庭装', 3, single * 3 - 200],
      [`${FIRST}x4`, '4 盒装', 4, single * 4 - 300],
    ])
    expect([await cost(1), await cost(2), await cost(1, 'as-before')]).toEqual([single, (single - 10) * 2, single * 3 - 200])
    await expect(cost(1, FIVE)).rejects.toMatchObject({ status: 404 })
    const [line] = await gateway.db.select().from(auditLog).where(eq(auditLog.title, '修订商城内容'))
    expect(line?.changes).toMatchObject({ [`${FIRST}.stairPrices`]: { from: [], to: [{ from: 2, salePrice: single - 10 }] } })
    const { differences } = await revertLast()
    expect(Object.fromEntries(differences.map(({ field, from }) => [field, from]))).toEqual({
      [`${FIRST} 组合装`]: before.map(({ count, salePrice }) => `${count} 件装 ¥${yuan(salePrice)}`).join('；'),
      [`${FIRST} 阶梯价`]: '（无）',
    })
    expect((await combinationsIn()).map(({ count, salePrice }) => [count, salePrice])).toEqual(
      before.map(({ count, salePrice }) => [count, salePrice]),
    )
    expect([await cost(2), await cost(1, FIVE), await stepsIn()]).toEqual([single * 2, before[1]?.salePrice, []])
  })

  it('that are gone stay in a cart, which says so, and can be bought again once there is one of as many', async () => {
    const [buyer] = await newBuyers(gateway, 1, 'combination-buyer')
    await buyer!.cart.add({ body: { items: [{ skuCode: FIRST, quantity: 1, combineId: THREE }] } })
    const [three] = await combinationsIn()
    await edit({ combinations: [] })
    const { groups, invalid } = await buyer!.cart.products()
    expect([groups, invalid.map(({ combineId, problem }) => [combineId, problem])]).toEqual([[], [[THREE, '组合装已停售']]])
    await expect(buyer!.settlement.purchase({ body: { skus: [{ skuCode: FIRST, quantity: 1, combineId: THREE }] } })).rejects.toThrow(
      '组合装已停售',
    )
    await edit({ combinations: [{ count: 3, salePrice: three!.salePrice }] })
    const again = await buyer!.cart.products()
    expect([again.invalid, again.groups[0]?.lines.map(({ combineName, total }) => [combineName, total])]).toEqual([
      [],
      [['3 盒装', three!.salePrice]],
    ])
  })

  it('are looked at before they are sold, and sold from a moment on', async () => {
    const edited = ofSku(FIRST, { combinations: [{ count: 2, salePrice: single * 2 - 100 }], stairPrices: [] })
    const { token, notes } = await operator.preview.create({ body: { subject: 'goods', subjectId: COMBINED, edited } })
    const looker = gateway.client({ device: 'device-of-a-looker', headers: { 'X-Preview': token } })
    const lookedAt = await looker.product.detail({ params: { code: COMBINED } })
    expect([notes, lookedAt.combinations.map(({ name, saved }) => [name, saved])]).toEqual([[], [['2 盒装', 100]]])
    expect((await page()).combinations).toHaveLength(2)
    await written(operator, COMBINED, edited, { when: inHours(1) })
    expect((await page()).combinations).toHaveLength(2)
    gateway.clock.advance(HOUR_SECONDS)
    await runJobs({ ...gateway, now: gateway.clock.now(), jobs: { publishDue } })
    expect((await page()).combinations.map(({ name }) => name)).toEqual(['2 盒装'])
  })

  it('are held against the price that will stand: edited with it, or as it is', async () => {
    const dear = { combinations: [{ count: 2, salePrice: single * 2 }] }
    const refused = { status: 400, code: 'PRICE_PROBLEM', field: `edited.${FIRST}.combinations` }
    await expect(edit(dear)).rejects.toMatchObject({
      ...refused,
      message: `2 件装 ¥${yuan(single * 2)} 不比单买 2 件（¥${yuan(single * 2)}）便宜`,
    })
    await expect(edit(dear, { when: inHours(1) })).rejects.toMatchObject(refused)
    const step = { stairPrices: [{ from: 2, salePrice: single }] }
    await expect(edit(step)).rejects.toMatchObject({ message: `满 2 件每件 ¥${yuan(single)} 不比单买（¥${yuan(single)}）便宜` })
    expect((await combinationsIn()).map(({ count }) => count)).toEqual([3, 5])
    expect((await edit({ ...dear, ...step, salePrice: single + 1, marketPrice: null })).state).toBe('published')
    expect((await combinationsIn()).map(({ count, salePrice }) => [count, salePrice])).toEqual([[2, single * 2]])
  })

  it('that a lower price leaves behind are told as notes, stay, and are taken back to, too', async () => {
    await edit({ combinations: [{ count: 2, salePrice: single * 2 - 1 }], stairPrices: [{ from: 2, salePrice: single - 1 }] })
    const lower = ofSku(FIRST, { salePrice: single - 100, marketPrice: null })
    const { notes } = await operator.preview.create({ body: { subject: 'goods', subjectId: COMBINED, edited: lower } })
    expect(notes).toEqual([
      `组合装「2 盒装」¥${shortYuan(single * 2 - 1)} 会比单买贵`,
      expect.stringMatching(/^\S+ 的阶梯价「满 2 件每件 ¥[\d.]+」不比售价低，顾客看不到$/),
    ])
    await written(operator, COMBINED, lower)
    expect(await cost(2)).toBe((single - 100) * 2)
    await edit({ combinations: [] })
    await revertLast()
    expect((await combinationsIn()).map(({ name }) => name)).toEqual(['2 盒装'])
  })

  it.each([
    ['of one piece', { combinations: [{ count: 1, salePrice: 100 }] }, '组合装的件数应为 2 到 99 的整数'],
    ['of a part of a piece', { stairPrices: [{ from: 2.5, salePrice: 100 }] }, '阶梯价的件数应为 2 到 99 的整数'],
    ['of six lines', { combinations: [2, 3, 4, 5, 6, 7].map((count) => ({ count, salePrice: 100 + count })) }, '组合装最多 5 个'],
    ['with words as a price', { combinations: [{ count: 3, salePrice: '57' }] }, '请填写组合装的件数和价格'],
    ['in one line', { combinations: '3 盒装 57 元' }, '请填写件数和价格'],
  ])('are refused %s', async (_what, change, says) => {
    const [name] = Object.keys(change)
    await expect(edit(change, { when: 'draft' })).rejects.toMatchObject({ status: 400, message: says, field: `edited.${FIRST}.${name}` })
  })

  it('a prescription drug has none: not when typed, not when looked at, not once it has become one', async () => {
    const rx = await packingOf(gateway, 'rx')
    const combined = { combinations: [{ count: 2, salePrice: rx.salePrice }] }
    const steps = { stairPrices: [{ from: 2, salePrice: rx.salePrice - 1 }] }
    for (const when of ['now', 'draft'])
      await expect(written(operator, rx.productCode, ofSku(rx.skuCode, combined), { when })).rejects.toThrow('处方药不按组合装出售')
    await expect(written(operator, rx.productCode, ofSku(rx.skuCode, steps))).rejects.toThrow('处方药不参加阶梯价')
    const edited = ofSku(FIRST, { combinations: [{ count: 2, salePrice: single }] })
    const { token } = await operator.preview.create({ body: { subject: 'goods', subjectId: COMBINED, edited } })
    await written(operator, COMBINED, edited, { when: inHours(1) })
    await edit({ combinations: [] })
    await gateway.db.update(products).set({ mark: 'rx' }).where(eq(products.productCode, COMBINED))
    await expect(revertLast()).rejects.toMatchObject({ code: 'PRICE_PROBLEM', message: '处方药不按组合装出售' })
    const looker = gateway.client({ device: 'device-of-a-looker', headers: { 'X-Preview': token } })
    await expect(looker.mall.config()).rejects.toThrow('处方药不按组合装出售')
    gateway.clock.advance(HOUR_SECONDS)
    await runJobs({ ...gateway, now: gateway.clock.now(), jobs: { publishDue } })
    operator = await staffAt(gateway, { roles: ['operator'], name: '程路' })
    const { results } = await operator.revision.list({ query: { subject: 'goods', subjectId: COMBINED } })
    expect(results.find(({ state }) => state === 'failed')?.problem).toBe('处方药不按组合装出售')
    expect(await combinationsIn()).toEqual([])
  })

  it('of two operators the second is told whose stand there, in words, and writes nothing', async () => {
    const { version } = await operator.product.detail({ params: { productCode: COMBINED } })
    const other = await staffAt(gateway, { roles: ['operator'], name: '陆鸣' })
    await written(other, COMBINED, ofSku(FIRST, { combinations: [{ count: 2, salePrice: single * 2 - 50 }] }))
    const edited = ofSku(FIRST, { combinations: [] })
    const body = { subject: 'goods', subjectId: COMBINED, edited, reason: '清仓', when: 'now' }
    await expect(operator.revision.write({ body }, { version })).rejects.toMatchObject({
      code: 'CHANGED_SINCE',
      details: { fields: [{ field: `${FIRST} 组合装`, theirs: `2 件装 ¥${yuan(single * 2 - 50)}`, yours: '（无）' }] },
    })
    expect(await combinationsIn()).toHaveLength(1)
  })

  it('are not published over what another list put there since', async () => {
    await written(operator, COMBINED, ofSku(FIRST, { stairPrices: [{ from: 2, salePrice: single - 5 }] }), { when: inHours(1) })
    await gateway.db.insert(stairPrices).values({ skuCode: FIRST, from: 9, salePrice: single - 90 })
    gateway.clock.advance(HOUR_SECONDS)
    await runJobs({ ...gateway, now: gateway.clock.now(), jobs: { publishDue } })
    expect((await stepsIn()).map(({ from }) => from)).toEqual([9])
  })

  it('ask for a sentence before one costs a tenth of what it did', async () => {
    const [three] = await combinationsIn()
    const tenth = Math.floor(three!.salePrice / 10)
    const edited = { combinations: [{ count: 3, salePrice: tenth }] }
    await expect(edit(edited)).rejects.toMatchObject({ status: 409, code: 'LEAP', field: 'typed' })
    expect((await edit(edited, { typed: `3 件装改为 ${shortYuan(tenth)} 元` })).state).toBe('published')
  })

  it('come with a new packing and go with it, but not where others were added since', async () => {
    const pharmacist = await staffAt(gateway, { roles: ['pharmacist'], name: '沈知夏' })
    const code = `${COMBINED}-9`
    const edited = {
      ...ofSku(code, { specification: '48 粒', unit: '瓶', salePrice: 3990 }),
      ...ofSku(code, { combinations: [{ count: 2, salePrice: 7500 }], stairPrices: [{ from: 3, salePrice: 3600 }] }),
    }
    const { revisionId } = await written(operator, COMBINED, edited)
    await pharmacist.revision.approve({ params: { revisionId } })
    expect((await combinationsIn(code)).map(({ combineId, name }) => [combineId, name])).toEqual([[`${code}x2`, '2 瓶装']])
    expect(await stepsIn(code)).toHaveLength(1)
    await written(operator, COMBINED, ofSku(code, { combinations: [] }))
    const [, made] = (await operator.change.list({ query: { subject: 'goods', subjectId: COMBINED } })).results
    const params = { changeId: made!.changeId }
    await expect(operator.change.revert({ params })).rejects.toMatchObject({ code: 'CHANGED_SINCE' })
    await revertLast()
    await operator.change.revert({ params })
    expect([await rowOf(code), await combinationsIn(code), await stepsIn(code)]).toEqual([undefined, [], []])
  })
})
