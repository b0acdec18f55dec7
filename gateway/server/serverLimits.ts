import type { Server, ServerOptions } from 'node:http'

/** Connections at once; a further one is closed. */
const MAX_CONNECTIONS = 2000

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

export function limitConnections(server: Server, max = MAX_CONNECTIONS) {
  server.maxConnections = max
  // An answer that is not read leaves the connection idle: it ends too.
  server.setTimeout(60_000)
}
