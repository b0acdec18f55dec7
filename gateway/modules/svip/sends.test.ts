import { and, eq } from 'drizzle-orm'
import { CODE_SECONDS, SEND_DAYS } from '../../../src/contract/svip'
import { DAY_SECONDS } from '../../../src/lib/duration'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { svipPaid } from '../../../tests/support/svipAt'
import { newBuyers, shopAt, type Buyer, type Shop } from '../../../tests/support/shop'
import { auditLog, memberGrants, sessions, svipOrders, svipSends } from '../../tables'

let shop: Shop
let people: Buyer[]
let clerk: StaffPerson
beforeAll(async () => {
  shop = await shopAt()
  people = await newBuyers(shop, 90)
  await shop.db.update(sessions).set({ expiresAt: new Date('2040-01-01T00:00:00+08:00') })
})
const newcomer = () => people.pop()!
const member = async () => {
  const one = newcomer()
  return { one, orderId: await svipPaid(shop, one, 'year') }
}
const open = (who: Buyer, sendId: string) => who.svip.open({ params: { sendId } })
const settledOf = async (all: Array<Promise<unknown>>) => {
  const outcomes = await Promise.allSettled(all)
  return outcomes.filter(({ status }) => status === 'fulfilled').length
}

describe('a card that is sent', () => {
  it('gives whoever opens it first a month with the sender’s rights, and its sender sees no more than that it was opened', async () => {
    const { one } = await member()
    expect(await one.svip.sends()).toMatchObject({ left: 2, results: [] })
    const { sendId } = await one.svip.send()
    expect(await one.svip.sends()).toMatchObject({ left: 1, results: [{ sendId, state: 'offered', openedAt: null }] })
    const seen = await shop.visitor.svip.sent({ params: { sendId } })
    expect(seen).toMatchObject({
      state: 'offered',
      months: 1,
      rights: [{ title: '每月 4 张' }, { title: '不限次' }, { title: '会员价 95 折' }],
    })
    expect(JSON.stringify(seen)).not.toContain(one.memberId)
    const friends = Array.from({ length: 20 }, newcomer)
    expect(await settledOf(friends.map((friend) => open(friend, sendId)))).toBe(1)
    const cards = await Promise.all(friends.map(async (friend) => (await friend.svip.overview()).card))
    expect(cards.filter((card) => card !== null)).toMatchObject([{ planName: '体验卡', couponsLeft: 4 }])
    expect((await one.svip.sends()).results).toMatchObject([{ state: 'opened' }])
    await expect(open(newcomer(), sendId)).rejects.toMatchObject({ status: 409, code: 'SEND_CLOSED' })
  })

  it('is sent as often as was named, however many ask at once, and by nobody without a membership', async () => {
    const { one } = await member()
    expect(await settledOf(Array.from({ length: 50 }, () => one.svip.send()))).toBe(2)
    await expect(one.svip.send()).rejects.toMatchObject({ status: 409, code: 'NOTHING_LEFT' })
    await expect(newcomer().svip.send()).rejects.toMatchObject({ status: 409, code: 'NOT_HELD' })
    const [first] = (await one.svip.sends()).results
    await one.svip.withdraw({ params: { sendId: first!.sendId } })
    expect((await one.svip.sends()).left).toBe(1)
    shop.clock.advance(SEND_DAYS * DAY_SECONDS)
    const { left, results } = await one.svip.sends()
    expect([left, ...results.map(({ state }) => state).sort()]).toEqual([2, 'lapsed', 'withdrawn'])
  })

  it('is not opened by its sender, not a second time by anybody, and not once it was taken back or lapsed', async () => {
    const { one } = await member()
    const [first, second] = [await one.svip.send(), await one.svip.send()]
    await expect(open(one, first.sendId)).rejects.toMatchObject({ status: 409, code: 'OWN_CARD' })
    const friend = newcomer()
    await open(friend, first.sendId)
    await expect(open(friend, second.sendId)).rejects.toMatchObject({ status: 409, code: 'HAD_ONE' })
    await expect(one.svip.withdraw({ params: { sendId: first.sendId } })).rejects.toMatchObject({ status: 409, code: 'SEND_OPENED' })
    await expect(friend.svip.withdraw({ params: { sendId: second.sendId } })).rejects.toMatchObject({ status: 404 })
    await one.svip.withdraw({ params: { sendId: second.sendId } })
    await one.svip.withdraw({ params: { sendId: second.sendId } })
    await expect(open(newcomer(), second.sendId)).rejects.toMatchObject({ code: 'SEND_CLOSED' })
    await expect(friend.svip.send()).rejects.toMatchObject({ code: 'NOTHING_LEFT' })
    await expect(shop.visitor.svip.sent({ params: { sendId: 'of-nobody' } })).rejects.toMatchObject({ status: 404 })
  })

  it('is opened or taken back, one of both, whatever comes at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { one } = await member()
      const { sendId } = await one.svip.send()
      const friend = newcomer()
      expect(await settledOf([open(friend, sendId), one.svip.withdraw({ params: { sendId } })])).toBe(1)
      const [row] = await shop.db.select().from(svipSends).where(eq(svipSends.sendId, sendId))
      const orders = await shop.db.$count(svipOrders, eq(svipOrders.memberId, friend.memberId))
      expect(orders).toBe(row?.state === 'opened' ? 1 : 0)
    }
  })

  it('is a month of its membership where that is given back, and goes with it where nobody has opened it', async () => {
    const { one, orderId } = await member()
    const [opened, left] = [await one.svip.send(), await one.svip.send()]
    await open(newcomer(), opened.sendId)
    const quoted = (await one.svip.order({ params: { orderId } })).refund!
    expect(quoted).toMatchObject({ isWhole: false, monthsLeft: 11, saved: 1400, beyond: 0, back: 15_400 })
    await one.svip.refund({ params: { orderId }, body: { back: quoted.back } })
    await expect(open(newcomer(), left.sendId)).rejects.toMatchObject({ code: 'SEND_CLOSED' })
  })
})

