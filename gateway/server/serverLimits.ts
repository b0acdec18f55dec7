import type { Server, ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import { countedAs } from './callerAddress'

/** Connections at once; a further one is closed. */
export const MAX_CONNECTIONS = 2000
/** Of one address, which many people may share. */
const MAX_OF_ADDRESS = 250

/** How long a client may take, in milliseconds: one that sends a byte now and then would hold a connection for ever. */
export const SERVER_LIMITS = {
  /** From the connection to the end of the headers. */
  headersTimeout: 10_000,
  /** To the end of the body: 256 KB over a slow line. */
  requestTimeout: 30_000,
  /** Longer than a proxy's own, so that the proxy closes first and never sends into a connection that is being closed. */
  keepAliveTimeout: 65_000,
  /** Node looks for late ones so often; its own default of thirty seconds would triple the limits. */
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16 << 10,
} satisfies ServerOptions

type Connections = { max?: number; /** None where a proxy stands before the gateway: all come from its address. */ maxOfAddress?: number }

export function limitConnections(server: Server, { max = MAX_CONNECTIONS, maxOfAddress = MAX_OF_ADDRESS }: Connections = {}) {
  server.maxConnections = max
  // An answer that is not read leaves the connection idle: it ends too.
  server.setTimeout(60_000)
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = countedAs(socket.remoteAddress ?? '')
    const count = open.get(address) ?? 0
    if (count >= maxOfAddress) return void socket.destroy()
    open.set(address, count + 1)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left === 0) open.delete(address)
      else open.set(address, left)
    })
  })
}
