import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { and, gt, inArray } from 'drizzle-orm'
import { WebSocketServer } from 'ws'
import { WORK_SOCKET_PATH } from '../../../counter/contract/chatSocket'
import { MAX_FRAME } from '../../../src/contract/chatSocket'
import { SECOND } from '../../../src/lib/duration'
import type { Db } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { liveOf, type Told } from '../../kernel/live/live'
import { log } from '../../lib/log'
import { socketsOpen } from '../../lib/metrics'
import { sessions } from '../../kernel/schema'
import { staffOf } from '../../kernel/work/staffSession'
import { HEARTBEAT_SECONDS, takesSockets } from '../../modules/chat/host'
import { noteFollowed, placesOf, queueStanding, standingsOf } from '../../modules/chat/standing'
import { spendToken } from '../../modules/chat/tokens'
import { CLOSE, Connection } from './connection'
import { MemberPeer } from './memberPeer'
import type { Peer } from './peer'
import { answersMembers, StaffPeer } from './staffPeer'
import { answerPlainly, cookieOf, isOfOwnPage, isWebSocket, refuse, type RejectedStatus } from './upgrades'

export const SOCKET_PATH = '/api/chat/socket'

const LIMITS = {
  /** Sockets of this gateway: calls keep the rest of its connections (`serverLimits`). */
  all: 1500,
  ofMember: 5,
  /** Milliseconds between two looks at all that is followed, and at all sessions. */
  look: 5 * SECOND,
  heartbeat: HEARTBEAT_SECONDS * SECOND,
  /** Milliseconds within which the clients of a gateway that stops come back, spread over it. */
  spread: 10 * SECOND,
}

export type SocketOptions = {
  db: Db
  ring: KeyRing
  now: () => Date
  allowsDemonstration: boolean
  limits?: Partial<typeof LIMITS>
}

/** Who has come in, or why not. */
type Entered = ((connection: Connection) => Peer) | RejectedStatus
type Open = { connection: Connection; peer: Peer }

/**
 * The web sockets of a gateway. What happens is told by the bus (`kernel/live`); that something was told and got lost is found by a look at all
 * that is followed, in one query every five seconds.
 */
export class Sockets {
  readonly #options: SocketOptions
  readonly #limits: typeof LIMITS
  readonly #server = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MAX_FRAME, clientTracking: false })
  readonly #open = new Set<Open>()
  readonly #timers: NodeJS.Timeout[]
  readonly #stopHearing: () => void
  #queueTimer: NodeJS.Timeout | undefined
  #sessionsTimer: NodeJS.Timeout | undefined
  #queue = ''
  #isStopping = false

  constructor(options: SocketOptions) {
    this.#options = options
    this.#limits = { ...LIMITS, ...options.limits }
    const { look, heartbeat } = this.#limits
    this.#timers = [
      setInterval(() => void this.look(), look).unref(),
      setInterval(() => this.#closeSilent(), Math.max(10, heartbeat / 5)).unref(),
    ]
    this.#stopHearing = liveOf(options.db).hear((told) => this.#heard(told))
    takesSockets(options.db, SOCKET_PATH)
  }

  get count(): number {
    return this.#open.size
  }

