import fc from 'fast-check'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { GiftStatus } from '../../../src/contract/level'
import { daysAfter } from '../../../src/lib/time'
import { newBuyers, shopAt, type Buyer, type Shop } from '../../../tests/support/shop'
import { signedPatient } from '../../../tests/support/consult'
import { memberCoupons, memberGrants, memberLevelChanges, messages, sessions, settings } from '../../tables'
import { MEMBER_LEVELS } from '../../demo/shop/levels'
import type { Job } from '../../kernel/jobs/job'
import { settingChanged } from '../../kernel/settings'
import { inTransaction } from '../../kernel/transaction'
import { give, spend } from '../ledger/enter'
import { expireEntries } from '../ledger/enterExpired'
import { coinPercentOf } from '../earning/coinPercentOf'
import { levelsOf, levelsSetting } from './levels'
import { proveGrants } from './proveGrants'
import { rightsAt } from './rightsAt'
import { settleDueLevels } from './settleDue'
import { levelStandingOf } from './standing'
import { tellFallingLevels } from './tellFalling'

let shop: Shop
let people: Buyer[]
beforeAll(async () => {
  shop = await shopAt()
  people = await newBuyers(shop, 60)
  await shop.db.update(sessions).set({ expiresAt: new Date('2040-01-01T00:00:00+08:00') })
})
beforeEach(() => at('2026-11-21'))

const at = (day: string, clock = '10:00') => shop.clock.set(`${day}T${clock}:00+08:00`)
const newcomer = () => people.pop()!
const entry = ({ memberId }: Buyer, amount: number, reference: string) =>
  ({ memberId, account: 'growth', amount, reference, at: shop.clock.now() }) as const
const grow = (buyer: Buyer, amount: number, order: string) =>
  inTransaction(shop.db, (tx) => give(tx, { ...entry(buyer, amount, order), reason: 'orderEarned', key: `earned ${order}` }))
const takeBack = (buyer: Buyer, amount: number, order: string) =>
  inTransaction(shop.db, (tx) => spend(tx, { ...entry(buyer, amount, order), reason: 'orderTaken', key: `taken ${order} ${amount}` }))
const run = (...jobs: Job[]) =>
  jobs.reduce(
    async (before, job) => before.then(() => job({ db: shop.db, providers: shop.providers, now: shop.clock.now() })),
    Promise.resolve(),
  )
const receive = (buyer: Buyer, id: string) => buyer.level.receiveGift({ params: { id } })
const statusOf = async (buyer: Buyer, id: string) => (await buyer.level.gifts()).gifts.find((gift) => gift.id === id)?.giftStatus
const grantsOf = async ({ memberId }: Buyer) =>
  (
    await shop.db
      .select()
      .from(memberGrants)
      .where(and(eq(memberGrants.memberId, memberId), isNull(memberGrants.revokedAt)))
      .orderBy(asc(memberGrants.right), asc(memberGrants.source))
  ).map(({ right, source, value }) => `${source}: ${right} ${value}`)
const couponsOf = ({ memberId }: Buyer) => shop.db.select().from(memberCoupons).where(eq(memberCoupons.memberId, memberId))

const change = (value: unknown) =>
  inTransaction(shop.db, async (tx) => {
    await settingChanged(tx, levelsSetting.key)
    await tx.update(settings).set({ value }).where(eq(settings.key, levelsSetting.key))
  })

const SECOND = ['level: freeDelivery 1', 'level 2: upgradeCoupon 1']
const THIRD = [
  'level: birthdayCoupon 1',
  'level: coinPercent 120',
  'level: freeDelivery 2',
  'level: pharmacist 10',
  'level 2: upgradeCoupon 1',
  'level 3: upgradeCoupon 1',
]

