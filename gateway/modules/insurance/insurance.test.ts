import { eq } from 'drizzle-orm'
import { agreeingTo } from '../../../tests/support/agreements'
import { staffAt } from '../../../tests/support/counter'
import { nobodyInsured } from '../../../tests/support/policies'
import { prescribe, VALSARTAN } from '../../../tests/support/prescribe'
import { newBuyers, shopAt, submissionOf, type Buyer, type Shop } from '../../../tests/support/shop'
import { OrderStatus } from '../../../src/contract/order'
import { benefits, orders, products } from '../../tables'
import { inTransaction } from '../../kernel/transaction'
import { embeddedInsurer } from '../../providers/insurer/embeddedInsurer'
import type { Insurer } from '../../providers/insurer/insurer'
import { markReceived } from '../order/orderStates'
import { refundLines } from '../order/refundLines'

const MOTHER = { name: '林秀芝', relationLabel: 'parent', idCardNumber: '320106195806151037' } as const
const CHILD_OF_NOBODY = 'of-nobody'
const PLAN = 'chronic'

let shop: Shop
let buyers: Buyer[]
let me: Buyer
let patientId: string
/** Valsartan, which the plan covers and a prescription opens; and something that it does not cover. */
let covered: string, other: string

beforeAll(async () => {
  shop = await shopAt()
  buyers = await newBuyers(shop, 20)
  const first = async (leaf: string) =>
    (await shop.db.select().from(products).where(eq(products.categoryId, leaf))).find(({ mark, status }) => mark !== 'rx' && status === 2)!
      .productCode
  ;[covered, other] = [await first('monitor'), await first('throat')]
})
beforeEach(async () => {
  await nobodyInsured(shop)
  me = buyers.pop()!
  await me.agreement.agree({ body: { agreements: agreeingTo('drugUserRule') } })
  patientId = (await me.patient.add({ body: MOTHER })).id
})
const bind = (who: Buyer = me) => who.insurance.apply({ body: { planId: PLAN, patientId } })
const rest = async (benefitId: string) => (await me.insurance.limit({ query: { benefitId } })).limit
/** Orders goods by the policy; answers what the confirmation showed, too. */
async function insured(benefitId: string, items: Array<{ productCode: string; productNum: number }>) {
  const { settleId } = await me.insurance.settle({ body: { benefitId, items } })
  const shown = await me.settlement.detail({ params: { settleId }, query: {} })
  const { orderCode } = await me.order.submit({ body: submissionOf(shown) })
  return { shown, orderCode }
}

describe('a policy', () => {
  it('is found at the insurer and bound with its terms, masked, again the same, and one account’s at a time', async () => {
    expect(await me.insurance.realName({ body: { planId: PLAN, patientId } })).toEqual({ isKnown: true, problem: null })
    const bound = await bind()
    expect(bound).toMatchObject({ insuredName: '林*芝', percent: 80, state: 'running', limit: { yearly: 300_000, left: 300_000 } })
    expect((await bind()).benefitId).toBe(bound.benefitId)
    expect((await me.insurance.mine()).results).toEqual([bound])
    const them = buyers.pop()!
    await them.agreement.agree({ body: { agreements: agreeingTo('drugUserRule') } })
    const theirs = (await them.patient.add({ body: MOTHER })).id
    await expect(them.insurance.apply({ body: { planId: PLAN, patientId: theirs } })).rejects.toMatchObject({
      status: 409,
      code: 'POLICY_TAKEN',
    })
    expect((await them.insurance.mine()).results).toEqual([])
    await expect(them.insurance.limit({ query: { benefitId: bound.benefitId } })).rejects.toMatchObject({ status: 404 })
  })

  it('is let go where no order is under way, and goes on with what is left wherever it is bound next', async () => {
    const { benefitId } = await bind()
    const { orderCode, shown } = await insured(benefitId, [{ productCode: covered, productNum: 1 }])
    const letGo = () => me.insurance.unbind({ params: { benefitId } })
    await expect(letGo()).rejects.toMatchObject({ status: 409, code: 'BENEFIT_HELD' })
    await shop.db.update(orders).set({ status: OrderStatus.shipped }).where(eq(orders.orderCode, orderCode))
    await inTransaction(shop.db, (tx) => markReceived(tx, orderCode, shop.clock.now()))
    await letGo()
    expect((await me.insurance.mine()).results).toEqual([])
    await expect(letGo()).rejects.toMatchObject({ status: 404 })
    const them = buyers.pop()!
    await them.agreement.agree({ body: { agreements: agreeingTo('drugUserRule') } })
    const theirs = (await them.patient.add({ body: MOTHER })).id
    const again = await them.insurance.apply({ body: { planId: PLAN, patientId: theirs } })
    expect(again.limit).toMatchObject({ taken: shown.insured, left: 300_000 - shown.insured })
  })

  it.each<[string, () => Promise<unknown>, object]>([
    ['another’s patient', () => buyers[0]!.insurance.apply({ body: { planId: PLAN, patientId } }), { status: 403, code: 'CONSENT_NEEDED' }],
    ['a patient that there is not', () => me.insurance.apply({ body: { planId: PLAN, patientId: CHILD_OF_NOBODY } }), { status: 404 }],
    ['a plan that there is not', () => me.insurance.apply({ body: { planId: 'none', patientId } }), { status: 404 }],
    ['nobody logged in', () => shop.visitor.insurance.mine(), { status: 401 }],
  ])('is not bound for %s', async (_what, ask, refusal) => {
    await expect(ask()).rejects.toMatchObject(refusal)
  })

  it.each<[Awaited<ReturnType<Insurer['find']>>['state'], RegExp]>([
    ['notInsured', /没有查到这位用药人的保单/],
    ['mismatch', /姓名和证件号码与保险公司登记的不一致/],
  ])('is not bound where the insurer says %s, with the reason', async (state, words) => {
    const own = await shopAt(undefined, {
      providers: {
        insurer: { ...embeddedInsurer(process.cwd()), find: () => Promise.resolve({ state } as Awaited<ReturnType<Insurer['find']>>) },
      },
    })
    const [buyer] = await newBuyers(own, 1)
    await buyer!.agreement.agree({ body: { agreements: agreeingTo('drugUserRule') } })
    const { id } = await buyer!.patient.add({ body: MOTHER })
    const { problem } = await buyer!.insurance.realName({ body: { planId: PLAN, patientId: id } })
    expect(problem).toMatch(words)
    await expect(buyer!.insurance.apply({ body: { planId: PLAN, patientId: id } })).rejects.toMatchObject({
      code: 'NOT_INSURED',
      message: problem,
    })
  })

  it('is bound nowhere where no insurer is connected', async () => {
    const own = await shopAt(undefined, { providers: { insurer: null } })
    const [buyer] = await newBuyers(own, 1)
    await buyer!.agreement.agree({ body: { agreements: agreeingTo('drugUserRule') } })
    const { id } = await buyer!.patient.add({ body: MOTHER })
    await expect(buyer!.insurance.apply({ body: { planId: PLAN, patientId: id } })).rejects.toMatchObject({
      status: 409,
      code: 'NO_INSURER',
    })
  })
})

