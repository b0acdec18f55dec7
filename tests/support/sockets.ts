import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket, type ClientOptions } from 'ws'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { WORK_SOCKET_PATH } from '../../counter/contract/chatSocket'
import type { ToClient } from '../../src/contract/chatSocket'
import { SOCKET_PATH, Sockets, type SocketOptions } from '../../gateway/server/sockets/sockets'
import type { Gateway } from './gateway'
import type { Client } from './gatewayClient'

/** A frame as a test reads it. */
export type Frame = {
  type: string
  conversationId?: string
  lastSeq?: number
  after?: number
  message?: Extract<ToClient, { type: 'message' }>['message']
} & Record<string, unknown>

/** A web socket of a test: what it was sent, and how it ended. */
export class TestSocket {
  readonly frames: Frame[] = []
  readonly #socket: WebSocket
  readonly #waiting = new Set<() => void>()
  /** The code it was closed with. */
  closedWith: number | undefined

  constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data) => {
      this.frames.push(JSON.parse((data as Buffer).toString()) as Frame)
      for (const look of this.#waiting) look()
    })
    socket.on('close', (code) => {
      this.closedWith = code
      for (const look of this.#waiting) look()
    })
  }

  /** Throws where it was refused, with the status. */
  opened = (): Promise<void> =>
    new Promise((resolve, reject) => {
      this.#socket.once('open', () => resolve())
      this.#socket.once('error', reject)
    })

  say(frame: object | string): void {
    this.#socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  }

  follow(conversationId: string, after = 0): void {
    this.say({ type: 'follow', conversationId, after })
  }

  /** Waits until something holds of what has come. */
  until(holds: (socket: TestSocket) => boolean): Promise<void> {
    if (holds(this)) return Promise.resolve()
    return new Promise((resolve) => {
      const look = () => {
        if (!holds(this)) return
        this.#waiting.delete(look)
        resolve()
      }
      this.#waiting.add(look)
    })
  }

  closed = async (): Promise<number> => {
    await this.until(({ closedWith }) => closedWith !== undefined)
    return this.closedWith ?? 0
  }

  /** The line breaks: nobody says goodbye. */
  cut(): void {
    this.#socket.terminate()
  }

  seqs = (): number[] => this.frames.flatMap(({ message }) => message?.seq ?? [])
}

async function openAt(port: number, path: string, options: ClientOptions = {}): Promise<TestSocket> {
  const own = new TestSocket(new WebSocket(`ws://127.0.0.1:${port}${path}`, options))
  await own.opened()
  return own
}

/** A socket of somebody at the counter. */
export const staffSocket = (port: number, token: string, origin = `http://127.0.0.1:${port}`) =>
  openAt(port, WORK_SOCKET_PATH, { origin, headers: { Cookie: `work=${token}` } })

type Around = Partial<Pick<SocketOptions, 'db' | 'limits' | 'allowsDemonstration'>> & { app?: Hono }

/** The web sockets of a gateway on a port of their own, with its calls beside them. */
export async function socketsOf(gateway: Gateway, { app = gateway.app, ...around }: Around = {}) {
  const sockets = new Sockets({
    ...{ db: gateway.db, ring: gateway.providers.fileKeys, now: gateway.clock.now, allowsDemonstration: false },
    ...around,
  })
  const serve = getRequestListener(app.fetch)
  const server = createServer((request, response) => void serve(request, response))
  sockets.attach(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const open = (path: string, options: ClientOptions = {}) => openAt(port, path, options)
  const tokenPath = (token: string) => `${SOCKET_PATH}?token=${token}`
  return {
    sockets,
    port,
    open,
    openWith: (token: string) => open(tokenPath(token)),
    /** A socket of a member. */
    member: async (member: Pick<Client, 'chat'>) => open(tokenPath((await member.chat.token()).token)),
    /** A socket of somebody at the counter. */
    staff: (token: string, origin?: string) => staffSocket(port, token, origin),
    close: async () => {
      await sockets.stop()
      server.closeAllConnections()
      server.close()
    },
  }
}
export type SocketServer = Awaited<ReturnType<typeof socketsOf>>
