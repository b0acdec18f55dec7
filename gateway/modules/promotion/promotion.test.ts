import { eq } from 'drizzle-orm'
import type { PromotionFields } from '../../../counter/contract/promotion'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { packingOf } from '../../../tests/support/shop'
import { promotions } from '../../db/schema'

const FULL = 'full69'

describe('promotions at the counter', () => {
  let gateway: Gateway
  let operator: StaffPerson
  beforeEach(async () => {
    gateway = await gatewayAt()
    operator = await staffAt(gateway, { roles: ['operator'], name: '程路' })
    // No TTL runs out while the test looks.
    jest.spyOn(performance, 'now').mockReturnValue(performance.now())
  })
  afterEach(() => jest.restoreAllMocks())
  const seenOf = async (promotionId: string): Promise<PromotionFields> => {
    const found = (await operator.promotion.list()).results.find((one) => one.promotionId === promotionId)!
    return { levels: found.levels, beginsAt: found.beginsAt, endsAt: found.endsAt }
  }
  const edit = async (promotionId: string, change: Partial<PromotionFields>, person = operator) => {
    const seen = await seenOf(promotionId)
    return person.promotion.edit({ params: { promotionId }, body: { edited: { ...seen, ...change } } })
  }
  const tagsOf = async (productCode: string) =>
    (await gateway.visitor.product.promotion({ params: { code: productCode }, query: {} })).promotions.map(({ text }) => text)
  const LEVELS = [
    { threshold: 8000, off: 1550 },
    { threshold: 16000, off: 4000 },
  ]

  it('say what they take off before they are saved and at once after, and never another amount', async () => {
    const { productCode } = await packingOf(gateway, 'otcB')
    const { beginsAt, endsAt } = await seenOf(FULL)
    expect(await tagsOf(productCode)).toContain('满69减10')
    const query = { levels: LEVELS.map(({ threshold, off }) => `${threshold}:${off}`).join(','), beginsAt, endsAt }
    const preview = await operator.promotion.preview({ params: { promotionId: FULL }, query })
    expect(preview).toMatchObject({ problem: null, before: { text: '满69减10' }, after: { text: '满80减15.50', standing: 'running' } })
    expect(preview.after.card?.promotions.map(({ text }) => text)).toContain('满80减15.50')
    expect(preview.examples.map(({ amount, off }) => [amount, off])).toEqual([
      ...[
        [7999, 0],
        [8000, 1550],
        [15999, 1550],
        [16000, 4000],
      ],
    ])
    const after = await edit(FULL, { levels: LEVELS })
    expect(after.detail).toBe('非处方药与健康商品满 80 元减 15.50 元，满 160 元减 40 元。处方药不参与。')
    expect(await tagsOf(productCode)).toContain('满80减15.50')
    const [change] = (await operator.change.list({ query: { subject: 'promotion' } })).results
    await operator.change.revert({ params: { changeId: change!.changeId } })
    expect(await tagsOf(productCode)).toContain('满69减10')
  })

  it('are switched off by ending them, are told to the second of two operators, and take no wrong amounts', async () => {
    const { productCode } = await packingOf(gateway, 'otcB')
    const seen = await seenOf(FULL)
    const { version } = (await operator.promotion.list()).results.find((one) => one.promotionId === FULL)!
    expect(await edit(FULL, { endsAt: gateway.clock.now().toISOString() })).toMatchObject({ standing: 'over', text: '满69减10' })
    expect(await tagsOf(productCode)).not.toContain('满69减10')
    const body = { edited: { ...seen, endsAt: '2027-01-01T00:00:00Z' } }
    const late = operator.promotion.edit({ params: { promotionId: FULL }, body }, { version })
    await expect(late).rejects.toThrow(/最后由程路在 .* 修改促销活动：结束现在是 2026-11-21 10:00。/)
    for (const [change, sentence] of [
      [{ levels: [] }, '至少要有一档'],
      [{ levels: [{ threshold: 5000, off: 5000 }] }, '小于门槛'],
      [{ levels: [...LEVELS].reverse() }, '一档比一档高'],
      [{ levels: [LEVELS[0]!, { threshold: 9000, off: 100 }] }, '应减得更多'],
      [{ beginsAt: '2027-01-01T00:00:00Z' }, '结束时间应在开始时间之后'],
    ] as const)
      await expect(edit(FULL, change as Partial<PromotionFields>)).rejects.toThrow(sentence)
    await expect(edit('gift99', { levels: LEVELS })).rejects.toThrow('只有一档门槛')
    expect((await edit('gift99', { levels: [{ threshold: 12000, off: 0 }] })).text).toBe('满120有赠')
  })

  it('never reach a prescription drug, also where their list names one, and never give one away', async () => {
    const [rx, other] = [await packingOf(gateway, 'rx'), await packingOf(gateway, 'none')]
    await gateway.db
      .update(promotions)
      .set({ productCodes: [rx.productCode, other.productCode], giftSkuCode: rx.skuCode })
      .where(eq(promotions.promotionId, FULL))
    const { beginsAt, endsAt } = await seenOf(FULL)
    const preview = await operator.promotion.preview({ params: { promotionId: FULL }, query: { levels: '5000:100', beginsAt, endsAt } })
    expect(preview.after.card?.productCode).toBe(other.productCode)
    expect(preview.notes).toEqual([expect.stringContaining('名单里的处方药不参与'), expect.stringContaining('不会送出')])
    await edit(FULL, { levels: [{ threshold: 5000, off: 100 }] })
    expect([await tagsOf(rx.productCode), await tagsOf(other.productCode)]).toEqual([[], expect.arrayContaining(['满50减1'])])
  })

  it('are made like another one for products of their own, seen at once, taken back and brought again', async () => {
    const [rx, otc, other] = [await packingOf(gateway, 'rx'), await packingOf(gateway, 'otcB'), await packingOf(gateway, 'none')]
    const { beginsAt, endsAt } = await seenOf(FULL)
    const made = (productCodes: string[] | null, levels = [LEVELS[0]!], like = FULL) =>
      operator.promotion.create({ body: { like, edited: { levels, beginsAt, endsAt }, productCodes } })
    for (const [productCodes, sentence] of [
      [[rx.productCode, otc.productCode], '处方药不能参加：'],
      [[otc.productCode, '404'], '没有这些商品：404'],
      [[], '请至少写一件商品的编码'],
    ] as const)
      await expect(made([...productCodes])).rejects.toThrow(sentence)
    await expect(made(null, [])).rejects.toThrow('至少要有一档')

    const query = { levels: '8000:1550', beginsAt, endsAt, isNew: 'true', products: otc.productCode } as const
    const preview = await operator.promotion.preview({ params: { promotionId: FULL }, query })
    expect(preview).toMatchObject({ problem: null, after: { text: '满80减15.50', card: { productCode: otc.productCode } } })
    const { promotionId, ...one } = await made([otc.productCode])
    expect(one).toMatchObject({ text: '满80减15.50', detail: '指定商品满 80 元减 15.50 元。处方药不参与。', productCount: 1 })
    const tags = async () => [await tagsOf(otc.productCode), await tagsOf(other.productCode)].map((own) => own.includes('满80减15.50'))
    expect(await tags()).toEqual([true, false])
    const last = async () => (await operator.change.list({ query: { subject: 'promotion', subjectId: promotionId } })).results[0]!
    await operator.change.revert({ params: { changeId: (await last()).changeId } })
    expect(await tags()).toEqual([false, false])
    await operator.change.revert({ params: { changeId: (await last()).changeId } })
    expect(await tags()).toEqual([true, false])
    await edit(promotionId, { levels: [LEVELS[1]!] })
    const [, second] = (await operator.change.list({ query: { subject: 'promotion', subjectId: promotionId } })).results
    await expect(operator.change.revert({ params: { changeId: second!.changeId } })).rejects.toThrow(/又改过，请先撤回那一次$/)
  })
})
