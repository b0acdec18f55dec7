import type { Context } from 'hono'

/** What a policy's `connect-src` says besides `'self'`, which to Safari before 15.4 is no web socket of its own host. A host that is none is left out. */
export function ownSocket(context: Context): string {
  const host = context.req.header('Host') ?? ''
  return /^[\w.-]{1,253}(:\d{1,5})?$/.test(host) ? ` wss://${host}` : ''
}
