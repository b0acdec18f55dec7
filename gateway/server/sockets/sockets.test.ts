import { eq } from 'drizzle-orm'
import { staffAt } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { newBuyers, type Buyer } from '../../../tests/support/shop'
import { socketsOf, type SocketServer } from '../../../tests/support/sockets'
import { answer, said } from '../../../tests/support/talk'
import { conversations } from '../../tables'
import { liveOf } from '../../kernel/live/live'
import { MemberFollowing } from '../../modules/chat/memberFollowing'
import { endSession } from '../../modules/chat/sessions'
import { inTransaction } from '../../kernel/transaction'

let gateway: Gateway
let served: SocketServer
let buyer: Buyer
let other: Buyer
let conversationId: string
let staffId: string
let clerk: Awaited<ReturnType<typeof staffAt>>
beforeEach(async () => {
  gateway = await gatewayAt()
  served = await socketsOf(gateway)
  const [first, second] = await newBuyers(gateway, 2)
  buyer = first!
  other = second!
  conversationId = (await buyer.chat.open({ body: { desk: 'service' } })).conversationId
  clerk = await staffAt(gateway, { roles: ['clerk'] })
  staffId = clerk.staffId
})
afterEach(() => served.close())

const send = (text: string) => buyer.chat.send({ params: { conversationId }, body: said(text) })
const answered = (text: string) => answer(gateway, { conversationId, staffId, text })
const times = (count: number) => Array.from({ length: count }, (_, place) => place)

