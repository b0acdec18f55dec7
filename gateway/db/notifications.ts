import pg from 'pg'
import { log } from '../lib/log'

/** Milliseconds between two tries to connect, doubled from the first to the last. */
const PAUSE = { first: 250, last: 5000 }
/** Milliseconds for an answer: a connection that is dead without having said so is found out by the next notification. */
const LIMITS = { connection: 5000, answer: 5000 }

type Options = {
  databaseUrl: string
  channel: string
  /** What was notified on the channel, by whomever. */
  heard: (payload: string) => void
  /** The channel is listened to from now on: what was notified before was missed. */
  connected: () => void
}

/**
 * LISTEN and NOTIFY of one channel, on one connection of its own, which is made anew whenever it breaks. A payload that is given while
 * there is none is lost, as PostgreSQL loses what nobody listens to: whoever listens looks besides. PostgreSQL takes a lock over the whole
 * server for a commit that notifies: payloads that gather during one statement leave with the next, each once.
 */
export class Notifications {
  readonly #options: Options
  #connection: pg.Client | undefined
  #pending = new Set<string>()
  #isSending = false
  #isClosed = false
  #timer: NodeJS.Timeout | undefined
  #pause = PAUSE.first

  constructor(options: Options) {
    this.#options = options
    void this.#connect()
  }

  notify(payload: string): void {
    if (!this.#connection) return
    this.#pending.add(payload)
    void this.#send()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.#connection?.end().catch(() => undefined)
  }

  async #connect(): Promise<void> {
    const { databaseUrl, channel, heard, connected } = this.#options
    const connection = new pg.Client({
      ...{ connectionString: databaseUrl, connectionTimeoutMillis: LIMITS.connection, query_timeout: LIMITS.answer },
      ...{ keepAlive: true, keepAliveInitialDelayMillis: 10_000 },
    })
    // Both tell of one break; the second finds another connection, or none.
    connection.on('error', () => this.#broken(connection))
    connection.on('end', () => this.#broken(connection))
    connection.on('notification', ({ payload = '' }) => heard(payload))
    this.#connection = undefined
    try {
      await connection.connect()
      await connection.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      log.warn({ err: error }, '没能监听数据库的通知，稍后重试')
      await connection.end().catch(() => undefined)
      this.#later()
      return
    }
    if (this.#isClosed) return void connection.end().catch(() => undefined)
    this.#connection = connection
    this.#pause = PAUSE.first
    connected()
  }

  #broken(connection: pg.Client): void {
    if (this.#connection !== connection) return
    this.#connection = undefined
    this.#pending.clear()
    void connection.end().catch(() => undefined)
    this.#later()
  }

  #later(): void {
    if (this.#isClosed) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#connect(), this.#pause)
    this.#timer.unref()
    this.#pause = Math.min(this.#pause * 2, PAUSE.last)
  }

  async #send(): Promise<void> {
    if (this.#isSending) return
    this.#isSending = true
    while (this.#connection && this.#pending.size > 0) {
      const connection = this.#connection
      const payloads = [...this.#pending]
      this.#pending.clear()
      await connection
        .query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [this.#options.channel, payloads])
        .catch(() => this.#broken(connection))
    }
    this.#isSending = false
  }
}