  /** Takes the upgrades of a server. */
  attach(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => socket.destroy())
      if (!isWebSocket(request)) {
        answerPlainly(server, request, socket)
        return
      }
      this.#enter(request, socket, head).catch((error: unknown) => {
        log.error({ err: error }, '实时连接未能建立')
        refuse(socket, 503)
      })
    })
  }

  /** Looks at everything that is followed, and at whose session it is. */
  async look(): Promise<void> {
    try {
      await Promise.all([this.#compare(), this.#compareQueue(), this.#endThoseWithoutSession()])
    } catch (error) {
      log.warn({ err: error }, '实时连接的核对未完成，稍后重试')
    }
  }

  /** Sends everybody to another gateway, or back to this one when it is there again, not all at once; then closes. */
  async stop(): Promise<void> {
    this.#isStopping = true
    this.#stopHearing()
    for (const timer of [...this.#timers, this.#queueTimer, this.#sessionsTimer]) clearTimeout(timer)
    const closed = [...this.#open].map(
      ({ connection, peer }) =>
        new Promise<void>((resolve) => {
          connection.onClosed(resolve)
          peer.goAway(Math.floor(Math.random() * this.#limits.spread))
          connection.close(CLOSE.goingAway)
        }),
    )
    // A client that does not answer a close is cut off by its connection.
    await Promise.race([Promise.all(closed), delay(5 * SECOND, undefined, { ref: false })])
  }

  async #enter(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://gateway')
    if (url.pathname !== SOCKET_PATH && url.pathname !== WORK_SOCKET_PATH) {
      refuse(socket, 404)
      return
    }
    if (this.#isStopping || this.#open.size >= this.#limits.all) {
      refuse(socket, 503)
      return
    }
    const entered = url.pathname === SOCKET_PATH ? await this.#memberAt(url) : await this.#staffAt(request)
    if (typeof entered === 'number') {
      refuse(socket, entered)
      return
    }
    this.#server.handleUpgrade(request, socket, head, (own) => {
      const connection = new Connection(own)
      const peer = entered(connection)
      connection.takeBy((frame) => peer.take(frame))
      this.#add({ connection, peer })
    })
  }

  async #memberAt(url: URL): Promise<Entered> {
    const { db, ring, now } = this.#options
    const token = url.searchParams.get('token') ?? ''
    const who = /^[\w-]{20,100}$/.test(token) ? await spendToken(db, token, now()) : undefined
    if (!who) return 401
    const own = [...this.#open].filter(({ peer }) => peer instanceof MemberPeer && peer.memberId === who.memberId)
    if (own.length >= this.#limits.ofMember) return 429
    return (connection) => new MemberPeer({ db, ring, now, connection, ...who })
  }

  async #staffAt(request: IncomingMessage): Promise<Entered> {
    const { db, now, allowsDemonstration } = this.#options
    if (!isOfOwnPage(request)) return 403
    const token = cookieOf(request, 'work') ?? ''
    const staff = await staffOf(db, token, { now: now(), allowsDemonstration })
    if (!staff) return 401
    if (!answersMembers(staff)) return 403
    return (connection) => new StaffPeer({ db, now, connection, token, staff, allowsDemonstration })
  }

  #add(open: Open): void {
    const { connection, peer } = open
    this.#open.add(open)
    socketsOpen.inc({ side: peer.side })
    connection.onClosed(() => {
      this.#open.delete(open)
      peer.end()
      socketsOpen.dec({ side: peer.side })
    })
    if (this.#isStopping) connection.close(CLOSE.goingAway)
  }

  #heard(told: Told): void {
    if (told.kind === 'all') return void this.look()
    if (told.kind === 'queue') {
      this.#tellQueueSoon()
      return
    }
    if (told.kind === 'sessions') {
      this.#checkSessionsSoon()
      return
    }
    for (const { peer } of this.#open) peer.heard(told)
  }

  async #compare(): Promise<void> {
    const { db, now } = this.#options
    const at = now()
    const peers = [...this.#open].map(({ peer }) => peer)
    const followers = followersOf(peers)
    const found = await standingsOf(db, [...followers.keys()], at)
    const places = found.some(({ state }) => state === 'waiting') ? await placesOf(db, at) : undefined
    for (const standing of found) {
      const { conversationId } = standing
      for (const peer of followers.get(conversationId) ?? []) peer.compare(standing, places?.get(conversationId))
    }
    const ofMembers = peers.filter(({ side }) => side === 'shop').flatMap((peer) => [...peer.followed()])
    await noteFollowed(db, [...new Set(ofMembers)], at)
  }

  /** Who waits, for those who answer them: told by the bus, or seen here. */
  async #compareQueue(): Promise<void> {
    const { db, now } = this.#options
    if (![...this.#open].some(({ peer }) => peer.side === 'counter')) return
    const queue = await queueStanding(db, now())
    if (queue !== this.#queue) this.#tellQueueSoon()
    this.#queue = queue
  }

  #tellQueueSoon(): void {
    this.#queueTimer ??= setTimeout(() => {
      this.#queueTimer = undefined
      for (const { peer } of this.#open) peer.queueChanged()
    }, SECOND).unref()
  }

  /** Many sessions may end in one moment: they are looked at together. */
  #checkSessionsSoon(): void {
    this.#sessionsTimer ??= setTimeout(() => {
      this.#sessionsTimer = undefined
      this.#endThoseWithoutSession().catch((error: unknown) => log.warn({ err: error }, '登录状态的核对未完成，稍后重试'))
    }, SECOND / 4).unref()
  }

  /** Members' sessions in one query; of staff there are a handful. */
  async #endThoseWithoutSession(): Promise<void> {
    const { db, now } = this.#options
    const open = [...this.#open]
    const lasting = await lastingOf(
      db,
      open.flatMap(({ peer }) => (peer instanceof MemberPeer ? peer.sessionId : [])),
      now(),
    )
    const lasts = (peer: Peer) => (peer instanceof MemberPeer ? lasting.has(peer.sessionId) : !(peer instanceof StaffPeer) || peer.lasts())
    for (const { connection, peer } of open) if (!(await lasts(peer))) connection.close(CLOSE.sessionEnded)
  }

  #closeSilent(): void {
    for (const { connection } of this.#open) if (connection.silentFor > 2 * this.#limits.heartbeat) connection.close(CLOSE.silent)
  }
}

/** Who follows which conversation. */
function followersOf(peers: readonly Peer[]): ReadonlyMap<string, Peer[]> {
  const followers = new Map<string, Peer[]>()
  for (const peer of peers)
    for (const conversationId of peer.followed()) {
      const known = followers.get(conversationId)
      if (known) known.push(peer)
      else followers.set(conversationId, [peer])
    }
  return followers
}

/** Of these sessions of members, those that last. */
async function lastingOf(db: Db, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ sessionId: sessions.sessionId })
    .from(sessions)
    .where(and(inArray(sessions.sessionId, [...new Set(ids)]), gt(sessions.expiresAt, now)))
  return new Set(rows.map(({ sessionId }) => sessionId))
}