describe('a web socket of a member', () => {
  it('is told what was missed, then what comes, each once in order, and how the conversation stands', async () => {
    expect(await buyer.chat.host()).toMatchObject({ socket: '/api/chat/socket', heartbeat: 25 })
    await answered('第 1 条')
    const socket = await served.member(buyer)
    socket.follow(conversationId)
    await Promise.all(times(20).map((place) => (place % 2 ? answered(`答 ${place}`) : send(`问 ${place}`))))
    await socket.until(({ frames }) =>
      frames.some(({ type, conversation }) => type === 'state' && (conversation as { lastSeq: number }).lastSeq === 22),
    )
    expect(socket.seqs()).toEqual(times(22).map((place) => place + 1))
    socket.follow(conversationId, 20)
    await socket.until(({ frames }) => frames.length > 0 && socket.seqs().length === 24)
    expect(socket.seqs().slice(-2)).toEqual([21, 22])
    await socket.until(({ frames }) => frames.at(-1)?.type === 'state')
    const states = socket.frames.filter(({ type }) => type === 'state').length
    socket.follow(conversationId, 22)
    await socket.until(({ frames }) => frames.filter(({ type }) => type === 'state').length > states)
    expect([socket.frames.at(-1)?.type, socket.seqs().length]).toEqual(['state', 24])
    await buyer.chat.end({ params: { conversationId } })
    await socket.until(({ frames }) => (frames.at(-1)?.conversation as { state?: string } | undefined)?.state === 'ended')
  })

  it('reads the record anew where more was missed than is told one by one', async () => {
    await gateway.db.update(conversations).set({ lastSeq: 400 }).where(eq(conversations.conversationId, conversationId))
    const socket = await served.member(buyer)
    socket.follow(conversationId, 3)
    await socket.until(({ frames }) => frames.length === 2)
    expect(socket.frames.map(({ type }) => type)).toEqual(['reload', 'state'])
    await answered('接着说')
    await socket.until(() => socket.seqs().length > 0)
    expect(socket.seqs()).toEqual([401])
  })

  it('goes on by the look where nobody told it', async () => {
    const socket = await served.member(buyer)
    socket.follow(conversationId)
    await socket.until(({ frames }) => frames.length === 1)
    const tell = jest.spyOn(liveOf(gateway.db), 'tell').mockImplementation(() => undefined)
    await answered('没有人通知')
    expect(socket.seqs()).toEqual([])
    await served.sockets.look()
    await socket.until(() => socket.seqs().length === 1)
    tell.mockRestore()
    const [row] = await gateway.db.select().from(conversations).where(eq(conversations.conversationId, conversationId))
    expect(row?.followedUntil).toEqual(new Date(gateway.clock.now().getTime() + 20_000))
  })

  it('is told of its place among those who wait by the look, for which nobody reads the conversation', async () => {
    const others = await other.chat.open({ body: { desk: 'service' } })
    const theirs = { params: { conversationId: others.conversationId } }
    await other.chat.send({ ...theirs, body: said('先来的') })
    gateway.clock.advance(1)
    await send('后来的')
    const socket = await served.member(buyer)
    const place = () => (socket.frames.at(-1)?.conversation as { queue?: { ahead: number } } | undefined)?.queue?.ahead
    socket.follow(conversationId)
    await socket.until(() => place() === 1)
    await other.chat.end(theirs)
    const reads = jest.spyOn(MemberFollowing.prototype, 'look')
    await served.sockets.look()
    await socket.until(() => place() === 0)
    expect(reads).not.toHaveBeenCalled()
    reads.mockRestore()
  })

  it('is opened by a token once, within half a minute, for a session that lasts', async () => {
    const { token } = await buyer.chat.token()
    await served.openWith(token)
    const late = await buyer.chat.token()
    await expect(served.openWith(token)).rejects.toThrow('401')
    await expect(served.openWith('x'.repeat(43))).rejects.toThrow('401')
    gateway.clock.advance(31)
    await expect(served.openWith(late.token)).rejects.toThrow('401')
    const ended = await buyer.chat.token()
    await buyer.account.logout()
    await expect(served.openWith(ended.token)).rejects.toThrow('401')
  })

  it('is one of five of a member', async () => {
    for (const _one of times(5)) await served.member(buyer)
    await expect(served.member(buyer)).rejects.toThrow('429')
    await expect(served.member(other)).resolves.toBeDefined()
  })

  it('is closed when its session ends here or on another device, and by the look where nobody told', async () => {
    const [own, theirs] = [await served.member(buyer), await served.member(other)]
    await buyer.account.logout()
    expect(await own.closed()).toBe(4401)
    expect(theirs.closedWith).toBeUndefined()
    const tell = jest.spyOn(liveOf(gateway.db), 'tell').mockImplementation(() => undefined)
    await other.account.endSessions({ query: {} })
    await served.sockets.look()
    expect(await theirs.closed()).toBe(4401)
    tell.mockRestore()
  })

  it('follows nobody else’s conversation', async () => {
    await send('只给自己看')
    const socket = await served.member(other)
    socket.follow(conversationId)
    expect(await socket.closed()).toBe(1008)
    expect(socket.frames).toEqual([])
  })

  it.each([
    ['a ping is answered', { type: 'ping' }, 'pong'],
    ['what a later release says is passed over', { type: 'later' }, undefined],
  ] as const)('%s', async (_what, frame, type) => {
    const socket = await served.member(buyer)
    socket.say(frame)
    socket.say({ type: 'ping' })
    await socket.until(({ frames }) => frames.length === (type ? 2 : 1))
    expect(socket.closedWith).toBeUndefined()
  })

  it.each([
    ['what is no JSON', (): Array<object | string> => ['{'], 1007],
    ['a frame that is too long', () => ['x'.repeat((64 << 10) + 1)], 1009],
    ['more frames than a hand sends', () => times(50).map(() => ({ type: 'ping' })), 1008],
  ] as const)('is closed after %s', async (_what, frames, code) => {
    const socket = await served.member(buyer)
    for (const frame of frames()) socket.say(frame)
    expect(await socket.closed()).toBe(code)
  })

  it('is closed where nothing is heard of it', async () => {
    const quiet = await socketsOf(gateway, { limits: { heartbeat: 20 } })
    const socket = await quiet.member(buyer)
    expect(await socket.closed()).toBe(4408)
    await quiet.close()
  })

  it('tells of who types, and is told, not of himself', async () => {
    const [own, desk] = [await served.member(buyer), await served.staff(clerk.token)]
    own.follow(conversationId)
    desk.say({ type: 'follow', conversationIds: [conversationId] })
    await Promise.all([own.until(({ frames }) => frames.length > 0), desk.until(({ frames }) => frames.length > 0)])
    own.say({ type: 'typing', conversationId })
    await desk.until(({ frames }) => frames.some(({ type }) => type === 'typing'))
    desk.say({ type: 'typing', conversationId })
    await own.until(({ frames }) => frames.some(({ type }) => type === 'typing'))
    const typing = [own, desk].map(({ frames }) => frames.filter(({ type }) => type === 'typing'))
    expect(typing).toEqual([
      [{ type: 'typing', conversationId, by: '沈知夏' }],
      [{ type: 'typing', conversationId, by: '会员', isStaff: false }],
    ])
  })
})

