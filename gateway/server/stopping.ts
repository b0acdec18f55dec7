import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'

/** Grace period in milliseconds for pending requests. */
const TIMEOUT_MS = 10_000
/** Milliseconds that an idle connection may still bring a call: a proxy that has just sent one over it must not find it closed. */
const LINGER_MS = 500

/**
 * Graceful shutdown: no new connection is let in, every answer from now on closes its connection, and whoever is inside is served, at most
 * ten seconds.
 */
export function stopServing(server: Server, { timeoutMs = TIMEOUT_MS, lingerMs = LINGER_MS } = {}): Promise<void> {
  return new Promise((resolve) => {
    const hurry = setTimeout(() => server.closeAllConnections(), timeoutMs)
    let sweep: NodeJS.Timeout | undefined
    const lingering = setTimeout(() => {
      // A connection that was busy when the others were closed becomes idle when its answer is out.
      sweep = setInterval(() => server.closeIdleConnections(), 50)
    }, lingerMs)
    server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'))
    // An HTTP server's own `close` ends idle connections at once.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(hurry)
      clearTimeout(lingering)
      clearInterval(sweep)
      resolve()
    })
  })
}
