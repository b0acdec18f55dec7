import { eq } from 'drizzle-orm'
import { MINUTE, SECOND } from '../../../src/lib/duration'
import { staffAt } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { newBuyers, ordered, packingOf, type Buyer } from '../../../tests/support/shop'
import { answer, clientId, said } from '../../../tests/support/talk'
import { chatMessages, conversations } from '../../tables'

const NIGHT = '2026-11-21T23:30:00+08:00'

let gateway: Gateway
let buyer: Buyer
let other: Buyer
let conversationId: string
beforeEach(async () => {
  gateway = await gatewayAt()
  const [first, second] = await newBuyers(gateway, 2)
  buyer = first!
  other = second!
  conversationId = (await buyer.chat.open({ body: { desk: 'service' } })).conversationId
})

const send = (text: string) => buyer.chat.send({ params: { conversationId }, body: said(text) })
const record = async () => (await buyer.chat.record({ params: { conversationId }, query: { size: 50 } })).results
const row = async () => (await gateway.db.select().from(conversations).where(eq(conversations.conversationId, conversationId)))[0]!
const isWaiting = async () => (await row()).waitsSince !== null
const robot = async () => (await record()).filter(({ sender }) => sender === 'robot')
const comesIn = async () => {
  const { staffId } = await staffAt(gateway, { roles: ['clerk'] })
  const leaseUntil = new Date(gateway.clock.now().getTime() + MINUTE)
  await gateway.db.update(conversations).set({ staffId, leaseUntil }).where(eq(conversations.conversationId, conversationId))
  return staffId
}

describe('what a member writes at the service desk', () => {
  // What was written before, what is written, what the robot says to it, and whether a person is waited for.
  it.each<[string, string[], string, RegExp | undefined, boolean]>([
    ['a question of the table is answered', [], '运费多少钱？', /每笔订单运费 6\.00 元，满 49\.00 元免运费/, false],
    ['one in full width and traditional, too', [], ' 為什麼要收郵費！！', /免运费/, false],
    ['nobody guesses', [], '这盒能拆开卖吗', undefined, true],
    ['a person is asked for', [], '转人工', undefined, true],
    ['a person is asked for after an answer', ['运费多少钱'], '人工', undefined, true],
    ['the same is asked again', ['运费多少钱'], '满多少包邮', undefined, true],
    ['an answer did not help', ['运费多少钱'], '答非所问', undefined, true],
    ['two answers of a topic did not help', ['运费多少钱', '可以晚上送吗'], '几天能送到', undefined, true],
    ['another topic is asked', ['运费多少钱'], '能开发票吗', /再点“发票”，填好抬头提交/, false],
    ['it is solved', ['运费多少钱'], '已解决', /不客气/, false],
    ['thanks without an answer before', [], '谢谢', undefined, true],
    ['a person is waited for already', ['转人工'], '运费多少钱', undefined, true],
    ['a dose', [], '布洛芬一次吃几片', /要由执业药师回答/, true],
    ['a symptom beside a question', [], '我头疼，包邮吗', /要由执业药师回答/, true],
    ['a pharmacist is asked for', [], '我要找药师', /要由执业药师回答/, true],
    ['an emergency', [], '胸口疼得厉害', /120/, true],
    ['an emergency while a person is waited for', ['转人工'], '孩子抽搐了', /120/, true],
    ['an emergency that was helped is not told twice', ['胸口疼得厉害'], '胸口疼得厉害', undefined, true],
    ['trouble', [], '我要投诉', undefined, true],
  ])('%s', async (_name, before, text, says, waits) => {
    for (const one of before) await send(one)
    const known = (await robot()).length
    await send(text)
    const [first, ...more] = (await robot()).slice(known)
    expect([first?.text.match(says ?? /^$/) !== null && first !== undefined, more]).toEqual([says !== undefined, []])
    expect(await isWaiting()).toBe(waits)
  })

  it('is one, with one answer, though it is sent ten times at once', async () => {
    const body = said('运费多少钱')
    await Promise.all(Array.from({ length: 10 }, () => buyer.chat.send({ params: { conversationId }, body })))
    expect((await record()).map(({ sender }) => sender)).toEqual(['member', 'robot'])
    expect((await buyer.chat.current()).conversation).toMatchObject({ state: 'open', lastSeq: 2 })
  })

  it('is for the person who is there: the robot is silent then', async () => {
    await comesIn()
    await send('运费多少钱')
    await send('布洛芬一次吃几片')
    expect([await robot(), await isWaiting()]).toEqual([[], true])
  })

  it('is no question for a robot at another desk', async () => {
    await buyer.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
    await buyer.chat.open({ body: { desk: 'pharmacist' } })
    await send('运费多少钱')
    expect([await robot(), await isWaiting()]).toEqual([[], true])
  })
})

