import { and, eq } from 'drizzle-orm'
import { ALL_ODDS } from '../../../counter/contract/lottery'
import { WON } from '../../../src/contract/lottery'
import { LotteryStatus } from '../../../src/contract/lotteryActivity'
import { DAY } from '../../../src/lib/duration'
import { gatewayAt, SEEDED_AT, type Gateway } from '../../../tests/support/gateway'
import { cells, lotteryAt } from '../../../tests/support/lotteryAt'
import { newBuyers, packingOf, type Buyer } from '../../../tests/support/shop'
import { lotteries, lotteryDraws, lotteryParcels, lotteryStocks, memberCoupons } from '../../tables'
import { inTransaction } from '../../kernel/transaction'
import { give } from '../ledger/enter'
import { placeOf, prizeIdAt, rollOf, seedHashOf } from './outcome'
import { settleLotteries } from './settleLotteries'

const COINS = { prizeType: 'coin', name: '10 健康币', amount: 10 } as const
const POINTS = { prizeType: 'integral', name: '20 积分', amount: 20, odds: ALL_ODDS } as const

let gateway: Gateway
let others: Buyer[]
let me: Buyer
beforeAll(async () => {
  gateway = await gatewayAt()
  others = await newBuyers(gateway, 60)
})
beforeEach(() => {
  gateway.clock.set(SEEDED_AT)
  me = others.pop()!
})
const later = (days: number) => gateway.clock.set(new Date(gateway.clock.now().getTime() + days * DAY).toISOString())
const givePoints = (amount: number, { memberId } = me) =>
  inTransaction(gateway.db, (tx) => {
    const entry = { account: 'integral', amount, reason: 'prize', reference: 'test', key: `test ${amount}` } as const
    return give(tx, { memberId, ...entry, at: gateway.clock.now() })
  })
let keys = 0
const draw = (activityId: string, key = `key-${String(++keys).padStart(6, '0')}`, who = me) =>
  who.lottery.draw({ body: { activityId, key } })
const exchange = (activityId: string) => me.lottery.useIntegral({ body: { activityId } })
const points = async () => (await me.lottery.integral()).integral
const coins = async () => (await me.coin.balance()).balance
const fulfilled = (outcomes: ReadonlyArray<PromiseSettledResult<unknown>>) => outcomes.filter(({ status }) => status === 'fulfilled').length
const all = { odds: ALL_ODDS }

