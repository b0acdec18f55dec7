import { and, asc, eq } from 'drizzle-orm'
import type { ChatForm } from '../../../src/contract/chat'
import { ONLINE_TIME } from '../hours/onlineTimeOf'
import { answer, clientId, said, talk } from '../../../tests/support/talk'
import { staffAt } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { paperPhoto } from '../../../tests/support/paperPhoto'
import { newBuyers, ordered, packingOf, type Buyer } from '../../../tests/support/shop'
import { chatMessages, conversations, messages, settings, uploads } from '../../tables'
import { settingChanged } from '../../kernel/settings'
import { inTransaction } from '../../kernel/transaction'
import { BUILT_IN_QUESTIONS } from '../frequentQuestion/builtInQuestions'
import { QUEUE_TARGETS } from '../waiting/queueTargets'
import { forgetConversations } from './forgetConversations'

let gateway: Gateway
let buyer: Buyer
let other: Buyer
beforeEach(async () => {
  gateway = await gatewayAt()
  const [first, second] = await newBuyers(gateway, 2)
  buyer = first!
  other = second!
})

const opened = async (who = buyer) => (await who.chat.open({ body: { desk: 'service' } })).conversationId
const send = (conversationId: string, body: ChatForm, who = buyer) => who.chat.send({ params: { conversationId }, body })
const recordOf = async (conversationId: string, who = buyer) =>
  (await who.chat.record({ params: { conversationId }, query: { size: 50 } })).results
const atOnce = <T>(times: number, work: (place: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, place) => work(place)))
const agree = (who = buyer) => who.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })

describe('a conversation', () => {
  it('is one a member, though fifty open it at once', async () => {
    const ids = await atOnce(50, () => opened())
    expect([new Set(ids).size, await gateway.db.$count(conversations, eq(conversations.memberId, buyer.memberId))]).toEqual([1, 1])
    expect((await other.chat.current()).conversation).toBeNull()
  })

  it('waits, is answered, is read and ends, and begins anew with the next message', async () => {
    const conversationId = await opened()
    await send(conversationId, said('这盒能拆开卖吗？'))
    const queued = await opened(other)
    gateway.clock.advance(60)
    await send(queued, said('我也想问'), other)
    const now = async (who = buyer) => (await who.chat.current()).conversation
    expect(await now()).toMatchObject({ state: 'waiting', queue: { ahead: 0, minutes: 5 }, lastSeq: 2, readSeq: 1, with: null })
    expect(await now(other)).toMatchObject({ state: 'waiting', queue: { ahead: 1 } })

    const { staffId } = await staffAt(gateway, { roles: ['clerk'] })
    const leaseUntil = new Date(gateway.clock.now().getTime() + 60_000)
    await gateway.db.update(conversations).set({ staffId, leaseUntil }).where(eq(conversations.conversationId, conversationId))
    await answer(gateway, { conversationId, staffId, text: '今天就发。' })
    expect(await now()).toMatchObject({
      state: 'talking',
      queue: null,
      lastSeq: 3,
      otherReadSeq: 3,
      with: { name: '沈知夏', desk: 'service' },
    })
    expect(await now(other)).toMatchObject({ queue: { ahead: 0 } })
    expect(await buyer.counts.unread()).toEqual({ count: 1 })
    await buyer.chat.read({ params: { conversationId }, body: { seq: 99 } })
    await buyer.chat.read({ params: { conversationId }, body: { seq: 1 } })
    expect([(await now())?.readSeq, await buyer.counts.unread()]).toEqual([3, { count: 0 }])
    gateway.clock.advance(61)
    expect(await now()).toMatchObject({ state: 'open', with: null })

    const ended = await buyer.chat.end({ params: { conversationId } })
    expect(ended).toMatchObject({ state: 'ended', session: 1, stars: null, lastSeq: 4 })
    expect(await buyer.chat.end({ params: { conversationId } })).toEqual(ended)
    await buyer.chat.appraise({ params: { conversationId }, body: { session: 1, stars: 4 } })
    await send(conversationId, said('还有一个问题'))
    expect(await now()).toMatchObject({ state: 'waiting', session: 2, stars: 4, endedAt: null })
    expect((await recordOf(conversationId)).map(({ sender, text, by }) => [sender, text, by?.name])).toEqual([
      ['member', '这盒能拆开卖吗？', undefined],
      ['system', '已转给客服，请稍候', undefined],
      ['staff', '今天就发。', '客服 沈知夏'],
      ['system', '您结束了这次咨询', undefined],
      ['member', '还有一个问题', undefined],
      ['system', '已转给客服，请稍候', undefined],
    ])
  })

  it('is appraised once a session, and only where somebody answered', async () => {
    const conversationId = await opened()
    await send(conversationId, said('在吗'))
    const appraise = (stars: number) => buyer.chat.appraise({ params: { conversationId }, body: { session: 1, stars } })
    await expect(appraise(5)).rejects.toMatchObject({ status: 409, code: 'NOT_ANSWERED' })
    const { staffId } = await staffAt(gateway, { roles: ['clerk'] })
    await answer(gateway, { conversationId, staffId, text: '在的' })
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, (_, place) => appraise((place % 2) + 1)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    await expect(appraise(6)).rejects.toMatchObject({ status: 400, field: 'stars' })
    await expect(appraise(5)).rejects.toMatchObject({ status: 409, code: 'APPRAISED' })
  })

  it('goes to another desk with the time it has waited; where illnesses are told, with the member’s consent', async () => {
    const conversationId = await opened()
    await send(conversationId, said('我要问药'))
    const asked = gateway.clock.now()
    gateway.clock.advance(120)
    const ask = (desk: 'pharmacist' | 'doctor') => buyer.chat.transfer({ params: { conversationId }, body: { desk } })
    await expect(ask('pharmacist')).rejects.toMatchObject({ status: 403, code: 'CONSENT_NEEDED' })
    await expect(buyer.chat.open({ body: { desk: 'doctor' } })).rejects.toMatchObject({ status: 403, code: 'CONSENT_NEEDED' })
    await agree()
    expect(await ask('pharmacist')).toMatchObject({ desk: 'pharmacist', state: 'waiting', queue: { ahead: 0, minutes: 5 }, lastSeq: 3 })
    expect(await ask('pharmacist')).toMatchObject({ lastSeq: 3 })
    const [row] = await gateway.db.select().from(conversations).where(eq(conversations.conversationId, conversationId))
    expect(row?.waitsSince).toEqual(asked)
    await buyer.agreement.withdraw({ params: { document: 'drugUserRule' } })
    await expect(send(conversationId, said('头疼吃什么'))).rejects.toMatchObject({ status: 403, code: 'CONSENT_NEEDED' })
  })
})