describe('a level', () => {
  it('is reached with the growth for it, and gives exactly its rights from then on', async () => {
    const buyer = newcomer()
    expect(await buyer.level.mine()).toEqual({ level: 1, growth: 0, nextLevel: 2, nextGrowth: 500 })
    await grow(buyer, 499, 'first')
    expect(await grantsOf(buyer)).toEqual([])
    await grow(buyer, 1, 'second')
    expect(await buyer.level.mine()).toEqual({ level: 2, growth: 500, nextLevel: 3, nextGrowth: 1500 })
    expect(await grantsOf(buyer)).toEqual(SECOND)
    const [upgrade] = await shop.db.select().from(memberGrants).where(eq(memberGrants.source, 'level 2'))
    shop.clock.advance(60)
    await grow(buyer, 1000, 'third')
    expect(await grantsOf(buyer)).toEqual(THIRD)
    const [same] = await shop.db.select().from(memberGrants).where(eq(memberGrants.source, 'level 2'))
    expect(same).toMatchObject({ grantId: upgrade!.grantId, since: upgrade!.since })
    expect(await coinPercentOf(shop.db, buyer.memberId)).toBe(120)
    await grow(buyer, 20_000, 'fourth')
    expect(await buyer.level.mine()).toMatchObject({ level: 5, nextLevel: null, nextGrowth: null })
    expect(await buyer.member.v1()).toEqual({ level: 5, growth: 21_500 })
    expect(await buyer.member.v2()).toMatchObject({ name: '丰禾', lastDay: '2027-11-21' })
    expect(await coinPercentOf(shop.db, newcomer().memberId)).toBe(100)
  })

  it('is told with its rights, every level, the growth by month, and the ways to it', async () => {
    const buyer = newcomer()
    await grow(buyer, 2860, 'order-1')
    at('2026-12-01')
    await takeBack(buyer, 60, 'order-1')
    expect(await buyer.level.detail()).toMatchObject({
      level: 3,
      name: '抽穗',
      growth: 2800,
      nextGrowth: 4000,
      memberDays: 11,
      notice: null,
    })
    const { levels, ways } = await buyer.level.detail()
    expect(levels.map(({ name, growth }) => `${name} ${growth}`)).toEqual(['新芽 0', '分蘖 500', '抽穗 1500', '金穗 4000', '丰禾 10000'])
    expect(levels[2]?.rights.map(({ title }) => title)).toEqual(['月免邮 2 张', '1.2 倍健康币', '药师优先', '生日礼', '升级礼'])
    expect(ways.map(({ id, status }) => [id, status])).toEqual([['order', 'open'], ['profile', 'open']]) // prettier-ignore
    const { results } = await buyer.level.growth({ query: {} })
    expect(results.map(({ month, earned, taken }) => [month, earned, taken])).toEqual([['2026-12', 0, 60], ['2026-11', 2860, 0]]) // prettier-ignore
    expect(results[0]?.entries).toMatchObject([{ title: '退款扣回', amount: -60 }])
  })

  it('is decided on after a year by the growth of that year; a month before, who will not keep it is told once', async () => {
    const [keeps, falls] = [newcomer(), newcomer()]
    for (const buyer of [keeps, falls]) await grow(buyer, 1600, 'first')
    at('2027-05-01')
    await grow(keeps, 1500, 'later')
    await grow(falls, 700, 'later')
    at('2027-10-22', '12:00')
    await run(tellFallingLevels)
    at('2027-10-23', '12:00')
    await run(tellFallingLevels, tellFallingLevels)
    at('2027-11-01', '12:00')
    await run(tellFallingLevels)
    const told = await shop.db.select({ memberId: messages.memberId, text: messages.text }).from(messages).where(eq(messages.template, 'levelEnding')) // prettier-ignore
    const text = '您的「抽穗」2027 年 11 月 21 日到期，到期时成长值还差 800 可保级。不保级也不影响已领的会员礼'
    expect(told.filter(({ memberId }) => [keeps, falls].some((one) => one.memberId === memberId))).toEqual([
      { memberId: falls.memberId, text },
    ])
    expect((await falls.level.detail()).notice).toBe('「抽穗」2027 年 11 月 21 日到期，到期时成长值还差 800 可保级')
    expect((await keeps.level.detail()).notice).toBeNull()

    at('2027-11-21', '23:59')
    await run(settleDueLevels)
    expect(await falls.level.mine()).toMatchObject({ level: 3, growth: 2300 })
    at('2027-11-22', '00:00')
    await run(settleDueLevels, settleDueLevels)
    expect(await falls.level.mine()).toMatchObject({ level: 2, growth: 700 })
    expect(await grantsOf(falls)).toEqual(SECOND)
    expect(await keeps.level.detail()).toMatchObject({ level: 3, growth: 1500, lastDay: '2028-11-21' })
    expect(await grantsOf(keeps)).toEqual(THIRD)
    const changes = await shop.db.select().from(memberLevelChanges).where(eq(memberLevelChanges.memberId, falls.memberId)).orderBy(asc(memberLevelChanges.at)) // prettier-ignore
    expect(changes.map(({ from, to, reason }) => [from, to, reason])).toEqual([[1, 3, 'reached'], [3, 2, 'fallen']]) // prettier-ignore
    at('2028-11-22', '00:00')
    await run(expireEntries, settleDueLevels)
    expect(await falls.level.mine()).toMatchObject({ level: 1, growth: 0 })
    expect(await grantsOf(falls)).toEqual([])
  })

  it('that was reached with an order is lost with its refund, and what it gave and nobody used; reached again, it gives it again', async () => {
    const buyer = newcomer()
    await grow(buyer, 900, 'small')
    await receive(buyer, 'upgrade-2')
    shop.clock.advance(60)
    await grow(buyer, 1000, 'large')
    await receive(buyer, 'upgrade-3')
    await receive(buyer, 'month-2026-11-freeDelivery')
    const [delivery] = (await couponsOf(buyer)).filter(({ couponType }) => couponType === 'levelFreeDelivery')
    await shop.db.update(memberCoupons).set({ usedByOrder: 'order' }).where(eq(memberCoupons.couponId, delivery!.couponId))
    shop.clock.advance(60)
    await takeBack(buyer, 300, 'large')
    expect(await buyer.level.mine()).toMatchObject({ level: 3, growth: 1600 })
    shop.clock.advance(60)
    await takeBack(buyer, 700, 'large')
    expect(await buyer.level.mine()).toMatchObject({ level: 2, growth: 900 })
    expect(await grantsOf(buyer)).toEqual(SECOND)
    const usable = (await couponsOf(buyer)).filter(({ endsAt, usedByOrder }) => usedByOrder === null && endsAt > shop.clock.now())
    expect(usable.map(({ couponType }) => couponType)).toEqual(['levelUp2'])
    expect(await statusOf(buyer, 'upgrade-3')).toBe(GiftStatus.locked)
    expect(await statusOf(buyer, 'month-2026-11-freeDelivery')).toBe(GiftStatus.claimed)
    shop.clock.advance(60)
    await grow(buyer, 700, 'another')
    expect(await receive(buyer, 'upgrade-3')).toEqual({ couponCount: 1 })
    const again = (await couponsOf(buyer)).filter(({ couponType, endsAt }) => couponType === 'levelUp3' && endsAt > shop.clock.now())
    expect(again).toHaveLength(1)
  })

  it('before an order stays when the order is refunded, whatever is left of its growth', async () => {
    const buyer = newcomer()
    await grow(buyer, 600, 'first')
    shop.clock.advance(60)
    await grow(buyer, 50, 'second')
    shop.clock.advance(60)
    await inTransaction(shop.db, (tx) => spend(tx, { ...entry(buyer, 200, 'second'), reason: 'orderTaken', key: 'taken too much' }))
    expect(await buyer.level.mine()).toMatchObject({ level: 2, growth: 450 })
  })

  it('gives what the shop says since; who has it is brought there within a day, and nobody else', async () => {
    const buyer = newcomer()
    await grow(buyer, 600, 'first')
    await run(proveGrants)
    const levels = (await levelsOf(shop.db)).map((level) => (level.name === '分蘖' ? { ...level, coinPercent: 110 } : level))
    await change(levels)
    await shop.db.delete(memberGrants).where(and(eq(memberGrants.memberId, buyer.memberId), eq(memberGrants.right, 'freeDelivery')))
    at('2026-11-22', '03:00')
    await run(proveGrants)
    expect(await grantsOf(buyer)).toEqual(['level: coinPercent 110', ...SECOND])
    await change(MEMBER_LEVELS)
  })
})