describe('a draw', () => {
  it('is the one that runs, else the next, else the last; one that nobody knows is not there', async () => {
    const current = async () => (await gateway.visitor.lotteryActivity.current()).activity
    expect(await current()).toMatchObject({ activityId: 'welcome-draw', status: LotteryStatus.active })
    const [beginsAt, endsAt] = [100, 110].map((days) => new Date(gateway.clock.now().getTime() + days * DAY))
    const activityId = await lotteryAt(gateway, { beginsAt, endsAt })
    later(60)
    expect(await current()).toMatchObject({ activityId, status: LotteryStatus.coming })
    later(60)
    expect(await current()).toMatchObject({ activityId, status: LotteryStatus.over })
    const gone = gateway.visitor.lottery.jackpot({ params: { activityId: 'nobody-knows' }, query: {} })
    await expect(gone).rejects.toMatchObject({ status: 404 })
  })

  it('tells its prizes, its period, the twelve things that the law asks for, and the hash of its seed alone', async () => {
    const { skuCode } = await packingOf(gateway, 'none')
    const goods = { prizeType: 'goods', name: '血压计', skuCode, worth: 19_900, quantity: 5, odds: 125 } as const
    const activityId = await lotteryAt(gateway, { prizes: cells({ ...COINS, odds: 300_000 }, goods), freeTimes: 1 })
    const shown = await gateway.visitor.lottery.jackpot({ params: { activityId }, query: {} })
    expect(shown).toMatchObject({
      activityId,
      enabled: true,
      status: LotteryStatus.active,
      seed: null,
      seedHash: seedHashOf('ab'.repeat(32)),
    })
    expect(shown.prizes.map(({ drawTips }) => drawTips).slice(0, 3)).toEqual(['10 健康币', '血压计', '下次好运'])
    expect(shown.prizes[1]?.imageLink).toMatch(/^\/pictures\//)
    const rules = new Map(shown.ruleDescription.map(({ title, text }) => [title, text]))
    expect([...rules.keys()]).toEqual([
      ...['奖品种类', '参加条件', '参加方式', '起止时间', '奖品名称与价值', '数量与中奖概率'],
      ...['兑奖时间', '兑奖条件', '兑奖方式', '配送方式', '弃奖条件', '主办方与联系方式'],
    ])
    expect(rules.get('奖品种类')).toBe('健康币、实物')
    expect(rules.get('奖品名称与价值')).toBe('10 健康币（价值 0.10 元）；血压计（价值 199 元）')
    expect(rules.get('数量与中奖概率')).toMatch(
      /^10 健康币不限数量，概率 30%；血压计共 5 份，概率 0.0125%；下次好运不限数量，概率 69.9875%/,
    )
    expect([...rules.values()].every((text) => text.length > 1)).toBe(true)
  })

  it('is free as often a day as it says, and again tomorrow', async () => {
    const activityId = await lotteryAt(gateway, { prizes: cells({ ...COINS, ...all }), freeTimes: 2 })
    expect(await me.lottery.number({ query: { activityId } })).toEqual({ number: 2, free: 2, shared: 0, exchanged: 0 })
    const first = await draw(activityId)
    expect(first).toMatchObject({ code: WON, message: '恭喜抽中「10 健康币」', prizeId: 'p1', number: 1 })
    expect(await draw(activityId)).toMatchObject({ number: 0 })
    await expect(draw(activityId)).rejects.toMatchObject({ status: 409, code: 'NO_CHANCE' })
    expect(await coins()).toBe(20)
    later(1)
    expect(await draw(activityId)).toMatchObject({ code: WON, number: 1 })
  })

  it('whose answer got lost is found by its key, and asked for again draws nothing', async () => {
    const activityId = await lotteryAt(gateway, { freeTimes: 5 })
    const ask = (key: string) => me.lottery.prize({ query: { activityId, key } })
    expect(await ask('key-nobody')).toEqual({ drawn: null })
    const drawn = await draw(activityId, 'key-of-mine')
    expect(drawn).toMatchObject({ code: '1000', message: '这次没有抽中，谢谢参与', number: 4 })
    expect(await draw(activityId, 'key-of-mine')).toEqual(drawn)
    expect(await ask('key-of-mine')).toEqual({ drawn })
    const stranger = others.pop()!
    expect(await stranger.lottery.prize({ query: { activityId, key: 'key-of-mine' } })).toEqual({ drawn: null })
  })

  it.each([
    ['before its time', { from: 1, to: 2 }, '开始，到时再来'],
    ['after its end', { from: -2, to: -1 }, '活动已经结束'],
    ['once it was stopped', { from: -1, to: 1, stoppedFor: '奖品有误' }, '活动已停止：奖品有误'],
  ])('is refused %s, and takes nothing', async (_when, { from, to, ...stopped }, says) => {
    await givePoints(500)
    const at = (days: number) => new Date(gateway.clock.now().getTime() + days * DAY)
    const stoppedAt = 'stoppedFor' in stopped ? gateway.clock.now() : null
    const activityId = await lotteryAt(gateway, { freeTimes: 1, beginsAt: at(from), endsAt: at(to), stoppedAt, ...stopped })
    const closed = { status: 409, code: 'LOTTERY_CLOSED', message: expect.stringContaining(says) as string }
    await expect(draw(activityId)).rejects.toMatchObject(closed)
    await expect(exchange(activityId)).rejects.toMatchObject(closed)
    expect(await points()).toBe(500)
  })

  it('for points costs them once for each, as often as they last, of 200 asked for at once; then as many draws', async () => {
    const activityId = await lotteryAt(gateway, { prizes: cells({ ...COINS, ...all }), integralLimit: 50 })
    await givePoints(750)
    const bought = await Promise.allSettled(Array.from({ length: 200 }, () => exchange(activityId)))
    expect(fulfilled(bought)).toBe(7)
    expect(await points()).toBe(50)
    await expect(exchange(activityId)).rejects.toMatchObject({ status: 409, code: 'NOT_ENOUGH', message: '积分不够，需要 100' })
    const drawn = await Promise.allSettled(Array.from({ length: 200 }, () => draw(activityId)))
    expect(fulfilled(drawn)).toBe(7)
    const own = and(eq(lotteryDraws.memberId, me.memberId), eq(lotteryDraws.activityId, activityId))
    const rows = await gateway.db.select({ nonce: lotteryDraws.nonce }).from(lotteryDraws).where(own)
    expect(rows.map(({ nonce }) => nonce).sort()).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(await coins()).toBe(70)
  })

  it('for points is had as often a day as it says', async () => {
    const activityId = await lotteryAt(gateway, { integralLimit: 2 })
    await givePoints(1000)
    await exchange(activityId)
    expect(await exchange(activityId)).toEqual({ number: 2, integral: 800 })
    await expect(exchange(activityId)).rejects.toMatchObject({ status: 409, code: 'TOO_MANY' })
    expect(await me.lottery.limitNumbers({ query: { activityId } })).toMatchObject({ useIntegralTimes: 2, integralLimitNumber: 2 })
    later(1)
    expect(await exchange(activityId)).toMatchObject({ number: 3 })
  })

  it('that was paid for with points and not made gives them back after the end, once', async () => {
    const activityId = await lotteryAt(gateway, { integralLimit: 3 })
    await givePoints(300)
    for (let times = 0; times < 3; times += 1) await exchange(activityId)
    await draw(activityId)
    const settle = () => settleLotteries({ db: gateway.db, providers: gateway.providers, now: gateway.clock.now() })
    await settle()
    expect(await points()).toBe(0)
    later(8)
    await Promise.all([settle(), settle()])
    await settle()
    expect(await points()).toBe(200)
    expect(await me.lottery.number({ query: { activityId } })).toMatchObject({ number: 0 })
  })
})

describe('a prize', () => {
  it('that is gone is the next of the list, and no more of it are won than there are', async () => {
    const rare = { ...COINS, quantity: 3, ...all }
    const activityId = await lotteryAt(gateway, { prizes: cells(rare, { ...POINTS, odds: 0 }), freeTimes: 10 })
    const people = [me, ...others.splice(0, 4)]
    const drawn = await Promise.all(people.flatMap((who) => [draw(activityId, undefined, who), draw(activityId, undefined, who)]))
    expect(drawn.map(({ prizeId }) => prizeId).sort()).toEqual(['p1', 'p1', 'p1', ...Array.from({ length: 7 }, () => 'p2')])
    const [stock] = await gateway.db.select().from(lotteryStocks).where(eq(lotteryStocks.activityId, activityId))
    expect(stock).toMatchObject({ quantity: 3, won: 3 })
    const over = gateway.db.update(lotteryStocks).set({ won: 4 }).where(eq(lotteryStocks.activityId, activityId))
    await expect(over).rejects.toThrow()
  })

  it('follows from the seed, which is published after the end: everybody finds the same', async () => {
    const prizes = cells({ ...COINS, odds: 400_000 }, { ...POINTS, odds: 300_000 })
    const activityId = await lotteryAt(gateway, { prizes, freeTimes: 40 })
    const drawn = []
    for (let times = 0; times < 40; times += 1) drawn.push((await draw(activityId)).prizeId)
    later(8)
    const { seed, seedHash } = await me.lottery.jackpot({ params: { activityId }, query: {} })
    expect(seedHashOf(seed!)).toBe(seedHash)
    const again = drawn.map((_, place) =>
      prizeIdAt(placeOf(prizes, rollOf(seed!, { activityId, memberId: me.memberId, nonce: place + 1 }))),
    )
    expect(drawn).toEqual(again)
    expect(new Set(drawn).size).toBe(3)
  })

  it('is given at once where it is coins, points or a coupon; of a coupon that is over the next is given', async () => {
    const coupon = { prizeType: 'coupon', name: '5 元券', couponType: 'lottery5', ...all } as const
    const activityId = await lotteryAt(gateway, { prizes: cells(coupon), freeTimes: 1 })
    await draw(activityId)
    const [held] = await gateway.db.select().from(memberCoupons).where(eq(memberCoupons.memberId, me.memberId))
    expect(held?.couponType).toBe('lottery5')
    await draw(await lotteryAt(gateway, { prizes: cells(POINTS), freeTimes: 1 }))
    expect(await points()).toBe(20)
    const { results } = await me.lottery.prizes({ query: {} })
    expect(results.map(({ name, state, title }) => [name, state, title])).toEqual([
      ['20 积分', 'given', '秋收有礼'],
      ['5 元券', 'given', '秋收有礼'],
    ])
    const over = { ...coupon, couponType: 'nobody-knows' }
    expect(await draw(await lotteryAt(gateway, { prizes: cells(over, { ...POINTS, odds: 0 }), freeTimes: 1 }))).toMatchObject({
      prizeId: 'p2',
    })
  })

  it('is told to everybody with the first sign of the name, and nothing is told of who won nothing', async () => {
    const activityId = await lotteryAt(gateway, { prizes: cells({ ...COINS, ...all }), freeTimes: 1 })
    await draw(activityId)
    await draw(await lotteryAt(gateway, { freeTimes: 1 }))
    const { winners } = await gateway.visitor.lottery.jackpot({ params: { activityId }, query: {} })
    expect(winners).toEqual([{ name: 'b**', prize: '10 健康币', at: expect.any(String) as string }])
  })
})

describe('goods that were won', () => {
  let drawId: string
  let activityId: string
  beforeEach(async () => {
    const { skuCode } = await packingOf(gateway, 'none')
    const goods = { prizeType: 'goods', name: '血压计', skuCode, worth: 19_900, quantity: 5, ...all } as const
    activityId = await lotteryAt(gateway, { prizes: cells(goods), freeTimes: 1 })
    drawId = (await draw(activityId)).drawId
  })
  const addressId = () => `home-of-${me.memberId}`
  const sendTo = () => me.lottery.sendTo({ params: { drawId }, body: { addressId: addressId() } })
  const leaves = () =>
    gateway.db
      .update(lotteryParcels)
      .set({ carrier: 7, trackingNumber: 'SF1234567890123', sentAt: gateway.clock.now() })
      .where(eq(lotteryParcels.id, drawId))

  it('wait for an address, are sent there, and have arrived', async () => {
    expect(await me.lottery.counts()).toEqual({ waiting: 1 })
    await expect(me.lottery.received({ params: { drawId } })).rejects.toMatchObject({ status: 409, code: 'NOT_SENT' })
    const told = await sendTo()
    expect(told).toMatchObject({
      state: 'toSend',
      address: expect.stringMatching(/^买主 139\*{4}\d{4} 江苏省南京市/) as string,
      parcel: null,
    })
    expect(await me.lottery.counts()).toEqual({ waiting: 0 })
    await leaves()
    await expect(sendTo()).rejects.toMatchObject({ status: 409, code: 'SENT' })
    const { results } = await me.lottery.prizes({ query: {} })
    expect(results).toMatchObject([{ state: 'sent', parcel: { carrierName: '顺丰速运', trackingNumber: 'SF1234567890123' } }])
    expect(await me.lottery.received({ params: { drawId } })).toMatchObject({ state: 'received' })
    expect(await me.lottery.received({ params: { drawId } })).toMatchObject({ state: 'received' })
  })

  it('lapse thirty days later, and neither before nor where an address was given', async () => {
    const won = (daysAgo: number) => {
      const at = new Date(gateway.clock.now().getTime() - daysAgo * DAY)
      return gateway.db.update(lotteryDraws).set({ at }).where(eq(lotteryDraws.drawId, drawId))
    }
    await won(29)
    expect(await me.lottery.counts()).toEqual({ waiting: 1 })
    await won(30)
    expect(await me.lottery.counts()).toEqual({ waiting: 0 })
    expect((await me.lottery.prizes({ query: {} })).results).toMatchObject([{ state: 'lapsed' }])
    await expect(sendTo()).rejects.toMatchObject({ status: 409, code: 'LAPSED' })
  })

  it('are nobody else’s, go to no address of somebody else, and coins go nowhere', async () => {
    const [stranger, none] = [others.pop()!, { status: 404, code: 'NOT_FOUND' }]
    const asked = { params: { drawId }, body: { addressId: `home-of-${stranger.memberId}` } }
    await expect(stranger.lottery.sendTo(asked)).rejects.toMatchObject(none)
    await expect(stranger.lottery.received({ params: { drawId } })).rejects.toMatchObject(none)
    await expect(me.lottery.sendTo(asked)).rejects.toMatchObject(none)
    const coin = await draw(await lotteryAt(gateway, { prizes: cells({ ...COINS, ...all }), freeTimes: 1 }))
    const nowhere = me.lottery.sendTo({ params: { drawId: coin.drawId }, body: { addressId: addressId() } })
    await expect(nowhere).rejects.toMatchObject({ status: 409, code: 'NO_PARCEL' })
  })
})

describe('what was passed on', () => {
  const open = (who: Buyer, shareId: string) => who.lottery.openShare({ params: { shareId } })
  const chances = (activityId: string) => me.lottery.number({ query: { activityId } })

  it('gives one draw more for each other member who opens it, up to the day’s limit, and again tomorrow', async () => {
    const activityId = await lotteryAt(gateway, { shareLimit: 2 })
    const share = () => me.lottery.share({ body: { activityId } })
    const { shareId } = await share()
    expect(await share()).toEqual({ shareId })
    const [mother, father, aunt] = others.splice(0, 3) as [Buyer, Buyer, Buyer]
    const at = await Promise.all(Array.from({ length: 20 }, () => open(mother, shareId)))
    expect(at.filter(({ counted }) => counted)).toHaveLength(1)
    expect(await open(father, shareId)).toEqual({ counted: true })
    expect(await open(aunt, shareId)).toEqual({ counted: false })
    expect(await open(me, shareId)).toEqual({ counted: false })
    expect(await chances(activityId)).toMatchObject({ number: 2, shared: 2 })
    expect(await me.lottery.limitNumbers({ query: { activityId } })).toMatchObject({ shareTimes: 2, shareLimitNumber: 2 })
    later(1)
    expect(await open(aunt, shareId)).toEqual({ counted: true })
    expect(await open(mother, shareId)).toEqual({ counted: false })
    expect(await chances(activityId)).toMatchObject({ number: 3 })
  })

  it('gives nothing after the draw, is passed on only while it runs, and what nobody passed on is not there', async () => {
    const activityId = await lotteryAt(gateway)
    const { shareId } = await me.lottery.share({ body: { activityId } })
    const mother = others.pop()!
    later(8)
    await expect(me.lottery.share({ body: { activityId } })).rejects.toMatchObject({ status: 409, code: 'LOTTERY_CLOSED' })
    expect(await open(mother, shareId)).toEqual({ counted: false })
    await expect(open(mother, 'forged')).rejects.toMatchObject({ status: 404 })
  })
})

describe('the database', () => {
  it('refuses to change a draw that has begun, or to take it away; before it may be', async () => {
    const activityId = await lotteryAt(gateway, { freeTimes: 1 })
    const one = eq(lotteries.activityId, activityId)
    await gateway.db.update(lotteries).set({ title: '秋收好礼' }).where(one)
    await draw(activityId)
    const frozen = { cause: expect.objectContaining({ message: 'a draw that has begun never changes' }) as unknown }
    for (const change of [{ prizes: cells(POINTS) }, { endsAt: new Date(0) }, { useIntegral: 1 }, { seed: 'cd'.repeat(32) }])
      await expect(gateway.db.update(lotteries).set(change).where(one)).rejects.toMatchObject(frozen)
    await gateway.db.delete(lotteryDraws).where(eq(lotteryDraws.activityId, activityId))
    await expect(gateway.db.delete(lotteries).where(one)).rejects.toMatchObject(frozen)
    await gateway.db.update(lotteries).set({ stoppedAt: gateway.clock.now(), stoppedFor: '奖品有误' }).where(one)
  })
})
