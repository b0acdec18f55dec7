import { eq, lt } from 'drizzle-orm'
import type { Policy } from '../../../src/contract/plan'
import { clientOf, type Client } from '../../../tests/support/gatewayClient'
import { familyOf, nobodyInsured, toPay } from '../../../tests/support/policies'
import { newBuyers, shopAt, type Buyer, type Shop } from '../../../tests/support/shop'
import { benefits, instalments, messages, payments, policies, refunds } from '../../tables'
import { openSession } from '../../kernel/session'
import { embeddedInsurer } from '../../providers/insurer/embeddedInsurer'

const insurer = embeddedInsurer(process.cwd())
const MONTHLY = 39_800
const CAPPED = 59_800
const RESULT = 188_000

let shop: Shop
let buyers: Buyer[]
let me: Buyer
let fatherId: string

beforeAll(async () => {
  shop = await shopAt(undefined, { providers: { insurer } })
  buyers = await newBuyers(shop, 30)
})
beforeEach(async () => {
  shop.clock.set('2026-11-21T10:00:00+08:00')
  await nobodyInsured(shop)
  me = buyers.pop()!
  fatherId = await familyOf(me)
})
afterEach(() => jest.restoreAllMocks())

/** The member's client with a session that holds at the shop's time: the one before may be over. */
async function again(): Promise<Client> {
  const { memberId, device } = me
  const { token } = await openSession(shop.db, { memberId, deviceId: device, channel: 'h5', now: shop.clock.now() })
  return clientOf(shop.app, { token, device })
}

/** It is that day, at ten in the morning, and what is due was done. */
async function on(day: string): Promise<Client> {
  shop.clock.set(`${day}T10:00:00+08:00`)
  await shop.jobs()
  return again()
}

async function pay(who: Client, ordersCode: string): Promise<void> {
  const { payUrl } = await who.pay.start({ body: { ordersCode, methodId: 'bank' } })
  await shop.payerDoes(payUrl, 'confirm')
}

/** A policy of a plan, its first instalment paid on the 21st of November. */
async function held(planId: string): Promise<Policy> {
  const { policyId } = await toPay(me, fatherId, planId)
  await pay(me, policyId)
  await shop.jobs()
  return me.plan.policy({ params: { policyId } })
}

const look = (who: Client, { policyId }: Policy) => who.plan.policy({ params: { policyId } })
const told = async () => {
  const rows = await shop.db.select({ template: messages.template }).from(messages).where(eq(messages.memberId, me.memberId))
  return rows.map(({ template }) => template).filter((template) => /^instalment|Lapsed/.test(template))
}
const idOf = ({ instalments: all }: Policy, number: number) => all[number - 1]?.instalmentId ?? ''
const stateOf = ({ instalments: all }: Policy, number: number) => all[number - 1]?.state

describe('the instalments of a plan', () => {
  it('are quoted with the first amount, and shown before anything is signed', async () => {
    const { premium, instalments: all } = await shop.visitor.plan.quote({ params: { planId: '12' }, query: { age: 67, sex: 1 } })
    expect(premium).toBe(CAPPED)
    expect(all).toHaveLength(12)
    expect(all.slice(5, 7)).toEqual([
      { number: 6, month: 5, amount: CAPPED, adds: 100_000, isOnResult: false },
      { number: 7, month: 6, amount: 0, adds: 100_000, isOnResult: false },
    ])
    const { results } = await shop.visitor.plan.list({ query: { family: 'innovationpay', type: 'capped' } })
    expect(results).toMatchObject([{ planId: '12', type: 'capped', times: 12, from: CAPPED }])
  })
})