describe('the code of a card', () => {
  const take = (code: string) => clerk.svip.take({ body: { code } })
  beforeAll(async () => {
    clerk = await staffAt(shop, { roles: ['clerk'], name: '孟夏' })
  })

  it('is taken once, of fifty at once, and says who it is, masked, with a line in the audit log', async () => {
    const { one } = await member()
    const { code, cardNumber, seconds } = await one.svip.qrCode()
    expect(seconds).toBeLessThanOrEqual(CODE_SECONDS)
    expect(await settledOf(Array.from({ length: 50 }, () => take(code)))).toBe(1)
    await expect(take(code)).rejects.toMatchObject({ status: 409, code: 'CODE_USED' })
    shop.clock.advance(CODE_SECONDS)
    const next = await one.svip.qrCode()
    expect(next.code).not.toBe(code)
    expect(await take(next.code)).toMatchObject({ cardNumber, planName: '年卡' })
    const lines = await shop.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.record, `svipCard:${code.slice(8, 12)}`), eq(auditLog.outcome, 'done')))
    expect(lines).toHaveLength(2)
  })

  it('holds for the minute after its own, and no longer; figures that are wrong, a card that is not there, and a membership that is over are refused', async () => {
    const { one, orderId } = await member()
    const { code } = await one.svip.qrCode()
    shop.clock.advance(2 * CODE_SECONDS)
    await expect(take(code)).rejects.toMatchObject({ status: 404, code: 'CODE_EXPIRED' })
    const late = await one.svip.qrCode()
    shop.clock.advance(CODE_SECONDS)
    await take(late.code)
    await expect(take(`000000000000${code.slice(12)}`)).rejects.toMatchObject({ status: 404 })
    const held = await one.svip.qrCode()
    const back = (await one.svip.order({ params: { orderId } })).refund!.back
    await one.svip.refund({ params: { orderId }, body: { back } })
    await expect(take(held.code)).rejects.toMatchObject({ status: 409, code: 'NOT_HELD' })
    await expect(one.svip.qrCode()).rejects.toMatchObject({ status: 409, code: 'NOT_HELD' })
    expect(await shop.db.$count(memberGrants, and(eq(memberGrants.memberId, one.memberId), eq(memberGrants.right, 'freeFreight')))).toBe(1)
  })
})
