import { eq } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import { SignStatus } from '../../../src/contract/sign'
import { daysAfter, shopDate } from '../../../src/lib/time'
import { newBuyers, ordered, packingOf, shopAt, type Buyer, type Shop } from '../../../tests/support/shop'
import { addresses, articles, ledgerEntries, members, orders, sessions, signDays } from '../../tables'
import { runJobs } from '../jobs'
import { questionOf, QUESTIONS } from './questions'
import { remindSigning } from './reminders'

let shop: Shop
let people: Buyer[]
beforeAll(async () => {
  shop = await shopAt()
  people = await newBuyers(shop, 12)
  await shop.db.update(members).set({ createdAt: new Date('2026-01-01T00:00:00+08:00') })
  await shop.db.update(sessions).set({ expiresAt: new Date('2030-01-01T00:00:00+08:00') })
})

/** Somebody of whom the shop knows nothing yet, at a moment of the shop's clock. */
const newcomer = (at: string) => {
  shop.clock.set(at)
  return people.pop()!
}
const at = (day: string, clock = '09:00') => shop.clock.set(`${day}T${clock}:00+08:00`)
const signAll = async (buyer: Buyer, first: string, days: number) => {
  for (let nth = 0; nth < days; nth += 1) {
    at(daysAfter(first, nth))
    await buyer.sign.signToday()
  }
}
const balanceOf = async (buyer: Buyer) => (await buyer.coin.balance()).balance
const dayOf = async (buyer: Buyer, date: string) => (await buyer.sign.info()).dailySignInfos.find((day) => day.date === date)

describe('signing in', () => {
  it('gives the coins of each day of a row, a gift for each seven, and for every day of a month; the 200th at once gets none', async () => {
    const buyer = newcomer('2026-11-01T00:00:00+08:00')
    const answers = await Promise.allSettled(Array.from({ length: 200 }, () => buyer.sign.signToday()))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(buyer.sign.signToday()).rejects.toMatchObject({ status: 409, code: 'SIGNED', message: '今天已经签到过了，明天再来' })
    expect(await balanceOf(buyer)).toBe(5)

    await signAll(buyer, '2026-11-02', 5)
    at('2026-11-07')
    expect(await buyer.sign.info()).toMatchObject({ continuousDays: 6, daysToGift: 1, giftCoins: 60, today: { coins: 10, gift: 'week' } })
    expect(await buyer.sign.signToday()).toEqual({
      coins: 10,
      gifts: [{ gift: 'week', coins: 60 }],
      continuousDays: 7,
      repairedDate: null,
    })
    expect(await balanceOf(buyer)).toBe(5 + 5 + 8 + 8 + 8 + 10 + 10 + 60)

    await signAll(buyer, '2026-11-08', 22)
    at('2026-11-30', '23:59')
    expect((await buyer.sign.info()).today).toMatchObject({ gift: 'month', coins: 5 })
    expect(await buyer.sign.signToday()).toMatchObject({ gifts: [{ gift: 'month', coins: 100 }], continuousDays: 30 })
    expect(await buyer.sign.counts({ query: {} })).toEqual({ continuousDays: 30, monthDays: 30, totalDays: 30 })
    at('2026-12-01', '00:00')
    expect(await buyer.sign.signToday()).toMatchObject({ coins: 8, gifts: [], continuousDays: 31 })
    expect(await buyer.sign.counts({ query: {} })).toMatchObject({ monthDays: 1 })
  })

  it('goes by the shop’s midnight at the end of a year, and a clock put back signs no day twice', async () => {
    const buyer = newcomer('2026-12-31T23:59:59+08:00')
    await buyer.sign.signToday()
    shop.clock.set('2026-12-31T16:00:00Z')
    expect(await buyer.sign.signToday()).toMatchObject({ continuousDays: 2 })
    shop.clock.set('2026-12-31T15:59:59Z')
    await expect(buyer.sign.signToday()).rejects.toMatchObject({ code: 'SIGNED' })
    at('2026-12-30')
    expect(await buyer.sign.signToday()).toMatchObject({ coins: 5 })
    at('2027-01-02')
    expect(await buyer.sign.signToday()).toMatchObject({ continuousDays: 4, coins: 8 })
    const months = (await buyer.coin.history({ query: {} })).results
    expect(months.map(({ month, earned }) => [month, earned])).toEqual([['2027-01', 13], ['2026-12', 10]]) // prettier-ignore
  })

  it('makes up yesterday by itself, once a month', async () => {
    const buyer = newcomer('2026-11-02T09:00:00+08:00')
    await signAll(buyer, '2026-11-02', 2)
    at('2026-11-05')
    expect(await buyer.sign.info()).toMatchObject({ continuousDays: 2, willRepair: true, today: { coins: 8 } })
    expect(await buyer.sign.signToday()).toMatchObject({ continuousDays: 4, coins: 8, repairedDate: '2026-11-04' })
    expect(await balanceOf(buyer)).toBe(5 + 5 + 8)
    at('2026-11-07')
    expect(await buyer.sign.info()).toMatchObject({ continuousDays: 0, willRepair: false })
    expect(await buyer.sign.signToday()).toMatchObject({ continuousDays: 1, repairedDate: null })
    await signAll(buyer, '2026-12-01', 1)
    at('2026-12-03')
    expect(await buyer.sign.signToday()).toMatchObject({ continuousDays: 3, repairedDate: '2026-12-02' })
  })
})

