import path from 'node:path'
import { and, asc, eq, gt } from 'drizzle-orm'
import { chatPhone } from '../../../tests/support/chatPhone'
import { staffAt } from '../../../tests/support/counter'
import { counterPage } from '../../../tests/support/counterPage'
import { databaseProxy } from '../../../tests/support/databaseProxy'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { clientOf } from '../../../tests/support/gatewayClient'
import { newBuyers, type Buyer } from '../../../tests/support/shop'
import { socketProxy } from '../../../tests/support/socketProxy'
import { socketsOf, staffSocket, type SocketServer } from '../../../tests/support/sockets'
import { said } from '../../../tests/support/talk'
import { tries } from '../../../tests/support/tier'
import { createGateway } from '../../app'
import { openPostgres } from '../../db/postgres'
import { chatMessages } from '../../tables'
import type { Db } from '../../db/open'
import * as tables from '../../tables'
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
    const other = await openPostgres({ tables, databaseUrl: url, migrationsFolder: path.resolve('gateway/db/migrations') })
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

  /** Sent by both gateways at once, as after a line that broke before the answer came. */
  const asks = async (place: number, phone: Awaited<ReturnType<typeof chatPhone>>) => {
    const form = said(`问 ${place}`)
    phone.writes(form)
    const send = async (client: Pick<Buyer, 'chat'>) => phone.isStored(await client.chat.send({ params: { conversationId }, body: form }))
    await Promise.all(clients.map(send))
  }
  const answers = (place: number, staffId: string) =>
    Promise.all([0, 1].map((at) => answerAt(at, { staffId, clientId: `answered-by-a-test-${place}`, text: `答 ${place}` })))

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

  it('bring a conversation over a network that doubles, delays and cuts, each message once and in order, to the shop and to the counter', async () => {
    const clerk = await staffAt(gateway, { roles: ['clerk'] })
    const bad = await socketProxy(
      served.map(({ port }) => port),
      { times: 2, delay: 30 },
    )
    closing.push(bad.close)
    let asked = 0
    const phone = await chatPhone({ member: () => clients[(asked += 1) % 2]!, port: bad.port })
    const page = counterPage(clerk, conversationId)
    // The counter's lines are cut with the phone's; a page that comes back reads what is new, as `useTold` and `useRecord` do.
    const comeBack = async () => {
      const desk = await staffSocket(bad.port, clerk.token)
      desk.say({ type: 'follow', conversationIds: [conversationId] })
      void desk.until(({ frames }) => {
        for (const { type } of frames.splice(0)) if (type === 'changed') page.look()
        return desk.closedWith !== undefined
      })
    }
    await comeBack()
    for (let place = 0; place < MESSAGES; place += 1) {
      // As fast as a member may write, which is over before who is at the counter counts as gone.
      if (place % 2 === 0) gateway.clock.advance(2.1)
      await (place % 2 === 0 ? asks(place, phone) : answers(place, clerk.staffId))
      if (place % Math.ceil(MESSAGES / CUTS) !== 0) continue
      await phone.hears()
      bad.cut()
      await comeBack()
    }
    const rows = await gateway.db
      .select({ seq: chatMessages.seq, sender: chatMessages.sender })
      .from(chatMessages)
      .where(eq(chatMessages.conversationId, conversationId))
      .orderBy(asc(chatMessages.seq))
    const all = rows.map((_, place) => place + 1)
    expect([rows.map(({ seq }) => seq), rows.filter(({ sender }) => sender !== 'system').length]).toEqual([all, MESSAGES])
    await phone.until(() => phone.seqs().length >= all.length && phone.thread.outgoing.length === 0)
    phone.leave()
    expect(phone.seqs()).toEqual(all)
    await page.until(all.length)
    expect(page.seqs()).toEqual(all)
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
