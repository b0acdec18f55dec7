import path from 'node:path'
import { and, asc, eq, gt } from 'drizzle-orm'
import { staffAt } from '../../../tests/support/counter'
import { databaseProxy } from '../../../tests/support/databaseProxy'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { clientOf } from '../../../tests/support/gatewayClient'
import { newBuyers, type Buyer } from '../../../tests/support/shop'
import { socketsOf, type SocketServer, type TestSocket } from '../../../tests/support/sockets'
import { said } from '../../../tests/support/talk'
import { tries } from '../../../tests/support/tier'
import { createGateway } from '../../app'
import { openPostgres } from '../../db/postgres'
import { chatMessages } from '../../db/schema'
import type { Db } from '../../db/open'
import { joinGateways } from '../../kernel/live/joinGateways'
import { liveOf } from '../../kernel/live/live'
import { inTransaction } from '../../kernel/transaction'
import { append } from '../../modules/chat/append'
import { databaseStorage } from '../../providers/storage/databaseStorage'
import { handlers } from '../../modules/handlers'

const MESSAGES = tries({ gate: 60, all: 500 })
const CUTS = tries({ gate: 6, all: 20 })

describe('two gateways on one PostgreSQL', () => {
  let gateway: Gateway
  let buyer: Buyer
  let conversationId: string
  let network: Awaited<ReturnType<typeof databaseProxy>>
  let served: SocketServer[]
  let dbs: Db[]
  let clients: Array<Pick<Buyer, 'chat'>>
  const closing: Array<() => Promise<void>> = []

  beforeEach(async () => {
    gateway = await gatewayAt()
    const url = 'url' in gateway.database ? (gateway.database.url ?? '') : ''
    const other = await openPostgres({ databaseUrl: url, migrationsFolder: path.resolve('gateway/db/migrations') })
    const providers = { ...gateway.providers, storage: databaseStorage(other.db, gateway.clock.now) }
    const app = createGateway({ db: other.db, providers, handlers, now: gateway.clock.now })
    // What the two tell each other goes through a network that can fail; what they read does not.
    network = await databaseProxy(url)
    dbs = [gateway.db, other.db]
    const joined = dbs.map((db) => joinGateways(liveOf(db), network.url))
    served = [await socketsOf(gateway), await socketsOf(gateway, { db: other.db, app })]
    ;[buyer] = (await newBuyers(gateway, 1)) as [Buyer]
    clients = [buyer, clientOf(app, { token: buyer.token, device: buyer.device })]
    conversationId = (await buyer.chat.open({ body: { desk: 'service' } })).conversationId
    closing.push(
      () => other.close(),
      () => network.close(),
      ...joined.map(({ close }) => close),
      ...served.map(({ close }) => close),
    )
  })
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close()
  })

  const answerAt = (place: number, own: { staffId: string; clientId: string; text: string }) =>
    inTransaction(dbs[place % 2]!, (tx) => {
      const { staffId, clientId, text } = own
      const content = { kind: 'text', text } as const
      return append(tx, {
        ring: gateway.providers.fileKeys,
        conversationId,
        sender: 'staff',
        staffId,
        clientId,
        content,
        now: gateway.clock.now(),
      })
    })

  it('bring a conversation over lines that break again and again, each message once and in order, to both sides', async () => {
    const clerk = await staffAt(gateway, { roles: ['clerk'] })
    const held: number[] = []
    let socket: TestSocket
    const comeBack = async (nth: number) => {
      socket = await served[nth % 2]!.member(buyer)
      const own = socket
      own.follow(conversationId, held.at(-1) ?? 0)
      // What a line that was cut brings later is not read any more.
      void own.until(({ frames }) => {
        if (own === socket) for (const { message } of frames.splice(0)) if (message) held.push(message.seq)
        return own.closedWith !== undefined
      })
    }
    const desk = await served[1]!.staff(clerk.token)
    desk.say({ type: 'follow', conversationIds: [conversationId] })
    await comeBack(0)
    for (let place = 0; place < MESSAGES; place += 1) {
      // As fast as a member may write, which is over before who is at the counter counts as gone.
      if (place % 2 === 0) gateway.clock.advance(2.1)
      const form = said(`问 ${place}`)
      const clientId = `answered-by-a-test-${place}`
      const params = { conversationId }
      // Each is sent twice, by both gateways at once: a line that broke before the answer came.
      const both = place % 2 === 0 ? clients.map((client) => client.chat.send({ params, body: form })) : []
      const answers = place % 2 === 1 ? [0, 1].map((at) => answerAt(at, { staffId: clerk.staffId, clientId, text: `答 ${place}` })) : []
      await Promise.all([...both, ...answers])
      if (place % Math.ceil(MESSAGES / CUTS) === 0) {
        socket!.cut()
        await comeBack(place + 1)
      }
    }
    const rows = await gateway.db
      .select({ seq: chatMessages.seq, sender: chatMessages.sender })
      .from(chatMessages)
      .where(eq(chatMessages.conversationId, conversationId))
      .orderBy(asc(chatMessages.seq))
    const all = rows.map((_, place) => place + 1)
    expect([rows.map(({ seq }) => seq), rows.filter(({ sender }) => sender !== 'system').length]).toEqual([all, MESSAGES])
    await socket!.until(() => held.length >= all.length)
    expect(held).toEqual(all)
    await desk.until(({ frames }) => frames.some(({ lastSeq }) => lastSeq === all.length))
  })

  it('go on by the look while nothing that they tell arrives, and by telling as soon as it does again', async () => {
    const socket = await served[1]!.member(buyer)
    socket.follow(conversationId)
    await socket.until(({ frames }) => frames.length > 0)
    network.stall()
    await clients[0]!.chat.send({ params: { conversationId }, body: said('没有人通知另一台') })
    await served[1]!.sockets.look()
    await socket.until(() => socket.seqs().length === 2)
    network.resume()
    await clients[0]!.chat.send({ params: { conversationId }, body: said('又通知了') })
    await socket.until(() => socket.seqs().length === 3)
    const rest = and(eq(chatMessages.conversationId, conversationId), gt(chatMessages.seq, 3))
    expect([socket.seqs(), await gateway.db.$count(chatMessages, rest)]).toEqual([[1, 2, 3], 0])
  })

  it('end on both the sockets of a session that ends on one', async () => {
    const socket = await served[1]!.member(buyer)
    await buyer.account.logout()
    expect(await socket.closed()).toBe(4401)
  })
})