describe('making up a day', () => {
  it('costs coins, gives its own, joins the rows beside it, and no row has more gifts than sevens', async () => {
    const buyer = newcomer('2026-11-08T09:00:00+08:00')
    await signAll(buyer, '2026-11-08', 4)
    await signAll(buyer, '2026-11-14', 7)
    at('2026-11-20', '12:00')
    const before = await balanceOf(buyer)
    expect(await dayOf(buyer, '2026-11-13')).toMatchObject({ signStatus: SignStatus.canMakeUp, coins: 5 })
    expect(await buyer.sign.makeUp({ body: { date: '2026-11-13' } })).toMatchObject({ coins: 5, gifts: [], continuousDays: 8 })
    expect(await buyer.sign.makeUp({ body: { date: '2026-11-12' } })).toMatchObject({ gifts: [], continuousDays: 13 })
    expect(await balanceOf(buyer)).toBe(before - 10)
    at('2026-11-21')
    expect(await buyer.sign.signToday()).toMatchObject({ continuousDays: 14, gifts: [{ gift: 'week', coins: 60 }] })
    expect(await dayOf(buyer, '2026-11-13')).toMatchObject({ signStatus: SignStatus.signed })
  })

  it('is refused for other days and without the coins, says why and takes nothing', async () => {
    const buyer = newcomer('2026-11-21T09:00:00+08:00')
    await shop.db
      .update(members)
      .set({ createdAt: new Date('2026-11-10T12:00:00+08:00') })
      .where(eq(members.memberId, buyer.memberId))
    const why = (date: string) => buyer.sign.makeUp({ body: { date } }).then(String, (refused: unknown) => (refused as Error).message)
    expect(await why('2026-11-20')).toBe('健康币不够，需要 10 枚')
    expect(await dayOf(buyer, '2026-11-20')).toMatchObject({ signStatus: SignStatus.canMakeUp })
    await buyer.sign.signToday()
    for (const [date, reason] of [
      ['2026-11-21', '今天还没有结束，请直接签到'],
      ['2026-11-22', '还没有到这一天，不能补签'],
      ['2026-11-07', '只能补签本周和上周漏签的日子'],
      ['2026-11-09', '这一天您还没有注册，不能补签'],
      ['2026-02-30', '日期应为 2026-10-23 的样子'],
    ] as const)
      expect(await why(date)).toBe(reason)
    at('2026-11-22')
    await buyer.sign.signToday()
    expect(await why('2026-11-21')).toBe('2026 年 11 月 21 日已经签到，不用补签')
    expect(await balanceOf(buyer)).toBe(10)
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => buyer.sign.makeUp({ body: { date: '2026-11-20' } })))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await balanceOf(buyer)).toBe(5)
  })
})

