import { eq } from 'drizzle-orm'
import { GiftType } from '../../../src/contract/product'
import { HOUR } from '../../../src/lib/duration'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { newBuyers, ordered, packingOf } from '../../../tests/support/shop'
import { products, promotions } from '../../tables'
import { runJobs } from '../jobs'
import { publishDue } from '../revision/publishDue'

const FULL = 'full69'

let gateway: Gateway
let operator: StaffPerson
beforeEach(async () => {
  gateway = await gatewayAt()
  operator = await staffAt(gateway, { roles: ['operator'], name: '程路' })
  // No TTL runs out while the test looks.
  jest.spyOn(performance, 'now').mockReturnValue(performance.now())
})
afterEach(() => jest.restoreAllMocks())

type More = { when?: string; typed?: string; version?: string }
const write = (subjectId: string, edited: unknown, { when = 'now', typed = '', version }: More = {}, person = operator) => {
  const body = { subject: 'promotion', subjectId, edited, reason: '换季', when, typed }
  return person.revision.write({ body }, version === undefined ? undefined : { version })
}
const one = (promotionId = FULL) => operator.promotion.one({ params: { promotionId } })
const tagsOf = async (productCode: string) =>
  (await gateway.visitor.product.promotion({ params: { code: productCode }, query: {} })).promotions.map(({ text }) => text)
const takeBack = async (subjectId = FULL) => {
  const [last] = (await operator.change.list({ query: { subject: 'promotion', subjectId } })).results
  return operator.change.revert({ params: { changeId: last!.changeId } })
}
const reckon = async (subjectId: string, edited: unknown) =>
  operator.sampleCart.reckon({ body: { subject: 'promotion', subjectId, edited } })
const inHours = (hours: number) => new Date(gateway.clock.now().getTime() + hours * HOUR).toISOString()
/** Five minutes later, what was due then is done. */
const fiveMinutesLater = async () => {
  gateway.clock.advance(300)
  await runJobs({ ...gateway, now: gateway.clock.now(), jobs: { publishDue } })
}
const LEVELS = [
  { threshold: 8000, off: 1550 },
  { threshold: 16000, off: 4000 },
]