describe('a robot’s answer', () => {
  it('offers a person each time, and waits since the member began to ask', async () => {
    await send('运费多少钱')
    const began = gateway.clock.now()
    gateway.clock.advance((3 * MINUTE) / SECOND)
    await send('能开发票吗')
    expect((await robot()).map(({ offers }) => offers)).toEqual([
      ['person', 'solved'],
      ['person', 'solved'],
    ])
    const handed = await buyer.chat.transfer({ params: { conversationId }, body: { desk: 'service' } })
    expect([handed.state, (await row()).waitsSince]).toEqual(['waiting', began])
    expect((await record()).at(-1)).toMatchObject({ sender: 'system', text: '已为您转到客服，请稍候' })
    expect(await buyer.chat.transfer({ params: { conversationId }, body: { desk: 'service' } })).toMatchObject({ lastSeq: handed.lastSeq })
  })

  it('is no answer of a person: it is not appraised, and what was solved is not counted as waiting', async () => {
    await send('运费多少钱')
    const appraise = () => buyer.chat.appraise({ params: { conversationId }, body: { session: 1, stars: 5 } })
    await expect(appraise()).rejects.toMatchObject({ code: 'NOT_ANSWERED' })
    gateway.clock.advance(60)
    await send('谢谢')
    gateway.clock.advance(60)
    await send('转人工')
    const asked = gateway.clock.now()
    expect((await row()).waitsSince).toEqual(asked)
  })

  it('leaves who is in the conversation there when its member asks for the same desk', async () => {
    const staffId = await comesIn()
    await answer(gateway, { conversationId, staffId, text: '您好' })
    expect(await buyer.chat.transfer({ params: { conversationId }, body: { desk: 'service' } })).toMatchObject({ state: 'talking' })
  })

  it('is sealed as every message is', async () => {
    await send('我的订单到哪一步了')
    const rows = await gateway.db.select().from(chatMessages).where(eq(chatMessages.conversationId, conversationId))
    expect(JSON.stringify(rows)).not.toMatch(/order-latest|您还没有订单/)
  })
})

describe('outside the hours', () => {
  beforeEach(() => gateway.clock.set(NIGHT))

  it.each<[string, string, RegExp, string[], boolean]>([
    ['a question of the table is answered', '运费多少钱', /免运费/, ['leave', 'solved'], false],
    ['who asks for a person is told when one is there', '转人工', /客服 8:00–22:00 在线/, ['leave'], false],
    ['who asks for advice, too, and is answered in the morning', '头孢怎么吃', /药师 8:00–22:00 在线/, ['leave'], true],
    ['an emergency is helped, and seen in the morning', '喘不上气了', /120/, [], true],
  ])('%s', async (_name, text, says, offers, waits) => {
    await send(text)
    const [reply] = await robot()
    expect(reply?.text).toMatch(says)
    expect(reply?.offers).toEqual(offers)
    expect(await isWaiting()).toBe(waits)
  })

  it('what the table does not know is not taken, and says when somebody is there', async () => {
    await expect(send('这盒能拆开卖吗')).rejects.toMatchObject({ status: 409, code: 'OFF_DUTY' })
  })
})

describe('an answer from the member’s own data', () => {
  it('tells of this member’s alone, with the card of it', async () => {
    const { skuCode } = await packingOf(gateway, 'otcB')
    const { orderCode } = await ordered(other, { skuCode, quantity: 1 })
    await send('我的订单到哪一步了')
    expect((await robot()).map(({ text }) => text)).toEqual(['您还没有订单。\n所有订单在“我的订单”里。'])
    const theirs = (await other.chat.open({ body: { desk: 'service' } })).conversationId
    const asked = { params: { conversationId: theirs }, body: { questionId: 'order-latest', clientId: clientId() } }
    const { results } = await other.chat.ask(asked)
    expect(results).toMatchObject([
      { sender: 'member' },
      { sender: 'robot' },
      { sender: 'robot', kind: 'card', card: { kind: 'order', code: orderCode } },
    ])
    expect(results[1]?.text).toContain('待付款')
    expect(await other.chat.ask(asked)).toEqual({ results })
  })

  it.each([
    ['parcelNow', '我的包裹到哪了', '您现在没有在路上的包裹'],
    ['latestRefund', '我的退款到哪一步了', '您没有正在处理的退款'],
    ['paidOrder', '能开发票吗', '您还没有付款的订单'],
    ['prescriptionState', '我的处方审核好了吗', '您还没有提交过处方'],
    ['couponsEnding', '我有哪些优惠券能用', '您现在没有可以用的优惠券'],
  ])('says of %s where there is none', async (_lookUp, text, says) => {
    await send(text)
    expect((await robot())[0]?.text).toContain(says)
  })

  it('says how a paid order stands, and what became of the money of one that was cancelled', async () => {
    const { zhou } = gateway
    const id = (await zhou.chat.open({ body: { desk: 'service' } })).conversationId
    const ask = async (questionId: string) =>
      (await zhou.chat.ask({ params: { conversationId: id }, body: { questionId, clientId: clientId() } })).results
    for (const questionId of ['order-latest', 'delivery-where', 'refund-latest', 'prescription-latest', 'coupon-mine']) {
      const [, text, card] = await ask(questionId)
      expect(text?.text.length).toBeGreaterThan(5)
      for (const line of text?.text.split('\n') ?? []) expect(line).toMatch(/[。：]$/)
      expect(card?.card?.isGone ?? false).toBe(false)
    }
  })

  it('says first who brings the parcel and where it is, as sentences, then where one looks', async () => {
    const params = { conversationId: (await gateway.zhou.chat.open({ body: { desk: 'service' } })).conversationId }
    const { results } = await gateway.zhou.chat.ask({ params, body: { questionId: 'delivery-where', clientId: clientId() } })
    expect(results[1]?.text).toMatch(/^您的包裹由.+运送，单号 \w+。最新（.+）：.+。\n打开“我的订单”/)
  })
})
