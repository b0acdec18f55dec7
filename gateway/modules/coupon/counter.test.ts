import { eq } from 'drizzle-orm'
import { HOUR } from '../../../src/lib/duration'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { newBuyers, packingOf, type Buyer } from '../../../tests/support/shop'
import { couponTypes, memberCoupons, products } from '../../tables'
import { runJobs } from '../jobs'
import { publishDue } from '../revision/publishDue'

const SHOP = 'shop99'

let gateway: Gateway
let operator: StaffPerson
let buyer: Buyer
beforeEach(async () => {
  gateway = await gatewayAt()
  operator = await staffAt(gateway, { roles: ['operator'], name: '程路' })
  ;[buyer] = (await newBuyers(gateway, 1)) as [Buyer]
  // Nobody of the demonstration holds it.
  await gateway.db.delete(memberCoupons).where(eq(memberCoupons.couponType, SHOP))
  jest.spyOn(performance, 'now').mockReturnValue(performance.now())
})
afterEach(() => jest.restoreAllMocks())

type More = { when?: string; typed?: string; version?: string }
const write = (subjectId: string, edited: unknown, { when = 'now', typed = '', version }: More = {}, person = operator) => {
  const body = { subject: 'coupon', subjectId, edited, reason: '换季', when, typed }
  return person.revision.write({ body }, version === undefined ? undefined : { version })
}
const one = (couponType = SHOP) => operator.coupon.one({ params: { couponType } })
const left = (seen: number, remaining: number, couponType = SHOP) =>
  operator.coupon.editLeft({ params: { couponType }, body: { seen, remaining, reason: '加发' } })
const offered = async (couponType = SHOP, { coupon }: Pick<Gateway['visitor'], 'coupon'> = gateway.visitor) => {
  const { shops, products: own } = await coupon.list()
  return [...shops, ...own].find((type) => type.couponType === couponType)
}
const draw = (couponType = SHOP, who = buyer) => who.coupon.draw({ body: { couponType, source: 'page' } })
const takeBack = async (subject = 'coupon') => {
  const [last] = (await operator.change.list({ query: { subject } })).results
  return operator.change.revert({ params: { changeId: last!.changeId } })
}
const reckon = async (subjectId: string, edited: unknown) => operator.sampleCart.reckon({ body: { subject: 'coupon', subjectId, edited } })
const soon = () => new Date(gateway.clock.now().getTime() + HOUR / 20).toISOString()
const fiveMinutesLater = async () => {
  gateway.clock.advance(300)
  await runJobs({ ...gateway, now: gateway.clock.now(), jobs: { publishDue } })
}
/** A coupon for one product that three pieces of it reach, as a person types it. */
const typedFor = async ({ productCode, salePrice }: { productCode: string; salePrice: number }) => {
  const { fields } = await one('autumn')
  return { ...fields, name: '换季券', amount: salePrice, threshold: salePrice * 3, productCodes: [productCode], remaining: 10 }
}

