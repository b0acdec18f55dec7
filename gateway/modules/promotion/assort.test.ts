import { eq } from 'drizzle-orm'
import { GiftType } from '../../../src/contract/product'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { packingOf } from '../../../tests/support/shop'
import { packings, products, promotions } from '../../tables'

const ID = 'assortment'
type Packing = Awaited<ReturnType<typeof packingOf>>

describe('what is bought together, at the counter', () => {
  let gateway: Gateway
  let operator: StaffPerson
  let [main, first, second, rx]: Packing[] = []
  beforeAll(async () => {
    gateway = await gatewayAt()
    operator = await staffAt(gateway, { roles: ['operator'], name: '程路' })
    ;[main, first, second] = [await packingOf(gateway, 'none'), await packingOf(gateway, 'otcB'), await packingOf(gateway, 'otcA')]
    rx = await packingOf(gateway, 'rx')
  })
  /** A whole new one: the main product with two companions, but for what is told otherwise. */
  const edited = async (other: object = {}) => {
    const { fields } = await operator.promotion.one({ params: { promotionId: ID } })
    const companions = [first!, second!].map(({ productCode }, place) => ({ productCode, off: 100 + 50 * place }))
    return { ...fields, type: GiftType.assort, levels: [], productCodes: [main!.productCode], companions, ...other }
  }
  const write = async (other: object = {}, subjectId = ID) =>
    operator.revision.write({ body: { subject: 'promotion', subjectId, edited: await edited(other), reason: '换季', when: 'now' } })
  const namesOf = async (...of: Packing[]) => {
    const rows = await gateway.db.select().from(products)
    return of.map(({ productCode }) => rows.find((row) => row.productCode === productCode)!)
  }
  const cheapest = async ({ productCode }: Packing) => {
    const rows = await gateway.db.select().from(packings).where(eq(packings.productCode, productCode))
    return Math.min(...rows.map(({ salePrice }) => salePrice))
  }
  const off = (one: Packing, cents: number) => ({ productCode: one.productCode, off: cents })

  it.each<[string, () => object, string, RegExp | string]>([
    ['no main product', () => ({ productCodes: null }), 'productCodes', '请选一件主商品'],
    ['two of them', () => ({ productCodes: [main!.productCode, rx!.productCode] }), 'productCodes', '主商品只能有一件'],
    ['one nobody has', () => ({ productCodes: ['404'] }), 'productCodes', '没有这些商品：404'],
    ['a prescription drug as one', () => ({ productCodes: [rx!.productCode] }), 'productCodes', /^处方药不能参加：/],
    ['no companion', () => ({ companions: [] }), 'companions', '请选 1 到 3 件搭配商品'],
    ['none at all', () => ({ companions: null }), 'companions', '请选 1 到 3 件搭配商品'],
    ['four', () => ({ companions: ['1', '2', '3', '4'].map((productCode) => ({ productCode, off: 1 })) }), 'companions', '最多 3 件搭配商品'],
    ['one twice', () => ({ companions: [off(first!, 1), off(first!, 2)] }), 'companions', '同一件商品只能搭配一次'],
    ['itself', () => ({ companions: [off(main!, 1)] }), 'companions', '主商品不能和自己搭配'],
    ['nothing off', () => ({ companions: [off(first!, 0)] }), 'companions', '每件省的钱应大于 0'],
    ['one nobody has', () => ({ companions: [{ productCode: '404', off: 1 }] }), 'companions', '没有这些商品：404'],
    ['a prescription drug', () => ({ companions: [off(rx!, 1)] }), 'companions', /^处方药不能参加：/],
    ['all of its price off', () => ({ companions: [off(first!, 100_000)] }), 'companions', /^「.+」最低卖 ¥.+，每件省的钱应比它少$/],
    ['a step', () => ({ levels: [{ threshold: 100, off: 1 }] }), 'levels', '搭配购没有门槛'],
    ['a gift', () => ({ giftSkuCode: main!.skuCode }), 'giftSkuCode', '搭配购不送赠品'],
    ['companions of another kind', () => ({ type: GiftType.discount, levels: [{ threshold: 100, off: 1 }] }), 'companions', '只有搭配购有搭配商品'],
  ])('is refused beside the field with %s', async (_what, other, field, message) => {
    await expect(write(other())).rejects.toMatchObject({ status: 400, field, message: expect.stringMatching(message) as string })
  }) // prettier-ignore

  it('may take all but a cent off the cheapest packing', async () => {
    const least = await cheapest(first!)
    await expect(write({ companions: [off(first!, least)] }, 'least')).rejects.toMatchObject({ field: 'companions' })
    expect(await write({ companions: [off(first!, least - 1)] }, 'least')).toMatchObject({ state: 'published' })
    await gateway.db.delete(promotions).where(eq(promotions.promotionId, 'least'))
  })

  it('is told in words, in notes and on carts with both, and stands in the shop once it is published', async () => {
    const of = { subject: 'promotion', subjectId: ID, edited: await edited() } as const
    const named = await namesOf(main!, first!, second!)
    const [own, one, other] = named.map(({ name }) => name) as [string, string, string]
    const [ownWhole, oneWhole, otherWhole] = named.map(({ brandName, name }) => `${brandName} ${name}`)
    const { notes } = await operator.preview.create({ body: of })
    expect(notes).toEqual([
      expect.stringMatching(`^「${one}」最低 ¥.+，一起买 ¥`),
      expect.stringMatching(`^「${other}」最低 ¥.+，一起买 ¥`),
    ])
    const { carts } = await operator.sampleCart.reckon({ body: of })
    expect(carts.map(({ words, before, after }) => [words.includes(own), after.promotion - before.promotion])).toEqual([
      [true, expect.any(Number)],
      [true, expect.any(Number)],
      [true, expect.any(Number)],
    ])
    // Saved in pairs, unless that is just what keeps a step of another promotion from being reached.
    expect(carts.some(({ before, after }) => after.promotion > before.promotion)).toBe(true)
    await write()
    const [row] = await gateway.db.select().from(promotions).where(eq(promotions.promotionId, ID))
    expect([row?.text, row?.detail]).toEqual([
      '搭配最多省1.50元',
      `和「${ownWhole}」一起买，「${oneWhole}」每件省 ¥1、「${otherWhole}」每件省 ¥1.50，每种都是一件配一件。套装和处方药不参与。`,
    ])
    const { companions } = await gateway.visitor.product.merged({ params: { code: main!.productCode }, query: {} })
    expect(companions?.map(({ card, off: cents }) => [card.productCode, cents])).toEqual([
      [first!.productCode, 100],
      [second!.productCode, 150],
    ])
    const { notes: again } = await operator.preview.create({ body: { ...of, subjectId: 'another' } })
    expect(again).toContain(`「${one}」同时在「搭配最多省1.50元」里，一单只按省得多的一个算`)
  })

  it('is no edit where the same companions are sent again, and ends by its period alone though one became a prescription drug', async () => {
    const { fields } = await operator.promotion.one({ params: { promotionId: ID } })
    const sent = (change: object) =>
      operator.revision.write({ body: { subject: 'promotion', subjectId: ID, edited: change, reason: '结束', when: 'now' } })
    await expect(sent({ companions: fields.companions })).rejects.toMatchObject({ code: 'UNCHANGED' })
    await gateway.db.update(products).set({ mark: 'rx' }).where(eq(products.productCode, first!.productCode))
    await expect(sent({ companions: [off(first!, 90)] })).rejects.toMatchObject({ field: 'companions' })
    expect(await sent({ endsAt: gateway.clock.now().toISOString() })).toMatchObject({ state: 'published' })
  })
})