describe('a policy that is paid month by month', () => {
  it('begins with what the first instalment adds; each one may be paid a week ahead, adds its part, and is told of', async () => {
    const policy = await held('11')
    expect(policy).toMatchObject({ state: 'active', startsOn: '2026-11-22', paysFrom: '2026-11-22', limit: { yearly: 50_000 } })
    expect(policy.instalments.slice(0, 3)).toMatchObject([
      { state: 'paid', amount: MONTHLY, dueOn: '2026-11-21', instalmentId: null },
      { state: 'coming', amount: MONTHLY, dueOn: '2026-12-22', payUntil: '2027-02-20', adds: 50_000 },
      { state: 'coming', dueOn: '2027-01-22' },
    ])
    await expect(me.pay.start({ body: { ordersCode: idOf(policy, 2), methodId: 'bank' } })).rejects.toMatchObject({
      ...{ code: 'ORDER_IN_REVIEW', message: '还没有到交费的日子，应交日前 7 天起可以交' },
    })
    expect(stateOf(await look(await on('2026-12-14'), policy), 2)).toBe('coming')
    const now = await on('2026-12-15')
    expect(stateOf(await look(now, policy), 2)).toBe('toPay')
    expect(await told()).toEqual(['instalmentDue'])
    await pay(now, idOf(policy, 2))
    expect(await look(now, policy)).toMatchObject({
      limit: { yearly: 100_000, left: 100_000 },
      refund: { back: 2 * MONTHLY, isWhole: false },
    })
    await shop.bankDelivers()
    expect((await look(now, policy)).limit).toMatchObject({ yearly: 100_000 })
  })

  it('can catch up one that was missed', async () => {
    const policy = await held('11')
    await on('2026-12-15')
    const now = await on('2026-12-23')
    expect(stateOf(await look(now, policy), 2)).toBe('missed')
    expect(await told()).toEqual(['instalmentDue', 'instalmentMissed'])
    const last = await on('2027-02-20')
    expect(await told()).toEqual(expect.arrayContaining(['instalmentEnding']))
    await pay(last, idOf(policy, 2))
    expect(await look(last, policy)).toMatchObject({ state: 'active', limit: { yearly: 100_000 } })
    expect(stateOf(await look(last, policy), 2)).toBe('paid')
  })

  it('ends the day after one can be caught up no more, and what was paid and not used goes back', async () => {
    const policy = await held('11')
    await on('2026-12-15')
    await on('2027-02-20')
    expect(await look(await again(), policy)).toMatchObject({ state: 'active' })
    await on('2027-02-21')
    await shop.jobs()
    await shop.jobs()
    const ended = await look(await again(), policy)
    expect(ended).toMatchObject({
      ...{ state: 'cancelled', back: MONTHLY, refundedAt: expect.any(String) as string },
      refusal: '第 2 期到 2027 年 2 月 20 日 没有补交，保障已结束',
    })
    expect(ended.instalments.filter(({ state }) => state === 'ended')).toHaveLength(11)
    expect(await told()).toEqual(expect.arrayContaining(['policyLapsed']))
    await expect((await again()).pay.start({ body: { ordersCode: idOf(policy, 2), methodId: 'bank' } })).rejects.toMatchObject({
      code: 'ORDER_CLOSED',
    })
  })

  it('given back, returns each payment’s part, the latest first, and is settled when all of it is back', async () => {
    const policy = await held('11')
    const now = await on('2026-12-15')
    await pay(now, idOf(policy, 2))
    await shop.db.update(benefits).set({ taken: 75_000 }).where(eq(benefits.memberId, me.memberId))
    const { refund } = await look(now, policy)
    expect(refund).toEqual({ back: MONTHLY / 2, isWhole: false, problem: null })
    await shop.db.update(benefits).set({ taken: 20_000 }).where(eq(benefits.memberId, me.memberId))
    await expect(now.plan.cancel({ params: { policyId: policy.policyId }, body: { back: MONTHLY / 2 } })).rejects.toMatchObject({
      code: 'AMOUNT_CHANGED',
    })
    await now.plan.cancel({ params: { policyId: policy.policyId }, body: { back: 63_680 } })
    await shop.jobs()
    const back = await shop.db
      .select({ code: payments.subjectCode, amount: refunds.amount, state: refunds.state })
      .from(refunds)
      .innerJoin(payments, eq(payments.payId, refunds.payId))
    expect(back.filter(({ code }) => code.startsWith(policy.policyId)).sort((one, other) => other.code.length - one.code.length)).toEqual([
      { code: idOf(policy, 2), amount: MONTHLY, state: 'done' },
      { code: policy.policyId, amount: 63_680 - MONTHLY, state: 'done' },
    ])
    expect(await look(now, policy)).toMatchObject({ state: 'cancelled', refundedAt: expect.any(String) as string })
  })

  it('sends money back that comes for an instalment of one that has ended', async () => {
    const policy = await held('11')
    const now = await on('2026-12-15')
    const { payUrl } = await now.pay.start({ body: { ordersCode: idOf(policy, 2), methodId: 'bank' } })
    await now.plan.cancel({ params: { policyId: policy.policyId }, body: { back: MONTHLY } })
    await shop.payerDoes(payUrl, 'confirm')
    await shop.jobs()
    const [late] = await shop.db
      .select()
      .from(payments)
      .where(eq(payments.subjectCode, idOf(policy, 2)))
    expect(late).toMatchObject({ state: 'refunded', amount: MONTHLY })
    expect(stateOf(await look(now, policy), 2)).toBe('ended')
  })

  it('does not end while an order holds a part of its limit', async () => {
    const policy = await held('11')
    await on('2026-12-15')
    await shop.db.update(benefits).set({ reserved: 20_000 }).where(eq(benefits.memberId, me.memberId))
    await on('2027-02-21')
    expect(await look(await again(), policy)).toMatchObject({ state: 'active' })
    await shop.db.update(benefits).set({ reserved: 0 }).where(eq(benefits.memberId, me.memberId))
    await shop.jobs()
    expect(await look(await again(), policy)).toMatchObject({ state: 'cancelled', back: MONTHLY })
  })

  it('closes at the bank what was open for an instalment of one that has ended', async () => {
    const policy = await held('11')
    const now = await on('2026-12-15')
    await now.pay.start({ body: { ordersCode: idOf(policy, 2), methodId: 'bank' } })
    await now.plan.cancel({ params: { policyId: policy.policyId }, body: { back: MONTHLY } })
    await shop.jobs()
    const [open] = await shop.db
      .select()
      .from(payments)
      .where(eq(payments.subjectCode, idOf(policy, 2)))
    expect(open).toMatchObject({ state: 'closed' })
  })

  it('is nobody else’s to pay', async () => {
    const policy = await held('11')
    await on('2026-12-15')
    await expect(buyers.at(-1)!.pay.start({ body: { ordersCode: idOf(policy, 2), methodId: 'bank' } })).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('the last instalment', () => {
  it('can be caught up until the policy’s last day, and is awaited no more after it', async () => {
    const policy = await held('11')
    await shop.db.update(instalments).set({ state: 'paid', paidAt: shop.clock.now() }).where(lt(instalments.number, 12))
    await on('2027-10-15')
    const last = await on('2027-11-21')
    expect((await look(last, policy)).instalments[11]).toMatchObject({ state: 'missed', dueOn: '2027-10-22', payUntil: '2027-11-21' })
    const { payUrl } = await last.pay.start({ body: { ordersCode: idOf(policy, 12), methodId: 'bank' } })
    shop.clock.set('2027-11-22T00:00:01+08:00')
    await shop.payerDoes(payUrl, 'confirm')
    await shop.jobs()
    expect(await look(await again(), policy)).toMatchObject({ state: 'over', limit: { yearly: 50_000 } })
    expect(stateOf(await look(await again(), policy), 12)).toBe('ended')
  })
})

describe('a policy that is paid up to a cap', () => {
  it('adds its part on the day of an instalment that costs nothing, once all before it are paid, and says so', async () => {
    const policy = await held('12')
    await shop.db.update(instalments).set({ state: 'paid', paidAt: shop.clock.now() }).where(eq(instalments.amount, CAPPED))
    await shop.db.update(instalments).set({ state: 'missed', paidAt: null }).where(eq(instalments.number, 6))
    await on('2027-05-22')
    expect(stateOf(await look(await again(), policy), 7)).toBe('coming')
    await shop.db.update(instalments).set({ state: 'paid', paidAt: shop.clock.now() }).where(eq(instalments.number, 6))
    const now = await on('2027-05-22')
    expect(stateOf(await look(now, policy), 7)).toBe('paid')
    expect((await look(now, policy)).limit).toMatchObject({ yearly: 200_000 })
    expect(await told()).toEqual(['instalmentFree'])
  })
})

describe('a policy that is paid by its result', () => {
  const DAY = '2027-02-22'
  /** The insured person signed the warrant. */
  const signed = (policy: Policy) =>
    shop.db.update(policies).set({ registeredAt: shop.clock.now() }).where(eq(policies.id, policy.policyId))

  it('pays all of its sum from the first instalment on', async () => {
    expect(await held('13')).toMatchObject({
      limit: { yearly: 900_000 },
      instalments: [{ amount: RESULT }, { amount: 2 * RESULT, isOnResult: true, dueOn: DAY, adds: 0 }],
    })
  })

  it('asks for the rest once the insurer says that it helped, with a week to pay', async () => {
    jest.spyOn(insurer, 'evaluate').mockResolvedValue({ state: 'helped' })
    const policy = await held('13')
    await signed(policy)
    expect(stateOf(await look(await on('2027-02-21'), policy), 2)).toBe('coming')
    const now = await on(DAY)
    expect((await look(now, policy)).instalments[1]).toMatchObject({ state: 'toPay', dueOn: '2027-03-01', payUntil: '2027-04-30' })
    expect(await told()).toEqual(['instalmentDue'])
  })

  it('waives the rest where it did not, and the policy goes on', async () => {
    jest.spyOn(insurer, 'evaluate').mockResolvedValue({ state: 'notHelped' })
    const policy = await held('13')
    await signed(policy)
    const now = await on(DAY)
    expect(stateOf(await look(now, policy), 2)).toBe('waived')
    expect(await told()).toEqual(['instalmentWaived'])
    await on('2027-06-01')
    expect(await look(await again(), policy)).toMatchObject({ state: 'active' })
  })

  it('waits for an insurer that does not know yet, and asks it again some hours later', async () => {
    const asked = jest.spyOn(insurer, 'evaluate').mockResolvedValue({ state: 'pending' })
    const policy = await held('13')
    await signed(policy)
    await on(DAY)
    await shop.jobs()
    expect(asked).toHaveBeenCalledTimes(1)
    expect(asked).toHaveBeenCalledWith({ key: policy.policyId, policyNumber: policy.policyNumber, number: 2 })
    shop.clock.advance(6 * 3600 + 1)
    await shop.jobs()
    expect(asked).toHaveBeenCalledTimes(2)
    expect(stateOf(await look(await again(), policy), 2)).toBe('coming')
  })

  it('asks nobody about somebody who did not sign the warrant, and the rest stays unpaid', async () => {
    const asked = jest.spyOn(insurer, 'evaluate')
    const policy = await held('13')
    const now = await on(DAY)
    expect(asked).not.toHaveBeenCalled()
    expect(stateOf(await look(now, policy), 2)).toBe('coming')
  })
})