describe('a coupon that is edited', () => {
  it('is drafted, tried on carts, comes at its time, is used by a shopper to the cent, and is taken back no more', async () => {
    const sold = await packingOf(gateway, 'otcB', 1)
    const edited = await typedFor(sold)
    const { carts } = await reckon('autumn', edited)
    expect(carts.map(({ before, after }) => [before.coupon, after.coupon])).toEqual([
      [0, 0],
      [0, 0],
      [0, carts[2]!.after.goods - carts[2]!.after.promotion >= edited.threshold ? sold.salePrice : 0],
    ])
    expect(carts[0]!.after.couponNote).toMatch(/^还差 .+ 元可用$/)
    await write('autumn', edited, { when: 'draft' })
    await write('autumn', edited, { when: soon() })
    expect(await offered('autumn')).toBeUndefined()
    await fiveMinutesLater()
    const rule = expect.stringMatching(/^指定商品满 .+ 元减 .+ 元，处方药不参与。$/) as string
    expect(await offered('autumn')).toMatchObject({ name: '换季券', rule })
    const { couponId } = await draw('autumn')
    const { settleId } = await buyer.settlement.purchase({ body: { skus: [{ skuCode: sold.skuCode, quantity: 4 }] } })
    const settled = await buyer.settlement.detail({ params: { settleId } })
    expect(settled).toMatchObject({ couponId, coupon: sold.salePrice })
    expect(settled.payable).toBe(settled.goods - settled.discount + settled.freight)
    await expect(takeBack()).rejects.toMatchObject({ code: 'COUPON_DRAWN', message: '已有 1 位会员领取，不能撤回：请结束发放' })
  })

  it('shows members its new rule at once, and is as before when it is taken back', async () => {
    const { productCode } = await packingOf(gateway, 'rx')
    const { differences } = await write(SHOP, { amount: 2000, threshold: 8800 })
    const rule = '非处方药与健康商品满 88 元减 20 元，处方药不参与。'
    expect(differences).toContainEqual({ field: '规则', from: '非处方药与健康商品满 99 元减 15 元，处方药不参与。', to: rule })
    expect(await offered()).toMatchObject({ amount: 2000, threshold: 8800, rule })
    expect((await gateway.visitor.coupon.list({ query: { productCode } })).shops).toEqual([])
    await takeBack()
    expect(await offered()).toMatchObject({ amount: 1500, threshold: 9900 })
    await write(SHOP, { threshold: 0 }, { typed: '无门槛减 15' })
    expect(await offered()).toMatchObject({ rule: '非处方药与健康商品无门槛减 15 元，处方药不参与。' })
  })

  it('never becomes worse for who has drawn one, also where they drew it after it was scheduled; an improvement is taken back', async () => {
    const { revisionId } = await write(SHOP, { amount: 1000 }, { when: soon() })
    await draw()
    const says = /^有 1 位会员领了还没用，他们的券不能变差/
    for (const worse of [{ amount: 1000 }, { threshold: 12000 }, { productCodes: [(await packingOf(gateway, 'otcB')).productCode] }]) {
      await expect(write(SHOP, worse)).rejects.toMatchObject({
        status: 409,
        code: 'COUPON_PROBLEM',
        message: expect.stringMatching(says) as string,
      })
      await expect(reckon(SHOP, worse)).rejects.toMatchObject({ code: 'COUPON_PROBLEM' })
    }
    await fiveMinutesLater()
    const failed = (await operator.revision.list({ query: { subject: 'coupon' } })).results.find((row) => row.revisionId === revisionId)
    expect(failed).toMatchObject({ state: 'failed', problem: expect.stringMatching(says) as string })
    await write(SHOP, { amount: 1600 })
    await takeBack()
    expect(await offered()).toMatchObject({ amount: 1500 })
  })

  it('is made, taken back before anybody draws it, and brought again', async () => {
    const { isNew } = await one('autumn')
    expect(isNew).toBe(true)
    await expect(write('autumn', { amount: 100 })).rejects.toMatchObject({ status: 400, field: 'name' })
    await write('autumn', await typedFor(await packingOf(gateway, 'otcB')))
    await left(10, 25, 'autumn')
    await takeBack()
    expect(await offered('autumn')).toBeUndefined()
    await takeBack()
    expect(await one('autumn')).toMatchObject({ isNew: false, remaining: 10 })
  })

  it('is told to the second of two who saw it as it was', async () => {
    const { version } = await one()
    const other = await staffAt(gateway, { roles: ['operator'], name: '陆鸣' })
    await write(SHOP, { validDays: 9 }, {}, other)
    await expect(write(SHOP, { validDays: 20 }, { version })).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/最后由陆鸣在 .* 修订商城内容：有效天数现在是 9/) as string,
      details: { fields: [{ field: '有效天数', yours: '20', theirs: '9' }] },
    })
  })

  it('asks for a sentence where it takes off more than half of what it asks for', async () => {
    const message = '优惠超过一半。确认的话，请输入「满 99 减 60」'
    await expect(write(SHOP, { amount: 6000 })).rejects.toMatchObject({ code: 'LEAP', message })
    expect(await write(SHOP, { amount: 6000 }, { typed: '满 99 减 60' })).toMatchObject({ state: 'published' })
  })

  it.each([
    [{ amount: 9900 }, 'amount', '面额应小于门槛'],
    [{ amount: 0 }, 'amount', '金额应大于 0'],
    [{ name: ' ' }, 'name', '请填写券名'],
    [{ kind: 'percent' }, 'percent', '请填写折扣'],
    [{ kind: 'percent', percent: 95 }, 'percent', '折扣最低 1 折'],
    [{ percent: 10 }, 'percent', '这种优惠方式不用填'],
    [{ kind: 'nthPiece', percent: 50 }, 'nth', '请填写第几件'],
    [{ kind: 'nthPiece', percent: 50, nth: 2 }, 'productCodes', '第几件打折要写明是哪些商品'],
    [{ name: '全场 20 元券' }, 'name', '券名里写着 20 元，与金额不符，请一起改'],
    [{ validDays: 0 }, 'validDays', '有效期至少 1 天'],
    [{ endsAt: '2020-01-01T00:00:00Z' }, 'endsAt', '结束时间应在开始时间之后'],
    [{ productCodes: ['404'] }, 'productCodes', '没有这些商品：404'],
    [{ productCodes: [] }, 'productCodes', '请至少写一件商品的编码'],
    [null, 'edited', '「edited」的内容不正确'],
  ])('is refused beside the field: %j', async (edited, field, message) => {
    await expect(write(SHOP, edited)).rejects.toMatchObject({ status: 400, field, message })
  })

  it('of another kind has its rule, asks twice for more than half off, and is no pretext to buy one more of a medicine', async () => {
    const [otc, goods] = [await packingOf(gateway, 'otcB'), await packingOf(gateway, 'none', 5)]
    const percent = { name: '折扣券', kind: 'percent', percent: 15, amount: 3000, threshold: 9900 }
    await write(SHOP, percent)
    const rule = '非处方药与健康商品满 99 元打 8.5 折，最多减 30 元，处方药不参与。'
    expect(await offered()).toMatchObject({ kind: 'percent', percent: 15, nth: null, brief: '满99享8.5折', rule })
    await expect(write(SHOP, { percent: 60 })).rejects.toMatchObject({ message: '优惠超过一半。确认的话，请输入「打 4 折」' })
    await draw()
    await expect(write(SHOP, { percent: 10 })).rejects.toMatchObject({ code: 'COUPON_PROBLEM', status: 409 })
    await expect(write(SHOP, { kind: 'freeDelivery', percent: null })).rejects.toMatchObject({ code: 'COUPON_PROBLEM', status: 409 })
    const piece = { ...(await typedFor(goods)), kind: 'nthPiece', percent: 50, nth: 2, threshold: 0 }
    const medicine = { ...piece, productCodes: [goods.productCode, otc.productCode] }
    const refused = { field: 'productCodes', message: expect.stringMatching(/^药品不能参加第几件打折：/) as string }
    await expect(write('second', medicine)).rejects.toMatchObject(refused)
    await write('second', piece)
    expect(await offered('second')).toMatchObject({ brief: '第2件5折' })
  })

  it('that is only given is offered to nobody', async () => {
    await write(SHOP, { givenOnly: true })
    expect(await offered()).toBeUndefined()
    await expect(draw()).rejects.toMatchObject({ status: 404 })
  })

  it('is for no prescription drug, also where a product has become one since it was scheduled', async () => {
    const [rx, otc] = [await packingOf(gateway, 'rx'), await packingOf(gateway, 'otcB')]
    const refused = { field: 'productCodes', message: expect.stringMatching(/^处方药不能参加：/) as string }
    await expect(write(SHOP, { productCodes: [rx.productCode] })).rejects.toMatchObject(refused)
    await write(SHOP, { productCodes: [otc.productCode] }, { when: soon() })
    await gateway.db.update(products).set({ mark: 'rx' }).where(eq(products.productCode, otc.productCode))
    await fiveMinutesLater()
    const [failed] = (await operator.revision.list({ query: { subject: 'coupon' } })).results
    expect(failed).toMatchObject({ state: 'failed', problem: expect.stringMatching(/^处方药不能参加：/) as string })
  })
})

describe('how many of a coupon are left', () => {
  it('is edited at once and by itself, where it is what was seen, and taken back by as much as it was moved', async () => {
    const { remaining, version } = await one()
    await left(remaining, 100)
    await draw()
    expect(await one()).toMatchObject({ held: 1, remaining: 99, version })
    await expect(left(100, 50)).rejects.toMatchObject({ status: 409, message: expect.stringMatching(/剩余张数现在是 99/) as string })
    await expect(left(99, 99)).rejects.toMatchObject({ code: 'UNCHANGED' })
    await takeBack('couponCount')
    expect((await one()).remaining).toBe(remaining - 1)
  })

  it('is no part of a revision, whatever is typed; that nobody can draw it is told', async () => {
    await gateway.db.update(couponTypes).set({ remaining: 0 }).where(eq(couponTypes.couponType, SHOP))
    await write(SHOP, { validDays: 9, remaining: 5 })
    expect(await one()).toMatchObject({ remaining: 0, fields: { validDays: 9 } })
    const { notes } = await operator.preview.create({ body: { subject: 'coupon', subjectId: SHOP, edited: { validDays: 10 } } })
    expect(notes).toEqual(['剩余 0 张：谁也领不到'])
  })
})