describe('a web socket of the counter', () => {
  it('is told that something changed and never what was written', async () => {
    const socket = await served.staff(clerk.token)
    socket.say({ type: 'follow', conversationIds: [conversationId] })
    await socket.until(({ frames }) => frames.length === 1)
    await send('一句不能外传的话')
    await socket.until(({ frames }) => frames.some(({ type }) => type === 'queue') && frames.some(({ lastSeq }) => lastSeq === 2))
    await inTransaction(gateway.db, (tx) =>
      endSession(tx, { ring: gateway.providers.fileKeys, conversationId, by: 'staff', now: gateway.clock.now() }),
    )
    await socket.until(({ frames }) => frames.some(({ lastSeq }) => lastSeq === 3))
    expect(JSON.stringify(socket.frames)).not.toContain('外传')
  })

  it('is told of the queue by the look where nobody told it', async () => {
    const socket = await served.staff(clerk.token)
    await served.sockets.look()
    await socket.until(({ frames }) => frames.length === 1)
    const tell = jest.spyOn(liveOf(gateway.db), 'tell').mockImplementation(() => undefined)
    await send('在吗')
    await served.sockets.look()
    await socket.until(({ frames }) => frames.length === 2)
    tell.mockRestore()
    expect(socket.frames).toEqual([{ type: 'queue' }, { type: 'queue' }])
  })

  it('is for its own page, and for those who answer members', async () => {
    await expect(served.staff(clerk.token, 'https://elsewhere.example')).rejects.toThrow('403')
    await expect(served.staff('nobody')).rejects.toThrow('401')
    const operator = await staffAt(gateway, { roles: ['operator'] })
    await expect(served.staff(operator.token)).rejects.toThrow('403')
    await expect(served.staff(buyer.token)).rejects.toThrow('401')
  })

  it('is closed when its person logs out', async () => {
    const socket = await served.staff(clerk.token)
    await clerk.staff.logOut()
    expect(await socket.closed()).toBe(4401)
  })
})

describe('a gateway that stops', () => {
  it('sends everybody away, spread over ten seconds, and takes nobody in', async () => {
    const sockets = [await served.member(buyer), await served.member(other), await served.staff(clerk.token)]
    const { token } = await buyer.chat.token()
    await served.sockets.stop()
    expect(await Promise.all(sockets.map((socket) => socket.closed()))).toEqual([1001, 1001, 1001])
    const after = sockets.map(({ frames }) => frames.at(-1))
    for (const frame of after) expect(frame).toEqual({ type: 'goAway', after: expect.any(Number) as number })
    expect(after.every((frame) => frame!.after! >= 0 && frame!.after! < 10_000)).toBe(true)
    await expect(served.openWith(token)).rejects.toThrow('503')
    expect(served.sockets.count).toBe(0)
  })
})

it('answers who offers another protocol as if he did not, and takes web sockets nowhere else', async () => {
  const reply = await new Promise<string>((resolve, reject) => {
    const { request } = jest.requireActual<typeof import('node:http')>('node:http')
    const asked = request(
      { port: served.port, path: '/api/chat/questions', headers: { Connection: 'Upgrade', Upgrade: 'h2c' } },
      (response) => {
        let text = ''
        response.on('data', (data: Buffer) => (text += data.toString()))
        response.on('end', () => resolve(text))
      },
    )
    asked.on('error', reject).end()
  })
  expect(reply).toContain('怎么取消订单')
  await expect(served.open('/api/chat/else')).rejects.toThrow('404')
})
