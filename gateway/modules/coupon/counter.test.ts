import { eq } from 'drizzle-orm'
import type { CouponFields } from '../../../counter/contract/coupon'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { newBuyers, packingOf } from '../../../tests/support/shop'
import { couponTypes } from '../../db/schema'

const SHOP = 'shop99'

describe('coupons at the counter', () => {
  let gateway: Gateway
  let operator: StaffPerson
  beforeEach(async () => {
    gateway = await gatewayAt()
    operator = await staffAt(gateway, { roles: ['operator'], name: '程路' })
    jest.spyOn(performance, 'now').mockReturnValue(performance.now())
  })
  afterEach(() => jest.restoreAllMocks())
  const listed = async (couponType = SHOP) => (await operator.coupon.list()).results.find((one) => one.couponType === couponType)!
  const seenOf = async (couponType = SHOP): Promise<CouponFields> => {
    const { name, amount, threshold, remaining, validDays, beginsAt, endsAt } = await listed(couponType)
    return { name, amount, threshold, remaining, validDays, beginsAt, endsAt }
  }
  const edit = async (change: Partial<CouponFields>, couponType = SHOP) => {
    const seen = await seenOf(couponType)
    return operator.coupon.edit({ params: { couponType }, body: { seen, edited: { ...seen, ...change } } })
  }
  const shown = async () => (await gateway.visitor.coupon.list()).shops.find(({ couponType }) => couponType === SHOP)
  const draw = async (name: string) => {
    const [buyer] = await newBuyers(gateway, 1, name)
    return buyer!.coupon.draw({ body: { couponType: SHOP, source: 'page' } })
  }

  it('show members what they will be before they are saved, and at once after: rule, tag and amounts agree', async () => {
    const seen = await seenOf()
    const query = { ...seen, amount: '2000', threshold: '8800', remaining: String(seen.remaining), validDays: '3' }
    const preview = await operator.coupon.preview({ params: { couponType: SHOP }, query })
    const rule = '非处方药与健康商品满 88 元减 20 元，处方药不参与。'
    expect(preview).toMatchObject({ problem: null, after: { tag: '满88减20', coupon: { amount: 2000, rule } } })
    await edit({ amount: 2000, threshold: 8800, validDays: 3 })
    expect(await shown()).toMatchObject({ amount: 2000, threshold: 8800, rule })
    const { productCode } = await packingOf(gateway, 'rx')
    expect((await gateway.visitor.coupon.list({ query: { productCode } })).shops).toEqual([])
    const [change] = (await operator.change.list({ query: { subject: 'coupon' } })).results
    await operator.change.revert({ params: { changeId: change!.changeId } })
    expect(await shown()).toMatchObject({ amount: 1500, threshold: 9900 })
  })

  it('never become worse for who has drawn one; how many are left is taken back by as much as it was moved', async () => {
    const before = await listed()
    await edit({ remaining: 100 })
    await draw('first-of-coupon')
    expect(await listed()).toMatchObject({ held: before.held + 1, remaining: 99 })
    await expect(edit({ amount: 1000 })).rejects.toThrow(`有 ${before.held + 1} 位会员领了还没用，他们的券不能变差`)
    await expect(edit({ threshold: 12000 })).rejects.toMatchObject({ status: 409, code: 'COUPON_PROBLEM' })
    expect(await edit({ amount: 1600 })).toMatchObject({ amount: 1600 })
    const [change] = (await operator.change.list({ query: { subject: 'couponCount' } })).results
    await operator.change.revert({ params: { changeId: change!.changeId } })
    expect((await listed()).remaining).toBe(before.remaining - 1)
  })

  it('are refused where name, amount or period contradict each other, and where somebody changed them meanwhile', async () => {
    for (const [change, sentence] of [
      [{ amount: 9900 }, '面额应小于门槛'],
      [{ name: '全场 20 元券' }, '券名里写着 20 元，与金额不符'],
      [{ endsAt: '2020-01-01T00:00:00Z' }, '结束时间应在开始时间之后'],
      [{}, '没有改动'],
    ] as const)
      await expect(edit(change)).rejects.toThrow(sentence)
    const seen = await seenOf()
    const { version } = await listed()
    await edit({ validDays: 9, endsAt: gateway.clock.now().toISOString() })
    expect(await shown()).toBeUndefined()
    const late = operator.coupon.edit({ params: { couponType: SHOP }, body: { seen, edited: { ...seen, validDays: 20 } } }, { version })
    await expect(late).rejects.toThrow(/最后由程路在 .* 修改优惠券：有效天数现在是 9，/)
    await gateway.db.update(couponTypes).set({ remaining: 7 }).where(eq(couponTypes.couponType, SHOP))
    const drawn = operator.coupon.edit({ params: { couponType: SHOP }, body: { seen, edited: { ...seen, remaining: 50 } } })
    await expect(drawn).rejects.toThrow(/剩余张数现在是 7/)
  })

  it('are made like another one, drawn at once, and not taken back once somebody has drawn them', async () => {
    const [rx, otc] = [await packingOf(gateway, 'rx'), await packingOf(gateway, 'otcB')]
    const edited = { ...(await seenOf()), name: '换季券', amount: 800, threshold: 5000, remaining: 10 }
    const made = (productCodes: string[] | null, fields = edited) =>
      operator.coupon.create({ body: { like: SHOP, edited: fields, productCodes } })
    await expect(made([rx.productCode])).rejects.toThrow('处方药不能参加：')
    await expect(made(null, { ...edited, amount: 5000 })).rejects.toThrow('面额应小于门槛')
    await expect(made(null, { ...edited, name: '9 元券' })).rejects.toThrow('券名里写着 9 元')
    const { amount, threshold, remaining, validDays, ...rest } = edited
    const numbers = { amount: `${amount}`, threshold: `${threshold}`, remaining: `${remaining}`, validDays: `${validDays}` }
    const query = { ...rest, ...numbers, isNew: 'true', products: otc.productCode } as const
    const rule = '指定商品满 50 元减 8 元，处方药不参与。'
    expect(await operator.coupon.preview({ params: { couponType: SHOP }, query })).toMatchObject({
      problem: null,
      after: { coupon: { rule } },
    })
    const { couponType } = await made([otc.productCode])
    const offered = async () => (await gateway.visitor.coupon.list()).products.find((one) => one.couponType === couponType)
    expect(await offered()).toMatchObject({ name: '换季券', rule })
    const revertLast = async () => {
      const [last] = (await operator.change.list({ query: { subject: 'coupon', subjectId: couponType } })).results
      return operator.change.revert({ params: { changeId: last!.changeId } })
    }
    await revertLast()
    expect(await offered()).toBeUndefined()
    await revertLast()
    const [buyer] = await newBuyers(gateway, 1, 'draws-the-new')
    await buyer!.coupon.draw({ body: { couponType, source: 'page' } })
    await expect(revertLast()).rejects.toMatchObject({ code: 'COUPON_DRAWN', message: '已有 1 位会员领取，不能撤回：请结束发放' })
  })
})
