import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { openDatabase } from '../../gateway/db/open'
import * as tables from '../../gateway/tables'
import { members, settings } from '../../gateway/tables'
import { openSession } from '../../gateway/kernel/session'
import type { GatewayProcess } from '../journeys/support/gatewayProcess'
import { startPostgres } from '../support/gatewayPostgres.mjs'
import { TestSocket } from '../support/sockets'
import { said } from '../support/talk'
import { mb, ms, percentile } from './format'
import { cpuOf, residentBytes } from './processCost'
import { seededDatabase, withGateway } from './shop'

const SOCKETS = 1000
/** Calls at once while sockets are opened. */
const AT_ONCE = 10
/** Messages a second, one after the other for so many seconds. */
const SPEEDS = [10, 30]
const DURATION_S = 20
/** Conversations whose other end is at another gateway. */
const ACROSS = 200
const ALL_DAY = { from: '00:00', to: '00:00' }

/** Memory and time of a thousand web sockets, each of a member who follows his conversation; how soon a message is there, at one gateway and at another; and a stop. */
export async function conversations() {
  const server = await startPostgres({ database: 'bench' })
  try {
    const url = seededDatabase(`${server.url}/bench`)
    const tokens = await withMembers(url)
    // So slow a courier that the demonstration's people answer nobody meanwhile.
    await withGateway((gateway) => figuresOf(gateway, tokens), url, { COURIER_SPEED: '1' })
  } finally {
    await server.stop()
  }
}

async function withMembers(databaseUrl: string): Promise<string[]> {
  const { db, close } = await openDatabase({ tables, databaseUrl, migrationsFolder: path.resolve('gateway/db/migrations') })
  try {
    const now = new Date()
    const rows = Array.from({ length: SOCKETS }, (_, place) => ({
      ...{ memberId: `talker${place}`, loginName: `talker${place}`, nickname: '会员', phone: `137${String(place).padStart(8, '0')}` },
      createdAt: now,
    }))
    await db.insert(members).values(rows)
    const value = { weekly: Array.from({ length: 7 }, () => ALL_DAY), closedOn: [] }
    await db.insert(settings).values({ key: 'onlineTime', value }).onConflictDoUpdate({ target: settings.key, set: { value } })
    const tokens = []
    for (const { memberId } of rows)
      tokens.push((await openSession(db, { memberId, deviceId: `device-of-${memberId}`, channel: 'h5', now })).token)
    return tokens
  } finally {
    await close()
  }
}

/** Each from an address of his own: one has a share of the places alone. */
const addressOf = (token: string) => `10.0.${token.charCodeAt(0) % 256}.${token.charCodeAt(1) % 256}`

type Talker = { token: string; conversationId: string; socket: TestSocket }

async function figuresOf(gateway: GatewayProcess, tokens: readonly string[]) {
  const before = residentBytes(gateway.pid)
  const talkers = await talkersAt(gateway, tokens)
  await delay(10_000)
  console.log(
    `${talkers.length} sockets: ${mb(residentBytes(gateway.pid) - before)} more than before, ${await restOf(gateway)} of one CPU at rest`,
  )
  for (const speed of SPEEDS) console.log(await flowOf(gateway, { talkers, speed }))
  console.log(`With all of them waiting: ${await restOf(gateway)} of one CPU at rest`)

  const other = await gateway.beside()
  try {
    const across = await talkersAt(other, tokens.slice(0, ACROSS))
    console.log(`Told by another gateway, ${ACROSS} conversations: ${await flowOf(gateway, { talkers: across, speed: SPEEDS[0]! })}`)
    console.log(await stopOf(gateway, { talkers, other }))
  } finally {
    await other.close()
  }
}

/** Share of one CPU over ten seconds in which nobody writes. */
async function restOf({ pid }: GatewayProcess): Promise<string> {
  const [began, cpu] = [performance.now(), cpuOf(pid)]
  await delay(10_000)
  return `${((100 * (cpuOf(pid) - cpu)) / (performance.now() - began)).toFixed(1)} %`
}

async function talkersAt(gateway: GatewayProcess, tokens: readonly string[]): Promise<Talker[]> {
  const talkers: Talker[] = []
  const left = [...tokens]
  const comeIn = async () => {
    for (let token = left.pop(); token !== undefined; token = left.pop()) talkers.push(await talker(gateway, token))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, comeIn))
  return talkers
}

