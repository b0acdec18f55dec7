import { and, eq } from 'drizzle-orm'
import { staffAt } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { newBuyers, type Buyer } from '../../../tests/support/shop'
import { socketsOf } from '../../../tests/support/sockets'
import { answer, clientId, said } from '../../../tests/support/talk'
import { conversations, messages } from '../../tables'
import type { Job } from '../../kernel/jobs/job'
import { endIdle } from './endIdle'
import { giveUpLeases } from './giveUpLeases'
import { tellAnswered } from './tellAnswered'

let gateway: Gateway
let buyer: Buyer
let conversationId: string
let staffId: string
beforeEach(async () => {
  gateway = await gatewayAt()
  ;[buyer] = (await newBuyers(gateway, 1)) as [Buyer]
  conversationId = (await buyer.chat.open({ body: { desk: 'service' } })).conversationId
  staffId = (await staffAt(gateway, { roles: ['clerk'] })).staffId
})

/** Two gateways do it at once. */
const twice = (job: Job) => {
  const shop = { db: gateway.db, providers: gateway.providers, now: gateway.clock.now() }
  return Promise.all([job(shop), job(shop)])
}
const send = (text: string) => buyer.chat.send({ params: { conversationId }, body: said(text) })
const answered = (text: string) => answer(gateway, { conversationId, staffId, text })
const lines = async () => {
  const { results } = await buyer.chat.record({ params: { conversationId }, query: { size: 50 } })
  return results.filter(({ sender }) => sender === 'system').map(({ text }) => text)
}
const now = async () => (await buyer.chat.current()).conversation
const seated = () =>
  gateway.db
    .update(conversations)
    .set({ staffId, leaseUntil: new Date(gateway.clock.now().getTime() + 60_000) })
    .where(eq(conversations.conversationId, conversationId))

describe('a session', () => {
  it('ends by itself half an hour after the last word, where nobody waits, and says so once', async () => {
    await send('在吗')
    gateway.clock.advance(3600)
    await twice(endIdle)
    expect(await now()).toMatchObject({ state: 'waiting' })
    await answered('在的')
    gateway.clock.advance(29 * 60)
    await twice(endIdle)
    expect(await now()).toMatchObject({ state: 'open' })
    gateway.clock.advance(60)
    await twice(endIdle)
    expect([await now(), (await lines()).slice(1)]).toMatchObject([
      { state: 'ended', session: 1 },
      ['好一会儿没有新消息，这次咨询已自动结束。还有问题可以继续发消息'],
    ])
  })

  it('in which the robot alone answered ends silently', async () => {
    await buyer.chat.ask({ params: { conversationId }, body: { questionId: 'order-cancel', clientId: clientId() } })
    gateway.clock.advance(1800)
    await twice(endIdle)
    expect([await now(), await lines()]).toMatchObject([{ state: 'ended' }, []])
  })
})

describe('somebody who is not heard of any more', () => {
  it('leaves the member in the queue where he was, who is told once', async () => {
    await seated()
    await send('还在吗')
    const [before] = await gateway.db.select().from(conversations)
    await twice(giveUpLeases)
    expect(await now()).toMatchObject({ state: 'talking' })
    gateway.clock.advance(61)
    await twice(giveUpLeases)
    expect([await now(), (await lines()).slice(1)]).toMatchObject([{ state: 'waiting', with: null }, ['客服暂时离开了，已为您重新排队']])
    const [after] = await gateway.db.select().from(conversations)
    expect([after?.waitsSince, after?.staffId]).toEqual([before?.waitsSince, null])
  })

  it('goes silently where nobody waits', async () => {
    await seated()
    await send('在吗')
    await answered('在的')
    gateway.clock.advance(61)
    await twice(giveUpLeases)
    expect(await lines()).toHaveLength(1)
  })
})

describe('a member who is away', () => {
  const told = () =>
    gateway.db
      .select()
      .from(messages)
      .where(and(eq(messages.memberId, buyer.memberId), eq(messages.template, 'chatAnswered')))

  it('is told once of what he has not read, without a word of it, and again after he has read', async () => {
    await send('我的药到哪了')
    await answered('已经在路上，一句不能外传的话')
    gateway.clock.advance(19)
    await twice(tellAnswered)
    expect(await told()).toEqual([])
    gateway.clock.advance(1)
    await twice(tellAnswered)
    await answered('还有一句')
    gateway.clock.advance(60)
    await twice(tellAnswered)
    expect(await told()).toHaveLength(1)
    expect(JSON.stringify(await told())).not.toContain('外传')
    expect(await buyer.message.unread()).toMatchObject({ total: 1 })
    await buyer.chat.read({ params: { conversationId }, body: { seq: 99 } })
    expect(await buyer.message.unread()).toMatchObject({ total: 0 })
    await answered('再一句')
    gateway.clock.advance(60)
    await twice(tellAnswered)
    expect(await told()).toHaveLength(2)
  })

  it('is not told while a web socket of his follows, nor of what is not of a person', async () => {
    const served = await socketsOf(gateway)
    const socket = await served.member(buyer)
    socket.follow(conversationId)
    await socket.until(({ frames }) => frames.length > 0)
    await buyer.chat.ask({ params: { conversationId }, body: { questionId: 'order-cancel', clientId: clientId() } })
    gateway.clock.advance(60)
    await twice(tellAnswered)
    await answered('在的')
    gateway.clock.advance(30)
    await served.sockets.look()
    await twice(tellAnswered)
    expect(await told()).toEqual([])
    await served.close()
    gateway.clock.advance(30)
    await twice(tellAnswered)
    expect(await told()).toHaveLength(1)
  })
})
