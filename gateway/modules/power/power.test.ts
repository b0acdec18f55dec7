import { eq } from 'drizzle-orm'
import type { Power } from '../../../src/contract/power'
import { clientOf } from '../../../tests/support/gatewayClient'
import { familyOf, issued, nobodyInsured } from '../../../tests/support/policies'
import { pauseAnnounced, svipHeld } from '../../../tests/support/svipAt'
import { newBuyers, shopAt, type Buyer, type Shop } from '../../../tests/support/shop'
import { benefits, benefitUses, messages } from '../../tables'
import { openSession } from '../../kernel/session'
import { inTransaction } from '../../kernel/transaction'
import { takeLimit } from '../benefit/limit'
import { insuranceSetting } from '../insurance/plans'
import { settingOf } from '../../kernel/settings'
import { tellPowerEndings } from './tellEndings'

let shop: Shop
let buyers: Buyer[]
let me: Buyer
let fatherId: string

beforeAll(async () => {
  shop = await shopAt()
  buyers = await newBuyers(shop, 20)
})
beforeEach(async () => {
  shop.clock.set('2026-11-21T10:00:00+08:00')
  await nobodyInsured(shop)
  me = buyers.pop()!
  fatherId = await familyOf(me)
})

async function bound() {
  const [plan] = (await settingOf(shop.db, insuranceSetting)) ?? []
  return me.insurance.apply({ body: { planId: plan!.id, patientId: fatherId } })
}

/** It is that day at noon, with a session that holds then. */
async function on(day: string) {
  shop.clock.set(`${day}T12:00:00+08:00`)
  const { token } = await openSession(shop.db, { memberId: me.memberId, deviceId: me.device, channel: 'h5', now: shop.clock.now() })
  return clientOf(shop.app, { token, device: me.device })
}
const tellsEndings = () => tellPowerEndings({ ...shop, now: shop.clock.now() })
const statesOf = (all: Power[]) => all.map(({ type, state }) => [type, state])
const told = async (template: string) =>
  (await shop.db.select({ text: messages.text }).from(messages).where(eq(messages.template, template)).orderBy(messages.at)).map(
    ({ text }) => text,
  )

describe('the rights of a member', () => {
  it('are those of insurance, plans and the membership, what can be used first', async () => {
    const policy = await issued(shop, me, fatherId)
    const benefit = await bound()
    const { results } = await me.power.list({})
    expect(statesOf(results)).toEqual([
      ['insurance', 'usable'],
      ['taf', 'coming'],
    ])
    expect(results).toMatchObject([
      { powerId: benefit.benefitId, insured: '周*国', link: `/insurance/section?benefitId=${benefit.benefitId}` },
      { title: '安心可·特药医疗险 基础版', text: '2027 年 2 月 20 日起可以用', link: `/taf/rights/order/${policy.policyId}` },
    ])
    expect((await buyers.at(-1)!.power.list({})).results).toEqual([])
  })

  it('say when nothing is left of them, and when they are over', async () => {
    const { policyId } = await issued(shop, me, fatherId, '11')
    const later = await on('2026-11-23')
    expect((await later.power.list({})).results).toMatchObject([
      {
        type: 'innovationpay',
        state: 'usable',
        left: '还剩 ¥500',
        gives: ['清单内 3 种药品，保险公司付 100%', '交一期，增加一期的额度'],
      },
    ])
    await shop.db.update(benefits).set({ taken: 50_000 })
    expect((await later.power.list({})).results).toMatchObject([
      { state: 'spent', text: '已交各期的额度已用完，交下一期后增加', link: `/innovationpay/monthly/book?policyId=${policyId}` },
    ])
    const over = await on('2027-11-22')
    expect((await over.power.list({})).results).toMatchObject([{ state: 'over', text: '2027 年 11 月 21 日已到期' }])
  })

  it('of one kind are told with how they are used, and no other', async () => {
    await issued(shop, me, fatherId)
    await bound()
    const { steps, powers, uses } = await me.power.detail({ params: { type: 'insurance' } })
    expect(steps[0]?.title).toBe('到商保专区选药')
    expect(powers).toMatchObject([{ type: 'insurance' }])
    expect(uses).toEqual([])
  })
})

describe('messages about rights', () => {
  it('tell of one that was bound, once', async () => {
    await bound()
    await bound()
    const { results } = await me.power.messages({ query: {} })
    expect(results).toMatchObject([{ title: '商保权益已绑定', link: '/power/detail/insurance' }])
  })

  it('tell of what an order used once it is received', async () => {
    const { benefitId } = await bound()
    await me.power.messages({ query: {} })
    const [order] = await shop.db.query.orders.findMany({ limit: 1 })
    await shop.db.insert(benefitUses).values({ orderCode: order!.orderCode, benefitId, cents: 1234, heldAt: shop.clock.now() })
    await shop.db.update(benefits).set({ reserved: 1234 }).where(eq(benefits.benefitId, benefitId))
    await inTransaction(shop.db, (tx) => takeLimit(tx, order!.orderCode, shop.clock.now()))
    const { results } = await me.power.messages({ query: {} })
    expect(results.map(({ title }) => title)).toContain('权益已使用')
    expect(await told('powerUsed')).toMatchObject([expect.stringMatching(new RegExp(`为订单 ${order!.orderCode} 付了 ¥12.34，还剩 ¥`))])
  })

  it('tell that one ends in 30, 7 and 1 days, each once, also where no gateway ran on the day', async () => {
    const { benefitId } = await bound()
    await shop.db.update(benefits).set({ endsOn: '2026-12-31' }).where(eq(benefits.benefitId, benefitId))
    for (const day of ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-20', '2026-12-25', '2026-12-26', '2026-12-30', '2026-12-31']) {
      await on(day)
      await tellsEndings()
      await tellsEndings()
    }
    const texts = await told('powerEnding')
    expect(texts.map((text) => /还有 (\d+) 天/.exec(text)?.[1])).toEqual(['30', '6', '1'])
  })

  it('tell nothing of one that is used up', async () => {
    const { benefitId, limit } = await bound()
    const before = (await told('powerEnding')).length
    await shop.db.update(benefits).set({ endsOn: '2026-12-31', taken: limit.yearly }).where(eq(benefits.benefitId, benefitId))
    await on('2026-12-30')
    await tellsEndings()
    expect(await told('powerEnding')).toHaveLength(before)
  })

  it('tell of a membership 30 days and one day before its end, and nothing while its rights are paused', async () => {
    await shop.db.delete(messages)
    const orderId = await svipHeld(shop, me)
    expect((await me.power.list({})).results).toMatchObject([{ type: 'svip', state: 'usable', from: '本店', link: '/svip', limit: null }])
    for (const day of ['2027-10-21', '2027-10-22', '2027-11-20']) {
      await on(day)
      await tellsEndings()
    }
    expect(await told('powerEnding')).toEqual([
      'SVIP 年卡还有 30 天到期（2027 年 11 月 21 日），不会自动续费',
      'SVIP 年卡还有 1 天到期（2027 年 11 月 21 日），不会自动续费',
    ])
    await shop.db.delete(messages)
    await on('2027-10-22')
    await pauseAnnounced(shop, orderId)
    await tellsEndings()
    expect(await told('powerEnding')).toEqual([])
  })
})