describe('a promotion that is edited', () => {
  it('says what it takes off at once and never another amount, and is as before when it is taken back', async () => {
    const { productCode } = await packingOf(gateway, 'otcB')
    const { differences } = await write(FULL, { levels: LEVELS })
    expect(differences).toContainEqual({ field: '标签', from: '满69减10', to: '满80减15.50' })
    const [row] = await gateway.db.select().from(promotions).where(eq(promotions.promotionId, FULL))
    expect(row?.detail).toBe('非处方药与健康商品满 80 元减 15.50 元，满 160 元减 40 元。处方药不参与。')
    expect(await tagsOf(productCode)).toContain('满80减15.50')
    await takeBack()
    expect(await tagsOf(productCode)).toContain('满69减10')
  })

  it('is a draft, comes at its time, and is switched off by ending it', async () => {
    const { productCode } = await packingOf(gateway, 'otcB')
    await write(FULL, { levels: LEVELS }, { when: 'draft' })
    expect(await tagsOf(productCode)).toContain('满69减10')
    await write(FULL, { levels: LEVELS }, { when: inHours(0.05) })
    await fiveMinutesLater()
    expect(await tagsOf(productCode)).toContain('满80减15.50')
    await write(FULL, { endsAt: gateway.clock.now().toISOString() })
    expect(await tagsOf(productCode)).not.toContain('满80减15.50')
    expect((await operator.promotion.list({ query: { promotionId: FULL } })).results).toMatchObject([
      { standing: 'over', text: '满80减15.50' },
    ])
  })

  it('is told to the second of two who saw it as it was', async () => {
    const { version } = await one()
    const other = await staffAt(gateway, { roles: ['operator'], name: '陆鸣' })
    await write(FULL, { endsAt: '2027-03-01T00:00:00.000Z' }, {}, other)
    await expect(write(FULL, { endsAt: '2027-04-01T00:00:00.000Z' }, { version })).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/最后由陆鸣在 .* 修订商城内容：结束现在是 2027-03-01 08:00/) as string,
      details: { fields: [{ field: '结束', yours: '2027-04-01 08:00', theirs: '2027-03-01 08:00' }] },
    })
  })

  it('is no edit where the same steps are sent again, whatever order the database keeps their keys in', async () => {
    const { fields } = await one()
    await expect(write(FULL, { levels: fields.levels })).rejects.toMatchObject({ code: 'UNCHANGED' })
  })

  it('asks for a sentence where a step takes off more than half of what it asks for', async () => {
    const levels = [{ threshold: 8000, off: 6000 }]
    const says = '有一档减的钱超过门槛的一半。确认的话，请输入「满 80 减 60」'
    await expect(write(FULL, { levels })).rejects.toMatchObject({ code: 'LEAP', message: says })
    expect(await write(FULL, { levels }, { typed: '满 80 减 60' })).toMatchObject({ state: 'published' })
  })

  it('may be a new one under an id of its own, taken back and brought again', async () => {
    const [otc, other] = [await packingOf(gateway, 'otcB'), await packingOf(gateway, 'none')]
    const { isNew, fields } = await one('autumn')
    expect(isNew).toBe(true)
    await expect(write('autumn', { levels: LEVELS })).rejects.toMatchObject({ status: 400, field: 'type' })
    await write('autumn', { ...fields, levels: LEVELS, productCodes: [otc.productCode] })
    const tags = async () => [await tagsOf(otc.productCode), await tagsOf(other.productCode)].map((own) => own.includes('满80减15.50'))
    expect(await tags()).toEqual([true, false])
    await takeBack('autumn')
    expect([await tags(), (await one('autumn')).isNew]).toEqual([[false, false], true])
    await takeBack('autumn')
    expect(await tags()).toEqual([true, false])
  })

  it.each([
    [{ levels: [] }, 'levels', '至少要有一档'],
    [{ levels: [{ threshold: 5000, off: 5000 }] }, 'levels', '减的钱应大于 0，并小于门槛'],
    [{ levels: [...LEVELS].reverse() }, 'levels', '各档门槛应一档比一档高'],
    [{ levels: [LEVELS[0]!, { threshold: 9000, off: 100 }] }, 'levels', '门槛高的一档应减得更多'],
    [{ levels: [{ threshold: 1.5, off: 1 }] }, 'levels.0.threshold', '「levels.0.threshold」的内容不正确'],
    [{ endsAt: '2020-01-01T00:00:00Z' }, 'endsAt', '结束时间应在开始时间之后'],
    [{ type: GiftType.prize }, 'type', '没有这种活动'],
    [{ type: GiftType.fullGift, levels: LEVELS }, 'levels', '满赠活动只有一档门槛，不减钱'],
    [{ type: GiftType.fullGift, levels: [{ threshold: 9900, off: 0 }] }, 'giftSkuCode', '请填写赠品的规格编码'],
    [{ type: GiftType.gift, levels: [] }, 'productCodes', '买就赠的活动，要写参加的商品'],
    [{ type: GiftType.gift, productCodes: ['1'] }, 'levels', '买就赠的活动没有门槛'],
    [{ giftSkuCode: 'nothing' }, 'giftSkuCode', '满减活动不送赠品'],
    [{ productCodes: [] }, 'productCodes', '请至少写一件商品的编码'],
    [{ productCodes: ['404'] }, 'productCodes', '没有这些商品：404'],
    [null, 'edited', '「edited」的内容不正确'],
  ])('is refused beside the field: %j', async (edited, field, message) => {
    await expect(write(FULL, edited)).rejects.toMatchObject({ status: 400, field, message })
  })
})

describe('the law', () => {
  it.each(['rx', 'otcA'] as const)('lets nobody give %s away, whatever is typed', async (mark) => {
    const { skuCode } = await packingOf(gateway, mark)
    const edited = { giftSkuCode: skuCode }
    await expect(write('gift99', edited)).rejects.toMatchObject({
      field: 'giftSkuCode',
      message: expect.stringMatching(/不能送$/) as string,
    })
    await expect(reckon('gift99', edited)).rejects.toMatchObject({ code: 'PROMOTION_PROBLEM' })
  })

  it('lets no prescription drug in, also where it has become one since it was scheduled, or since it was taken out', async () => {
    const [rx, otc] = [await packingOf(gateway, 'rx'), await packingOf(gateway, 'otcB')]
    const refused = { field: 'productCodes', message: expect.stringMatching(/^处方药不能参加：/) as string }
    await expect(write(FULL, { productCodes: [otc.productCode, rx.productCode] })).rejects.toMatchObject(refused)
    const { revisionId } = await write(FULL, { productCodes: [otc.productCode] }, { when: inHours(0.05) })
    await write(FULL, { productCodes: [otc.productCode] })
    await write(FULL, { productCodes: null })
    await gateway.db.update(products).set({ mark: 'rx' }).where(eq(products.productCode, otc.productCode))
    await fiveMinutesLater()
    const failed = (await operator.revision.list({ query: { subject: 'promotion' } })).results.find((row) => row.revisionId === revisionId)
    expect(failed).toMatchObject({ state: 'failed', problem: expect.stringMatching(/^处方药不能参加：/) as string })
    await expect(takeBack()).rejects.toMatchObject({ code: 'PROMOTION_PROBLEM' })
    expect(await tagsOf(otc.productCode)).toEqual([])
  })

  it('is no reason not to end a promotion whose list names one already', async () => {
    const { productCode } = await packingOf(gateway, 'rx')
    await gateway.db
      .update(promotions)
      .set({ productCodes: [productCode] })
      .where(eq(promotions.promotionId, FULL))
    await expect(write(FULL, { levels: LEVELS })).rejects.toMatchObject({ field: 'productCodes' })
    expect(await write(FULL, { endsAt: gateway.clock.now().toISOString() })).toMatchObject({ state: 'published' })
  })
})