describe('a message', () => {
  it('is one, though it is sent fifty times at once; another under its name is refused', async () => {
    const conversationId = await opened()
    const body = said('你好')
    const sent = await atOnce(50, () => send(conversationId, body))
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1)
    await expect(send(conversationId, { ...body, text: '再见' })).rejects.toMatchObject({ status: 409, code: 'CLIENT_ID_REUSED' })
    expect((await recordOf(conversationId)).map(({ seq }) => seq)).toEqual([1, 2])
  })

  it('has the next number, however many are written at once by both sides', async () => {
    const conversationId = await opened()
    const { staffId } = await staffAt(gateway, { roles: ['clerk'] })
    await atOnce<unknown>(50, (place) =>
      place % 2 === 0 ? send(conversationId, said(`问 ${place}`)) : answer(gateway, { conversationId, staffId, text: `答 ${place}` }),
    )
    const rows = await gateway.db
      .select({ seq: chatMessages.seq, sender: chatMessages.sender })
      .from(chatMessages)
      .where(eq(chatMessages.conversationId, conversationId))
      .orderBy(asc(chatMessages.seq))
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, place) => place + 1))
    expect(rows.filter(({ sender }) => sender !== 'system')).toHaveLength(50)
  })

  it('is refused beyond thirty a minute, of which none is lost, and goes on when it is told', async () => {
    const conversationId = await opened()
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, (_, place) => send(conversationId, said(`第 ${place} 条`))))
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(20)
    expect(refused[0]).toMatchObject({ reason: { status: 429, code: 'TOO_OFTEN' } })
    const ofMember = and(eq(chatMessages.conversationId, conversationId), eq(chatMessages.sender, 'member'))
    expect(await gateway.db.$count(chatMessages, ofMember)).toBe(30)
    gateway.clock.advance(62)
    await expect(send(conversationId, said('接着说'))).resolves.toMatchObject({ sender: 'member' })
  })

  it.each([
    ['empty', { kind: 'text', text: '   ' }, 'text'],
    ['too long', { kind: 'text', text: '长'.repeat(501) }, 'text'],
    ['without a name', { kind: 'text', text: '你好', clientId: 'short' }, 'clientId'],
  ] as const)('is refused %s', async (_what, body, field) => {
    const conversationId = await opened()
    await expect(send(conversationId, { clientId: clientId(), ...body })).rejects.toMatchObject({ status: 400, field })
  })

  it('with a script in it is kept as it was written', async () => {
    const text = '<script>alert(1)</script> 你好'
    const conversationId = await opened()
    await send(conversationId, said(text))
    expect((await recordOf(conversationId))[0]?.text).toBe(text)
    const [row] = await gateway.db.select().from(chatMessages).where(eq(chatMessages.conversationId, conversationId))
    expect(Buffer.from(row!.content).includes('script')).toBe(false)
  })

  it('brings a picture of the member’s own, behind a link, which no other message brings', async () => {
    await agree()
    const conversationId = await opened()
    const { id: pictureId } = await buyer.upload.add({ body: { kind: 'chat' }, file: await paperPhoto() })
    const picture = () => ({ kind: 'picture', clientId: clientId(), pictureId }) as const
    const sent = await send(conversationId, picture())
    const reply = await gateway.app.request(sent.picture!.url, { headers: { Authorization: `Bearer ${buyer.token}` } })
    expect([sent.picture?.id, reply.status]).toEqual([pictureId, 200])
    await expect(send(conversationId, picture())).rejects.toMatchObject({ status: 409, code: 'UPLOAD_GONE' })
    await expect(send(await opened(other), picture(), other)).rejects.toMatchObject({ status: 409, code: 'UPLOAD_GONE' })
    const { id: paper } = await buyer.upload.add({ body: { kind: 'prescription' }, file: await paperPhoto() })
    await expect(send(conversationId, { ...picture(), pictureId: paper })).rejects.toMatchObject({ status: 409, code: 'UPLOAD_GONE' })
    expect((await recordOf(conversationId)).map(({ kind }) => kind)).toEqual(['picture', 'text'])
  })

  it('brings cards of what the member may see, as it stands when it is read', async () => {
    const conversationId = await opened()
    const { skuCode, productCode } = await packingOf(gateway, 'otcB')
    const rx = await packingOf(gateway, 'rx')
    const { orderCode } = await ordered(buyer, { skuCode, quantity: 1 })
    const card = (kind: 'product' | 'order' | 'prescription', code: string) =>
      ({ kind: 'card', clientId: clientId(), card: { kind, code } }) as const
    expect((await send(conversationId, card('product', productCode))).card).toMatchObject({
      price: expect.any(Number) as number,
      isGone: false,
    })
    expect((await send(conversationId, card('product', rx.productCode))).card).toMatchObject({ price: null, image: null, isGone: false })
    expect((await send(conversationId, card('order', orderCode))).card).toMatchObject({ state: '待付款' })
    await buyer.order.cancel({ params: { orderCode }, body: { reason: '不想买了' } })
    expect((await recordOf(conversationId)).find(({ card: one }) => one?.kind === 'order')?.card).toMatchObject({ state: '已取消' })

    const refusals = [
      await refusalOf(send(await opened(other), card('order', orderCode), other)),
      await refusalOf(send(conversationId, card('order', '999'))),
      await refusalOf(send(conversationId, card('prescription', 'zhoulan-rx-2'))),
      await refusalOf(send(conversationId, card('product', '999999999'))),
    ]
    expect(new Set(refusals)).toEqual(new Set(['404 NOT_FOUND 没有找到要发送的内容']))
  })

  it('shows the card of a thing before it is sent, of what one may send alone', async () => {
    const { skuCode, productCode } = await packingOf(gateway, 'otcB')
    const { orderCode } = await ordered(buyer, { skuCode, quantity: 1 })
    const card = (kind: 'product' | 'order' | 'prescription', code: string, by = buyer) => by.chat.card({ query: { kind, code } })
    expect([await card('product', productCode), await card('order', orderCode)]).toMatchObject([
      { kind: 'product', code: productCode, isGone: false },
      { kind: 'order', code: orderCode, state: '待付款', isGone: false },
    ])
    expect((await buyer.chat.orders({ query: {} })).results[0]).toEqual(await card('order', orderCode))
    expect(await other.chat.orders({ query: {} })).toMatchObject({ results: [], hits: 0 })
    const refusals = [await refusalOf(card('order', orderCode, other)), await refusalOf(card('prescription', 'zhoulan-rx-2', other))]
    expect(new Set(refusals)).toEqual(new Set(['404 NOT_FOUND 没有找到要发送的内容']))
  })

  it('is refused while nobody is on duty, unless somebody is there; a question of the table is not', async () => {
    const conversationId = await opened()
    const kept = said('晚上还在吗')
    const first = await send(conversationId, kept)
    gateway.clock.set('2026-11-21T23:00:00+08:00')
    await expect(send(conversationId, said('能送到国外吗'))).rejects.toMatchObject({
      status: 409,
      code: 'OFF_DUTY',
      details: { changesAt: '2026-11-22T00:00:00.000Z', website: 'mall' },
    })
    expect(await send(conversationId, kept)).toMatchObject({ messageId: first.messageId })
    expect((await buyer.chat.auto({ query: { desk: 'service' } })).online).toBe(false)
    await buyer.chat.ask({ params: { conversationId }, body: { questionId: 'refund-when', clientId: clientId() } })
    const { staffId } = await staffAt(gateway, { roles: ['clerk'] })
    const leaseUntil = new Date(gateway.clock.now().getTime() + 60_000)
    await gateway.db.update(conversations).set({ staffId, leaseUntil }).where(eq(conversations.conversationId, conversationId))
    await expect(send(conversationId, said('还在'))).resolves.toMatchObject({ sender: 'member' })
  })
})