describe('what is paid by an insurer', () => {
  it('is listed by category and words with its percentage, and nothing else', async () => {
    const { results } = await shop.visitor.insurance.category()
    expect(results.map(({ name }) => name)).toEqual(['慢病用药', '医疗器械'])
    const all = await shop.visitor.insurance.products({ query: { size: 50 } })
    expect(all.hits).toBeGreaterThan(5)
    expect(new Set(all.results.map(({ percent }) => percent))).toEqual(new Set([80]))
    const found = await shop.visitor.insurance.products({ query: { keyword: '血压计' } })
    expect(found.results.length).toBeGreaterThan(0)
    expect((await shop.visitor.insurance.products({ query: { keyword: '布洛芬' } })).results).toEqual([])
    expect((await shop.visitor.insurance.products({ query: { keyword: '胸口疼得厉害，喘不上气' } })).danger).toBeDefined()
    await expect(me.insurance.products({ query: { benefitId: 'of-nobody' } })).rejects.toMatchObject({ status: 404 })
  })

  it('is priced anew in the cart: what is covered, what can be bought, and what the insurer pays of what is selected', async () => {
    const { benefitId } = await bind()
    const items = [
      { productCode: covered, productNum: 2, isSelected: true },
      { productCode: other, productNum: 1, isSelected: true },
      { productCode: '999999', productNum: 1, isSelected: true },
    ]
    const cart = await me.insurance.cart({ body: { benefitId, items } })
    expect(cart.items.map(({ productCode, isCovered }) => [productCode, isCovered])).toEqual([[covered, true], [other, false]]) // prettier-ignore
    expect(cart.goods).toBe(cart.insured + cart.own)
    expect(cart.insured).toBe(Math.floor((cart.goods * 80) / 100))
    const none = await me.insurance.cart({ body: { benefitId, items: items.map((one) => ({ ...one, isSelected: false })) } })
    expect([none.goods, none.insured, none.own]).toEqual([0, 0, 0])
  })

  it('is held by an order, taken by its receipt, and goes back with the pieces that are refunded', async () => {
    const { benefitId } = await bind()
    const { shown, orderCode } = await insured(benefitId, [{ productCode: covered, productNum: 3 }])
    expect(shown).toMatchObject({ benefit: { benefitId, insuredName: '林*芝', left: 300_000 } })
    expect(shown.payable).toBe(shown.goods - shown.discount - shown.insured + shown.freight)
    expect(await rest(benefitId)).toMatchObject({ reserved: shown.insured, taken: 0 })
    expect(await me.order.detail({ params: { orderCode } })).toMatchObject({ insured: shown.insured, payable: shown.payable })
    await shop.payerDoes((await me.pay.start({ body: { ordersCode: orderCode, methodId: 'bank' } })).payUrl, 'confirm')
    const now = shop.clock.now()
    await shop.db.update(orders).set({ status: OrderStatus.shipped, shippedAt: now, signedAt: now }).where(eq(orders.orderCode, orderCode))
    await inTransaction(shop.db, (tx) => markReceived(tx, orderCode, now))
    expect(await rest(benefitId)).toMatchObject({ reserved: 0, taken: shown.insured })
    const her = await staffAt(shop, { roles: ['operator'] })
    const owed = async (state: 'taken' | 'held') =>
      (await her.insurance.uses({ query: { state, from: '2026-01-01', to: '2026-12-31' } })).owed.map(({ orders: count, cents }) => [
        count,
        cents,
      ])
    expect([await owed('taken'), await owed('held')]).toEqual([[[1, shown.insured]], []])
    const [line] = await shop.db.query.orderLines.findMany({ where: (lines, { eq: is }) => is(lines.orderCode, orderCode) })
    const refund = (quantity: number, key: string) =>
      inTransaction(shop.db, (tx) =>
        refundLines(tx, { orderCode, lines: [{ lineId: line!.lineId, quantity }], key, reason: '不想要了', now }),
      )
    await refund(1, 'first')
    const left = shown.insured - Math.floor(shown.insured / 3)
    expect(await rest(benefitId)).toMatchObject({ reserved: 0, taken: left })
    expect(await owed('taken')).toEqual([[1, left]])
    await refund(2, 'rest')
    expect(await rest(benefitId)).toMatchObject({ reserved: 0, taken: 0, left: 300_000 })
    expect(await owed('taken')).toEqual([])
  })

  it('goes back to the limit where the order is cancelled before it is paid', async () => {
    const { benefitId } = await bind()
    const { orderCode } = await insured(benefitId, [{ productCode: covered, productNum: 1 }])
    await me.order.cancel({ params: { orderCode }, body: { reason: '不想要了' } })
    expect(await rest(benefitId)).toMatchObject({ reserved: 0, taken: 0, left: 300_000 })
  })

  it('is no more than is left of the year, and where that changed meanwhile the order says so', async () => {
    const { benefitId } = await bind()
    await shop.db.update(benefits).set({ yearly: 1000 }).where(eq(benefits.benefitId, benefitId))
    const { settleId } = await me.insurance.settle({ body: { benefitId, items: [{ productCode: covered, productNum: 1 }] } })
    const shown = await me.settlement.detail({ params: { settleId }, query: {} })
    expect(shown.insured).toBe(1000)
    await shop.db.update(benefits).set({ taken: 400 }).where(eq(benefits.benefitId, benefitId))
    await expect(me.order.submit({ body: submissionOf(shown) })).rejects.toMatchObject({ status: 409, code: 'PRICE_CHANGED' })
    const again = await me.settlement.detail({ params: { settleId }, query: {} })
    expect(again.insured).toBe(600)
    await me.order.submit({ body: submissionOf(again) })
    expect(await rest(benefitId)).toMatchObject({ reserved: 600, taken: 400, left: 0 })
  })

  it('is of the insured person alone: by another’s prescription nothing is ordered', async () => {
    const { benefitId } = await bind()
    const { settleId } = await (async () => {
      await prescribe(shop, me.memberId, { patientName: '周建国' })
      return me.insurance.settle({ body: { benefitId, items: [{ productCode: VALSARTAN, productNum: 1 }] } })
    })().catch((refusal: unknown) => {
      const { code, message } = refusal as { code: string; message: string }
      return { settleId: `${code} ${message}` }
    })
    expect(settleId).toBe('BENEFIT 处方的用药人不是被保险人，不能用这份商保')
    await prescribe(shop, me.memberId, { patientName: MOTHER.name, patientId, validUntil: new Date(shop.clock.now().getTime() + 3600_000) })
    const { shown } = await insured(benefitId, [{ productCode: VALSARTAN, productNum: 1 }])
    expect(shown.insured).toBe(Math.floor((shown.goods * 80) / 100))
  })

  it('is nothing of what the plan does not cover, and of a policy that is over', async () => {
    const { benefitId } = await bind()
    await expect(me.insurance.settle({ body: { benefitId, items: [{ productCode: other, productNum: 1 }] } })).rejects.toMatchObject({
      ...{ status: 409, code: 'NOT_COVERED' },
    })
    const { settleId } = await me.insurance.settle({ body: { benefitId, items: [{ productCode: covered, productNum: 1 }] } })
    await shop.db.update(benefits).set({ endsOn: '2026-01-01', startsOn: '2025-01-01' }).where(eq(benefits.benefitId, benefitId))
    expect((await me.settlement.detail({ params: { settleId }, query: {} })).problems).toMatchObject([{ code: 'BENEFIT' }])
    await expect(me.insurance.settle({ body: { benefitId, items: [{ productCode: covered, productNum: 1 }] } })).rejects.toMatchObject({
      ...{ status: 409, code: 'BENEFIT_OVER' },
    })
  })
})
