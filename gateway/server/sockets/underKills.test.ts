import { setTimeout as delay } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { stocked } from '../../../tests/support/buyersUnderFaults'
import { drawnFractions } from '../../../tests/support/drawn'
import { endGateways, startGateway, type GatewayProcess } from '../../../tests/support/gatewayProcess'
import { shopData } from '../../../tests/support/shopData'
import { TestSocket } from '../../../tests/support/sockets'
import { said } from '../../../tests/support/talk'
import { settings } from '../../tables'

const KILLS = 3
/** Below what a member may write in a minute. */
const MESSAGES = 24
const ALL_DAY = { from: '00:00', to: '00:00' }

afterAll(endGateways)

type Record = { results: Array<{ seq: number; clientId: string | null }> }

it(
  'keeps every message that was acknowledged, once, however often the gateway is killed, and sends its sockets away when it stops',
  async () => {
    const { env, look, remove } = await shopData()
    const token = await look(async (db) => {
      const weekly = Array.from({ length: 7 }, () => ALL_DAY)
      const value = { weekly, closedOn: [] }
      await db.insert(settings).values({ key: 'onlineTime', value }).onConflictDoUpdate({ target: settings.key, set: { value } })
      return (await stocked(db, ['zhoulan'])).tokens[0]!
    })
    // So slow a courier that the demonstration's clerk answers nobody meanwhile.
    const start = () => startGateway({ ...env, LOG: 'off', COURIER_SPEED: '1' })
    let gateway: GatewayProcess = await start()
    const ask = async <T>(method: string, at: string, body?: object): Promise<T> => {
      const headers = { Authorization: `Bearer ${token}`, 'X-Device-Id': 'a-device', 'Content-Type': 'application/json' }
      for (;;) {
        const reply = await gateway
          .get(`/api${at}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
          .catch(() => undefined)
        if (reply?.status === 200) return (await reply.json()) as T
        if (reply) throw new Error(`${method} ${at} ${reply.status} ${await reply.text()}`)
        await delay(50)
      }
    }
    const { conversationId } = await ask<{ conversationId: string }>('PUT', '/chat/conversation', { desk: 'service' })
    const acknowledged: string[] = []
    const moments = drawnFractions(KILLS)
    for (let written = 0; written < MESSAGES; written += 1) {
      const form = said(`第 ${written} 条`)
      const sent = ask<{ seq: number }>('POST', `/chat/conversation/${conversationId}/messages`, form)
      if (written % (MESSAGES / KILLS) === 4) {
        await delay((moments.pop() ?? 0) * 20)
        await gateway.stop('SIGKILL')
        gateway = await start()
      }
      await sent
      acknowledged.push(form.clientId)
    }
    const { results } = await ask<Record>('GET', `/chat/conversation/${conversationId}/record?size=50`)
    expect(results.map(({ seq }) => seq)).toEqual(results.map((_, place) => place + 1))
    expect(results.flatMap(({ clientId }) => clientId ?? [])).toEqual(acknowledged)

    const opener = await ask<{ token: string }>('POST', '/chat/token')
    const socket = new TestSocket(new WebSocket(`${gateway.url.replace('http', 'ws')}/api/chat/socket?token=${opener.token}`))
    await socket.opened()
    socket.follow(conversationId, results.length)
    await socket.until(({ frames }) => frames.length > 0)
    expect(await gateway.stop('SIGTERM')).toBe(0)
    expect([await socket.closed(), socket.frames.at(-1)?.type]).toEqual([1001, 'goAway'])
    await remove()
  },
  // Only a stop: how long the starts take is the machine's affair.
  300_000,
)