async function refusalOf(asked: Promise<unknown>): Promise<string> {
  const [outcome] = await Promise.allSettled([asked])
  if (outcome.status === 'fulfilled') return 'taken'
  const { status, code, message } = outcome.reason as { status: number; code: string; message: string }
  return `${status} ${code} ${message}`
}

describe('a frequent question', () => {
  it('is answered by the robot at once, both or none, and nobody is waited for', async () => {
    const conversationId = await opened()
    const body = { questionId: 'order-cancel', clientId: clientId() }
    const answers = await atOnce(10, () => buyer.chat.ask({ params: { conversationId }, body }))
    expect(new Set(answers.map(({ results }) => JSON.stringify(results))).size).toBe(1)
    expect(answers[0]!.results).toMatchObject([
      { seq: 1, sender: 'member', text: '怎么取消订单？' },
      { seq: 2, sender: 'robot' },
    ])
    expect((await buyer.chat.current()).conversation).toMatchObject({ state: 'open', lastSeq: 2 })
    await send(conversationId, said('我要找人'))
    await buyer.chat.ask({ params: { conversationId }, body: { questionId: 'coupon-use', clientId: clientId() } })
    expect((await buyer.chat.current()).conversation).toMatchObject({ state: 'waiting' })
    await expect(buyer.chat.ask({ params: { conversationId }, body: { questionId: 'none', clientId: clientId() } })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('is one of a table that covers the shop, found by a word', async () => {
    const topics = new Set(BUILT_IN_QUESTIONS.map(({ topic }) => topic))
    expect([...topics].sort()).toEqual(['订单', '配送', '退款', '发票', '处方', '优惠券', '账号', '会员'].sort())
    expect(BUILT_IN_QUESTIONS.length).toBeGreaterThanOrEqual(30)
    expect((await gateway.visitor.chat.questions({ query: { keyword: '发票' } })).results).toMatchObject([
      { questionId: 'invoice-how' },
      { questionId: 'invoice-change' },
    ])
    expect((await gateway.visitor.chat.questions({ query: { keyword: '没有这种问题' } })).results).toEqual([])
  })
})

describe('what came before', () => {
  it('is read page by page upward, and what came after one message by message, or anew where it is too much', async () => {
    const conversationId = await opened()
    const { staffId } = await staffAt(gateway, { roles: ['clerk'] })
    for (let seq = 1; seq <= 25; seq += 1) await answer(gateway, { conversationId, staffId, text: `第 ${seq} 条` })
    const page = async (before: number) => {
      const { results, hasMore } = await buyer.chat.record({ params: { conversationId }, query: { before, size: 10 } })
      return [results[0]?.seq, results.at(-1)?.seq, hasMore]
    }
    expect([await page(0), await page(16), await page(6)]).toEqual([[16, 25, true], [6, 15, true], [1, 5, false]]) // prettier-ignore
    const after = async (seq: number) => buyer.chat.changes({ params: { conversationId }, query: { after: seq } })
    expect((await after(23)).results.map(({ seq }) => seq)).toEqual([24, 25])
    expect(await after(25)).toMatchObject({ results: [], reload: false, conversation: { lastSeq: 25 } })
    await gateway.db.update(conversations).set({ lastSeq: 400 }).where(eq(conversations.conversationId, conversationId))
    expect(await after(1)).toMatchObject({ results: [], reload: true })
  })

  it('is nobody else’s: whatever another member asks of it is not there', async () => {
    const { conversationId } = await talk(gateway, buyer)
    const params = { conversationId }
    const { chat } = other
    const asked = [
      chat.record({ params, query: {} }),
      chat.changes({ params, query: { after: 0 } }),
      chat.send({ params, body: said('我来看看') }),
      chat.ask({ params, body: { questionId: 'order-cancel', clientId: clientId() } }),
      chat.read({ params, body: { seq: 1 } }),
      chat.transfer({ params, body: { desk: 'service' } }),
      chat.end({ params }),
      chat.appraise({ params, body: { session: 1, stars: 1 } }),
    ]
    expect(new Set(await Promise.all(asked.map(refusalOf)))).toEqual(new Set(['404 NOT_FOUND 没有找到这个对话']))
    await expect(gateway.visitor.chat.current()).rejects.toMatchObject({ status: 401 })
    expect([await other.counts.unread(), (await other.chat.left({ query: {} })).hits]).toEqual([{ count: 0 }, 0])
  })

  it('is forgotten three years after the last word, with its pictures', async () => {
    await agree()
    const { conversationId } = await talk(gateway, buyer)
    const { id: pictureId } = await buyer.upload.add({ body: { kind: 'chat' }, file: await paperPhoto() })
    await send(conversationId, { kind: 'picture', clientId: clientId(), pictureId })
    const later = (days: number) => new Date(gateway.clock.now().getTime() + days * 86_400_000)
    const kept = async () => [
      await gateway.db.$count(chatMessages, eq(chatMessages.conversationId, conversationId)),
      await gateway.db.$count(uploads, eq(uploads.id, pictureId)),
    ]
    await forgetConversations(gateway.db, later(1000))
    expect(await kept()).toEqual([4, 1])
    await forgetConversations(gateway.db, later(1100))
    expect([await kept(), (await buyer.chat.current()).conversation]).toEqual([[0, 0], null])
  })
})

describe('a message that is left', () => {
  it('is kept for the member, and of a visitor with a telephone alone, ten a day', async () => {
    const leave = (who: Pick<Buyer, 'chat'>, phone?: string) =>
      who.chat.leave({ body: { website: 'hospital', text: '明天上班后联系我', ...(phone !== undefined && { phone }) } })
    await leave(buyer)
    expect((await buyer.chat.left({ query: {} })).results).toMatchObject([{ text: '明天上班后联系我', website: 'hospital', answer: null }])
    await expect(leave(gateway.visitor)).rejects.toMatchObject({ status: 400, field: 'phone', message: '请留下手机号，方便我们回复您' })
    await expect(leave(gateway.visitor, '13911112222')).resolves.toMatchObject({ answer: null })
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => leave(other)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect((await other.chat.left({ query: {} })).hits).toBe(10)
  })
})

describe('the desks', () => {
  it('say within how many minutes they answer as operators set it for the counter’s queue', async () => {
    const conversationId = await opened()
    await send(conversationId, said('这盒能拆开卖吗'))
    await inTransaction(gateway.db, async (tx) => {
      await tx.insert(settings).values({ key: 'queueTargets', value: { ...QUEUE_TARGETS, chats: 12 } })
      await settingChanged(tx, 'queueTargets')
    })
    expect((await buyer.chat.current()).conversation?.queue).toEqual({ ahead: 0, minutes: 12 })
    await inTransaction(gateway.db, async (tx) => {
      await tx.delete(settings).where(eq(settings.key, 'queueTargets'))
      await settingChanged(tx, 'queueTargets')
    })
  })

  it('say when they answer, by the shop’s hours', async () => {
    expect(await gateway.visitor.chat.auto({ query: { desk: 'pharmacist' } })).toMatchObject({ online: true, hours: '8:00–22:00' })
    await inTransaction(gateway.db, async (tx) => {
      const closed = { ...ONLINE_TIME, weekly: ONLINE_TIME.weekly.map(() => null), closedOn: [] }
      await tx
        .insert(settings)
        .values({ key: 'onlineTime', value: closed })
        .onConflictDoUpdate({ target: settings.key, set: { value: closed } })
      await settingChanged(tx, 'onlineTime')
    })
    expect(await gateway.visitor.chat.auto({ query: {} })).toMatchObject({ online: false, changesAt: null })
  })
})

it('tells nobody outside what was written', async () => {
  await talk(gateway, buyer, '一句不能外传的话')
  expect(JSON.stringify(await gateway.db.select().from(messages).where(eq(messages.memberId, buyer.memberId)))).not.toContain('外传')
})