type Flow = { talkers: readonly Talker[]; speed: number }

/** Messages sent at a gateway, at this speed, to whoever listens. */
async function flowOf(gateway: GatewayProcess, { talkers, speed }: Flow): Promise<string> {
  const count = speed * DURATION_S
  const refused: string[] = []
  const [began, cpu] = [performance.now(), cpuOf(gateway.pid)]
  const times = await Promise.all(
    Array.from({ length: count }, async (_, place) => {
      await delay((place * 1000) / speed)
      return delivered(gateway, talkers[place % talkers.length]!).catch((fault: unknown) => void refused.push((fault as Error).message))
    }),
  )
  const share = (cpuOf(gateway.pid) - cpu) / (performance.now() - began)
  const known = times.filter((time) => time !== undefined)
  const figures = `p50 ${ms(percentile(known, 0.5))}, p95 ${ms(percentile(known, 0.95))}; ${(100 * share).toFixed(0)} % of one CPU`
  return `${count} messages, ${speed} a second, from the call to the frame: ${figures}; ${refused.length} refused ${[...new Set(refused)].join(' ')}`
}

/** How many sockets come to the other gateway in a second when one stops. */
async function stopOf(gateway: GatewayProcess, { talkers, other }: { talkers: readonly Talker[]; other: GatewayProcess }): Promise<string> {
  const began = performance.now()
  const seconds: number[] = []
  const moved = talkers.map(async ({ token, conversationId, socket }) => {
    await socket.closed()
    const after = socket.frames.find(({ type }) => type === 'goAway')?.after ?? 0
    await delay(after)
    await comesBack(other, { token, conversationId })
    const second = Math.floor((performance.now() - began) / 1000)
    seconds[second] = (seconds[second] ?? 0) + 1
  })
  await gateway.stop()
  const stopped = performance.now() - began
  await Promise.all(moved)
  const [most, took] = [Math.max(...seconds.filter((count) => count > 0)), performance.now() - began]
  return `A stop (${ms(stopped)}): ${talkers.length} sockets are at the other gateway after ${ms(took)}, ${most} came in the fullest second`
}

/** As the shop does: with a token alone, and after a refusal again with back-off. */
async function comesBack(gateway: GatewayProcess, { token, conversationId }: Omit<Talker, 'socket'>): Promise<void> {
  for (let pause = 1000; ; pause = Math.min(30_000, 2 * pause)) {
    try {
      await follows(gateway, { token, conversationId })
      return
    } catch {
      await delay(pause * (0.5 + Math.random() / 2))
    }
  }
}

async function ask<T>({ address }: GatewayProcess, token: string, [method, at, body]: readonly [string, string, object?]): Promise<T> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'X-Forwarded-For': addressOf(token) }
  const reply = await fetch(`${address}/api${at}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  if (!reply.ok) throw new Error(`${method} ${at.replace(/[\w-]{20,}/, '…')} ${reply.status} ${await reply.text()}`)
  return (await reply.json()) as T
}

async function talker(gateway: GatewayProcess, token: string): Promise<Talker> {
  const { conversationId } = await ask<{ conversationId: string }>(gateway, token, ['PUT', '/chat/conversation', { desk: 'service' }])
  return { token, conversationId, socket: await follows(gateway, { token, conversationId }) }
}

async function follows(gateway: GatewayProcess, { token, conversationId }: Omit<Talker, 'socket'>): Promise<TestSocket> {
  const opener = await ask<{ token: string }>(gateway, token, ['POST', '/chat/token'])
  const socket = new TestSocket(new WebSocket(`${gateway.address.replace('http', 'ws')}/api/chat/socket?token=${opener.token}`))
  await socket.opened()
  const pings = setInterval(() => socket.say({ type: 'ping' }), 25_000).unref()
  void socket.closed().then(() => clearInterval(pings))
  socket.follow(conversationId)
  await socket.until(({ frames }) => frames.length > 0)
  return socket
}

/** Milliseconds from sending a message until this socket of its member has it. */
async function delivered(gateway: GatewayProcess, { token, conversationId, socket }: Talker): Promise<number> {
  const form = said('请问什么时候发货？')
  const began = performance.now()
  const arrived = socket.until(({ frames }) => frames.some(({ message }) => message?.clientId === form.clientId))
  await ask(gateway, token, ['POST', `/chat/conversation/${conversationId}/messages`, form])
  await arrived
  return performance.now() - began
}
