import { ServerResponse, type IncomingMessage, type Server } from 'node:http'
import type { Duplex } from 'node:stream'

/** By which status a web socket is refused. */
export type RejectedStatus = 400 | 401 | 403 | 404 | 429 | 503
const WORDS: Readonly<Record<RejectedStatus, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
}

/** Refuses a web socket before it is one. */
export function refuse(socket: Duplex, status: RejectedStatus): void {
  socket.end(`HTTP/1.1 ${status} ${WORDS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy())
}

export const isWebSocket = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket'

/** Answers a request that offers another protocol than a web socket as if it did not: clients of HTTP/2 do so with each first one. */
export function answerPlainly(server: Server, request: IncomingMessage, socket: Duplex): void {
  // A body does not arrive after an upgrade.
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuse(socket, 400)
    return
  }
  const response = new ServerResponse(request)
  response.shouldKeepAlive = false
  response.assignSocket(request.socket)
  response.once('finish', () => socket.end())
  server.emit('request', request, response)
}

/** The value of one cookie. */
export const cookieOf = ({ headers }: IncomingMessage, name: string): string | undefined =>
  headers.cookie
    ?.split(/;\s*/)
    .map((pair) => pair.split('='))
    .find(([key]) => key === name)?.[1]

/** A page of another site can open a socket with the browser's cookies; the browser says from where. */
export function isOfOwnPage({ headers: { origin, host } }: IncomingMessage): boolean {
  if (origin === undefined || host === undefined) return false
  return URL.canParse(origin) && new URL(origin).host === host
}