describe('the calendar', () => {
  it('shows last week, this one and the next, and promises a gift only where it can be had', async () => {
    const buyer = newcomer('2026-11-25T09:00:00+08:00')
    const days = (await buyer.sign.info()).dailySignInfos
    expect([days[0]?.date, days.length, days.at(-1)?.date]).toEqual(['2026-11-15', 21, '2026-12-05'])
    expect(days.filter(({ gift }) => gift !== 'none').map(({ date, gift }) => [date, gift])).toEqual([['2026-12-01', 'week']])
    expect(days.filter(({ signStatus }) => signStatus === SignStatus.canMakeUp)).toHaveLength(10)
    await shop.db.insert(signDays).values(
      Array.from({ length: 14 }, (_, nth) => ({
        memberId: buyer.memberId,
        day: daysAfter('2026-11-01', nth),
        way: 'signed' as const,
        at: shop.clock.now(),
      })),
    )
    expect(await dayOf(buyer, '2026-11-30')).toMatchObject({ gift: 'month' })
  })
})

describe('today’s question', () => {
  it('is answered once, explained then, and gives its coins right or wrong', async () => {
    const buyer = newcomer('2026-11-21T09:00:00+08:00')
    const asked = await buyer.sign.question()
    expect(asked.answer).toBeNull()
    const { right, explanation } = questionOf('2026-11-21')
    const wrong = asked.items.find(({ id }) => id !== right)!.id
    const answer = (questionItem: string, id = asked.id) => buyer.sign.completeTask({ body: { id, questionItem } })
    await expect(answer('another')).rejects.toMatchObject({ status: 400, message: '请选择一个答案' })
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => answer(wrong)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await buyer.sign.question()).answer).toEqual({ item: wrong, rightItem: right, explanation })
    await expect(answer(right)).rejects.toMatchObject({ code: 'ANSWERED' })
    expect(await balanceOf(buyer)).toBe(5)
    at('2026-11-22')
    await expect(answer(right)).rejects.toMatchObject({ code: 'QUESTION_CHANGED' })
  })

  it('is another every day, each with one right item among its own', () => {
    for (const { items, right } of QUESTIONS) expect(items.filter(({ id }) => id === right)).toHaveLength(1)
    const asked = QUESTIONS.map((_, nth) => questionOf(daysAfter('2026-12-25', nth)).id)
    expect(new Set(asked).size).toBe(QUESTIONS.length)
  })
})

describe('the article of the day', () => {
  it('is another on the next day, and none where none is published', async () => {
    const visitor = shop.client({ device: 'a-reader' })
    const read = async (day: string) => {
      at(day)
      return (await visitor.sign.healthPopSci()).article
    }
    const [one, other] = [await read('2026-11-21'), await read('2026-11-22')]
    expect(one?.articleId).not.toBe(other?.articleId)
    expect((await visitor.article.one({ params: { articleId: one!.articleId } })).title).toBe(one!.title)
    await shop.db.update(articles).set({ isPublished: false })
    expect(await read('2026-11-23')).toBeNull()
  })
})

