import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer, type RawData } from 'ws'
import { drawnFractions } from './drawn'

type Line = { client: WebSocket; gateway: WebSocket }
type Bad = {
  /** How often each frame arrives. */
  times: number
  /** Milliseconds that a frame takes at most, each time anew: frames overtake each other. */
  delay: number
}

/**
 * A bad network before the web sockets of gateways, to which it leads in turn: frames arrive more than once, late and not in their order,
 * both ways; it can be cut, and lose frames while the line stands.
 */
export async function socketProxy(ports: readonly number[], { times, delay }: Bad) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const lines = new Set<Line>()
  const drawn = drawnFractions(1009)
  const count = { lines: 0, frames: 0 }
  let loses: (frame: string) => boolean = () => false

  const later = (work: () => void) => {
    if (delay === 0) work()
    else setTimeout(work, delay * (drawn[(count.frames += 1) % drawn.length] ?? 0))
  }
  const carry = (data: RawData, to: WebSocket) => {
    const text = (data as Buffer).toString()
    if (loses(text)) return
    for (let time = 0; time < times; time += 1) later(() => to.readyState === WebSocket.OPEN && to.send(text))
  }
  server.on('connection', (client: WebSocket, request: IncomingMessage) => {
    const host = `127.0.0.1:${ports[(count.lines += 1) % ports.length]}`
    const { cookie } = request.headers
    const gateway = new WebSocket(
      `ws://${host}${request.url}`,
      cookie === undefined ? {} : { origin: `http://${host}`, headers: { cookie } },
    )
    const line = { client, gateway }
    const opened = once(gateway, 'open')
    // Refused there, it ends here.
    opened.catch(() => client.close())
    lines.add(line)
    client.on('message', (data) => void opened.then(() => carry(data, gateway)).catch(() => undefined))
    gateway.on('message', (data) => carry(data, client))
    client.on('close', () => gateway.terminate())
    client.on('error', () => gateway.terminate())
    gateway.on('close', () => {
      lines.delete(line)
      client.terminate()
    })
    gateway.on('error', () => client.terminate())
  })
  const cut = () => {
    for (const { client, gateway } of lines) for (const end of [client, gateway]) end.terminate()
  }
  return {
    port: (server.address() as AddressInfo).port,
    /** All lines break: nobody says goodbye, and what is on its way is lost. */
    cut,
    /** From now on frames of which this holds are lost, while the line stands. */
    lose: (which: (frame: string) => boolean) => void (loses = which),
    close: async () => {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