describe('three real carts', () => {
  const sums = ({ carts }: Awaited<ReturnType<typeof reckon>>) =>
    carts.map(({ before, after }) => [before.promotion, after.promotion, before.payable - after.payable])

  it('are what shoppers bought last, the one that it changes something for in front, and are reckoned to the cent before and after', async () => {
    const [{ skuCode, salePrice }, other] = [await packingOf(gateway, 'otcB', 1), await packingOf(gateway, 'none', 1)]
    const [buyer, second] = await newBuyers(gateway, 2)
    await ordered(second!, { skuCode: other.skuCode, quantity: 1 })
    gateway.clock.advance(60)
    const quantity = Math.ceil(8000 / salePrice)
    await ordered(buyer!, { skuCode, quantity })
    const promotion = await one()
    const tried = await reckon(FULL, { levels: LEVELS })
    expect(tried.carts).toHaveLength(3)
    expect(tried.carts[0]).toMatchObject({ isBought: true, words: expect.stringMatching(`^${quantity} 件：.+×${quantity}$`) as string })
    const goods = salePrice * quantity
    const off = (levels: typeof LEVELS) => levels.filter(({ threshold }) => goods >= threshold).at(-1)?.off ?? 0
    const [first] = sums(tried)
    expect(first?.slice(0, 2)).toEqual([off(promotion.fields.levels), off(LEVELS)])
    expect((await one()).version).toBe(promotion.version)
    expect(JSON.stringify(tried)).not.toMatch(/buyer\d|买主/)
  })

  it('are of the best sellers where nobody bought what it is for; a gift is told, published, and given', async () => {
    const [buyer] = await newBuyers(gateway, 1)
    const sold = await packingOf(gateway, 'otcB', 2)
    const gift = await packingOf(gateway, 'none')
    const { fields } = await one('gift')
    const edited = { ...fields, type: GiftType.gift, levels: [], productCodes: [sold.productCode], giftSkuCode: gift.skuCode }
    const { carts } = await reckon('gift', edited)
    expect(carts.map(({ isBought, words }) => [isBought, words.split('：')[0]])).toEqual([
      [false, '1 件'],
      [false, '2 件'],
      [false, '3 件'],
    ])
    const given = carts.map(({ before, after }) => after.gifts.length - before.gifts.length)
    expect(given).toEqual([1, 1, 1])
    const { notes } = await operator.preview.create({ body: { subject: 'promotion', subjectId: 'gift', edited } })
    expect(notes).toEqual([expect.stringMatching(/^赠品：.+每单送 1 /)])
    await write('gift', edited)
    expect(await tagsOf(sold.productCode)).toContain('买就赠')
    const { settleId } = await buyer!.settlement.purchase({ body: { skus: [{ skuCode: sold.skuCode, quantity: 1 }] } })
    const { gifts } = await buyer!.settlement.detail({ params: { settleId } })
    expect(gifts).toMatchObject([{ type: GiftType.gift, quantity: 1 }])
  })

  it('are of the moment when it begins, and a second discount at the same time is told to add up', async () => {
    const { fields } = await one('later')
    const edited = { ...fields, levels: [{ threshold: 100, off: 40 }], beginsAt: inHours(48), endsAt: inHours(96) }
    const tried = await reckon('later', edited)
    expect(tried.at).toBe(edited.beginsAt)
    expect(sums(tried).map(([before = 0, after = 0]) => after - before)).toEqual([40, 40, 40])
    const { notes } = await operator.preview.create({ body: { subject: 'promotion', subjectId: 'later', edited } })
    expect(notes).toEqual(['与「满69减10」同时进行，两个活动的钱会一起减'])
  })

  it('are asked for by operators', async () => {
    const clerk = await staffAt(gateway, { roles: ['clerk'] })
    const asked = clerk.sampleCart.reckon({ body: { subject: 'promotion', subjectId: FULL, edited: {} } })
    await expect(asked).rejects.toMatchObject({ status: 403, code: 'WRONG_ROLE' })
  })
})
