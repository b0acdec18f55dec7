import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { openDatabase } from '../../gateway/db/open'
import { members, settings } from '../../gateway/db/schema'
import { openSession } from '../../gateway/kernel/session'
import type { GatewayProcess } from '../journeys/support/gatewayProcess'
import { TestSocket } from '../support/sockets'
import { said } from '../support/talk'
import { mb, ms, percentile } from './format'
import { cpuOf, residentBytes } from './processCost'
import { seededFolder, withGateway } from './shop'

const SOCKETS = 1000
/** Calls at once while sockets are opened. */
const AT_ONCE = 10
/** Messages, and so many a second. */
const MESSAGES = 200
const A_SECOND = 10
const ALL_DAY = { from: '00:00', to: '00:00' }

/** Memory and time of a thousand web sockets on one gateway, each of a member who follows his conversation, and how soon a message is there. */
export async function conversations() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'qinghe-bench-conversations-'))
  try {
    cpSync(path.join(seededFolder(), 'data'), folder, { recursive: true })
    const tokens = await withMembers(folder)
    await withGateway((gateway) => figuresOf(gateway, tokens), folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function withMembers(dataDir: string): Promise<string[]> {
  const { db, close } = await openDatabase({ dataDir, migrationsFolder: path.resolve('gateway/db/migrations') })
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
  const { pid } = gateway
  const before = residentBytes(pid)
  const talkers: Talker[] = []
  const left = [...tokens]
  const comeIn = async () => {
    for (let token = left.pop(); token !== undefined; token = left.pop()) talkers.push(await talker(gateway, token))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, comeIn))
  await delay(10_000)
  const [began, idle] = [performance.now(), cpuOf(pid)]
  await delay(10_000)
  const idleShare = (cpuOf(pid) - idle) / (performance.now() - began)
  console.log(
    `${talkers.length} sockets: ${mb(residentBytes(pid) - before)} more than before, ${(100 * idleShare).toFixed(1)} % of one CPU at rest`,
  )

  const [busyFrom, busy] = [performance.now(), cpuOf(pid)]
  const times = await Promise.all(
    Array.from({ length: MESSAGES }, async (_, place) => {
      await delay((place * 1000) / A_SECOND)
      return delivered(gateway, talkers[place % talkers.length]!)
    }),
  )
  const busyShare = (cpuOf(pid) - busy) / (performance.now() - busyFrom)
  const [half, most] = [percentile(times, 0.5), percentile(times, 0.95)]
  console.log(
    `${MESSAGES} messages, ${A_SECOND} a second, from the call to the frame: p50 ${ms(half)}, p95 ${ms(most)}; ${(100 * busyShare).toFixed(0)} % of one CPU`,
  )
  for (const { socket } of talkers) socket.cut()
}

async function ask<T>({ address }: GatewayProcess, token: string, [method, at, body]: readonly [string, string, object?]): Promise<T> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'X-Forwarded-For': addressOf(token) }
  const reply = await fetch(`${address}/api${at}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  if (!reply.ok) throw new Error(`${method} ${at} ${reply.status} ${await reply.text()}`)
  return (await reply.json()) as T
}

async function talker(gateway: GatewayProcess, token: string): Promise<Talker> {
  const { conversationId } = await ask<{ conversationId: string }>(gateway, token, ['PUT', '/chat/conversation', { desk: 'service' }])
  const opener = await ask<{ token: string }>(gateway, token, ['POST', '/chat/token'])
  const socket = new TestSocket(new WebSocket(`${gateway.address.replace('http', 'ws')}/api/chat/socket?token=${opener.token}`))
  await socket.opened()
  const pings = setInterval(() => socket.say({ type: 'ping' }), 25_000).unref()
  void socket.closed().then(() => clearInterval(pings))
  socket.follow(conversationId)
  await socket.until(({ frames }) => frames.length > 0)
  return { token, conversationId, socket }
}

/** Milliseconds from sending a message until its own socket has it. */
async function delivered(gateway: GatewayProcess, { token, conversationId, socket }: Talker): Promise<number> {
  const form = said('请问什么时候发货？')
  const began = performance.now()
  const arrived = socket.until(({ frames }) => frames.some(({ message }) => message?.clientId === form.clientId))
  await ask(gateway, token, ['POST', `/chat/conversation/${conversationId}/messages`, form])
  await arrived
  return performance.now() - began
}