describe('a task', () => {
  it('gives its coins when it is done and received, once; an order once, and none for a prescription drug', async () => {
    const buyer = newcomer('2026-11-21T09:00:00+08:00')
    await shop.db.delete(addresses).where(eq(addresses.id, `home-of-${buyer.memberId}`))
    const states = async () => Object.fromEntries((await buyer.sign.tasks()).results.map(({ id, status }) => [id, status]))
    const receive = (id: string) => buyer.sign.receiveCoin({ body: { id } })
    expect(await states()).toEqual({ patient: 'open', reminder: 'open', address: 'open', cabinet: 'open', order: 'open' })
    await expect(receive('reminder')).rejects.toMatchObject({ status: 409, message: '这项任务还没有完成' })
    await expect(receive('invite')).rejects.toMatchObject({ status: 404 })
    await buyer.sign.openRemind()
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => receive('reminder')))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await buyer.sign.closeRemind()
    expect(await states()).toMatchObject({ reminder: 'received' })

    const [other] = people
    const { skuCode } = await packingOf(shop, 'otcB')
    const { orderCode } = await ordered(other!, { skuCode, quantity: 1 })
    const done = { memberId: buyer.memberId, status: OrderStatus.completed, completedAt: shop.clock.now() }
    await shop.db.update(orders).set(done).where(eq(orders.orderCode, orderCode))
    expect(await states()).toMatchObject({ order: 'completed' })
    expect(await receive('order')).toEqual({ coins: 20 })
    at('2026-11-22')
    expect(await states()).toMatchObject({ order: 'open' })
    expect(await balanceOf(buyer)).toBe(30)
  })
})

describe('the evening’s reminder', () => {
  it('comes once to who asked for it and has not signed, before phones are left alone', async () => {
    const buyer = newcomer('2026-11-21T18:00:00+08:00')
    const remind = () => runJobs({ db: shop.db, providers: shop.providers, now: shop.clock.now(), jobs: { remindSigning } })
    const told = async () => (await buyer.message.list({ query: { kind: 'reward' } })).results.map(({ title, link }) => [title, link])
    await buyer.sign.openRemind()
    expect(await buyer.sign.info()).toMatchObject({ signRemindStatus: true })
    await remind()
    expect(await told()).toEqual([])
    at('2026-11-21', '19:30')
    await Promise.all([remind(), remind()])
    await remind()
    expect(await told()).toEqual([['今天还没有签到', '/sign']])
    at('2026-11-22', '19:30')
    await buyer.sign.signToday()
    await remind()
    at('2026-11-23', '22:00')
    await remind()
    at('2026-11-24', '19:30')
    await buyer.sign.closeRemind()
    await remind()
    expect(await told()).toHaveLength(1)
  })
})

describe('the coins', () => {
  it('count until the end of the next year, are told 30 days before, and leave as expired', async () => {
    const buyer = newcomer('2026-11-21T09:00:00+08:00')
    await buyer.sign.signToday()
    at('2027-01-05')
    await buyer.sign.signToday()
    expect(await buyer.coin.balance()).toEqual({ balance: 10, expiring: null, debt: 0 })
    at('2027-12-10')
    expect(await buyer.coin.balance()).toMatchObject({ expiring: { amount: 5, lastDay: '2027-12-31' } })
    at('2028-01-01', '00:00')
    expect(await buyer.coin.balance()).toEqual({ balance: 5, expiring: null, debt: 0 })
    await buyer.sign.signToday()
    await expect(buyer.sign.makeUp({ body: { date: '2027-12-31' } })).resolves.toMatchObject({ coins: 5 })
    const left = await shop.db.select().from(ledgerEntries).where(eq(ledgerEntries.memberId, buyer.memberId))
    expect(left.filter(({ reason }) => reason === 'expired').map(({ amount }) => amount)).toEqual([-5])
    const spent = await buyer.coin.history({ query: { movement: 'spent', size: 1 } })
    expect(spent).toMatchObject({
      hits: 1,
      hasMore: false,
      results: [{ month: '2028-01', earned: 10, spent: 10, expired: 5, entries: [{ title: '到期' }, { title: '补签使用' }] }],
    })
    const first = await buyer.coin.history({ query: { movement: 'earned', size: 2 } })
    expect([first.hits, first.hasMore, first.results.map(({ month }) => month)]).toEqual([3, true, ['2028-01', '2027-01']])
    expect(shopDate(first.results[0]!.entries[0]!.at)).toBe('2028-01-01')
  })
})