describe('a gift', () => {
  it('of a level is received once, of 200 who ask at the same time', async () => {
    const buyer = newcomer()
    await grow(buyer, 1500, 'first')
    expect(await statusOf(buyer, 'upgrade-3')).toBe(GiftStatus.open)
    const ends = await Promise.allSettled(Array.from({ length: 200 }, () => receive(buyer, 'upgrade-3')))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await couponsOf(buyer)).map(({ couponType }) => couponType)).toEqual(['levelUp3'])
    expect(await statusOf(buyer, 'upgrade-3')).toBe(GiftStatus.claimed)
    const again = receive(buyer, 'upgrade-3')
    await expect(again).rejects.toMatchObject({ status: 409, code: 'GIFT_CLAIMED', message: '已经领过了，请到券包查看' })
  })

  it('of a level that was not reached is locked, and nobody receives what is somebody else’s', async () => {
    const buyer = newcomer()
    expect((await buyer.level.gifts()).gifts.map(({ title, text }) => `${title}，${text}`)).toEqual([
      '分蘖礼：满 59 减 8 券，升级到「分蘖」解锁',
      '11 月免邮券 × 1，升级到「分蘖」解锁',
    ])
    const locked = receive(buyer, 'upgrade-3')
    await expect(locked).rejects.toMatchObject({ status: 409, code: 'GIFT_LOCKED', message: '还不能领取：升级到「抽穗」解锁' })
    await expect(receive(buyer, 'upgrade-9')).rejects.toMatchObject({ status: 404, message: '没有找到这份会员礼' })
    await expect(shop.visitor.level.gifts()).rejects.toMatchObject({ status: 401 })
  })

  it('of a month is received in it, as many as the level gives, and is over after it', async () => {
    const buyer = newcomer()
    at('2026-11-30', '23:58')
    await grow(buyer, 1500, 'first')
    expect((await buyer.level.gifts()).gifts[1]).toMatchObject({ title: '升级礼：满 99 减 15 券', text: '2027 年 11 月 30 日前领取' })
    expect((await buyer.level.gifts()).gifts[2]).toMatchObject({ title: '11 月免邮券 × 2', text: '11 月 30 日前领取', icon: 'truck' })
    at('2026-12-01', '00:00')
    const over = receive(buyer, 'month-2026-11-freeDelivery')
    await expect(over).rejects.toMatchObject({ status: 409, code: 'GIFT_OVER', message: '不能领取了：已过领取时间' })
    expect(await receive(buyer, 'month-2026-12-freeDelivery')).toEqual({ couponCount: 2 })
    expect(await couponsOf(buyer)).toHaveLength(2)
  })

  it('of the birthday is received in its month, once a year; the birthday is told once a year', async () => {
    const buyer = newcomer()
    await grow(buyer, 1500, 'first')
    const tell = (month: number, day: number) => buyer.level.birthday({ body: { month, day } })
    await expect(receive(buyer, 'birthday-2026')).rejects.toMatchObject({ message: '还不能领取：填写生日后，生日当月领取' })
    await expect(tell(6, 31)).rejects.toMatchObject({ status: 400, field: 'day', message: '6 月没有 31 日' })
    await tell(2, 29)
    expect((await buyer.level.detail()).birthday).toEqual({ month: 2, day: 29, changeableFrom: '2027-11-22' })
    expect(await statusOf(buyer, 'birthday-2026')).toBe(GiftStatus.over)
    at('2027-11-21', '23:59')
    await expect(tell(11, 30)).rejects.toMatchObject({ status: 409, code: 'TOO_SOON', message: '生日一年只能修改一次' })
    await grow(buyer, 1500, 'second')
    at('2027-11-22', '00:00')
    await run(settleDueLevels)
    await tell(11, 30)
    expect(await receive(buyer, 'birthday-2027')).toEqual({ couponCount: 1 })
    await expect(receive(buyer, 'birthday-2027')).rejects.toMatchObject({ code: 'GIFT_CLAIMED' })
    at('2028-10-01')
    expect(await statusOf(buyer, 'birthday-2028')).toBe(GiftStatus.locked)
  })
})

describe('a complete health profile', () => {
  it('gives growth once, when a patient’s health is told', async () => {
    const { chen } = shop
    const open = chen.level.receiveGrowth({ params: { id: 'profile' } })
    await expect(open).rejects.toMatchObject({ status: 409, code: 'WAY_OPEN', message: '还没有填好健康信息' })
    await signedPatient(chen)
    expect((await chen.level.detail()).ways[1]).toMatchObject({ id: 'profile', status: 'completed' })
    const ends = await Promise.allSettled(Array.from({ length: 50 }, () => chen.level.receiveGrowth({ params: { id: 'profile' } })))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await chen.level.mine()).toMatchObject({ growth: 50 })
    await expect(chen.level.receiveGrowth({ params: { id: 'profile' } })).rejects.toMatchObject({ code: 'RECEIVED' })
    await expect(chen.level.receiveGrowth({ params: { id: 'order' } })).rejects.toMatchObject({ status: 404 })
  })
})

describe('the grants of members', () => {
  type Act = { what: 'give' | 'takeBack' | 'wait'; amount: number; days: number }
  const anyAct = fc.record({
    what: fc.constantFrom<Act['what'][]>('give', 'give', 'takeBack', 'wait'),
    amount: fc.integer({ min: 1, max: 4000 }),
    days: fc.integer({ min: 0, max: 200 }),
  })

  it('are what their levels give, whatever was given, taken back and expired', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyAct, { minLength: 1, maxLength: 12 }), async (acts) => {
        const buyer = newcomer()
        let day = '2026-11-21'
        for (const [place, { what, amount, days }] of acts.entries()) {
          at((day = daysAfter(day, days)))
          const { growth } = await levelStandingOf(shop.db, { memberId: buyer.memberId, now: shop.clock.now() })
          if (what === 'give') await grow(buyer, amount, `order-${place}`)
          else if (what === 'takeBack' && growth > 0) await takeBack(buyer, Math.min(growth, amount), `order-${place - 1}`)
          else await run(expireEntries, settleDueLevels)
          const { level } = await levelStandingOf(shop.db, { memberId: buyer.memberId, now: shop.clock.now() })
          const wanted = rightsAt(MEMBER_LEVELS, level).map(({ right, source, value }) => `${source}: ${right} ${value}`)
          expect(await grantsOf(buyer)).toEqual(expect.arrayContaining(wanted))
          expect(await grantsOf(buyer)).toHaveLength(wanted.length)
        }
      }),
      { numRuns: 15 },
    )
  })
})
