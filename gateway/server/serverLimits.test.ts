import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import type { Server, ServerOptions } from 'node:http'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { limitBody } from '../kernel/limitBody'
import { failureOf } from '../kernel/mount'
import { limitConnections, SERVER_LIMITS } from './serverLimits'

/** The limits with their times in hundredths, for who is to be cut off by them: on a slow machine they would cut off others, too. */
const HUNDREDTHS = Object.fromEntries(
  Object.entries(SERVER_LIMITS).map(([name, value]) => [name, name === 'maxHeaderSize' ? value : value / 100]),
)

/** A server as the gateway listens. */
async function listening({ limits = SERVER_LIMITS, ...connections }: { limits?: ServerOptions; max?: number; maxOfAddress?: number } = {}) {
  const app = new Hono()
  app.onError(failureOf)
  app.use(limitBody({}))
  app.post('/', async (context) => context.text(String((await context.req.text()).length)))
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', serverOptions: limits }) as Server
  limitConnections(server, connections)
  await once(server, 'listening')
  return server
}

async function said(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
  socket.on('error', () => undefined)
  await once(socket, 'close')
  return text
}

describe('a slow or greedy client', () => {
  let server: Server
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })
  const dial = (localAddress = '127.0.0.1') => connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', localAddress })

  it.each([
    ['headers', 'POST / HTTP/1.1\r\nHost: shop\r\nX-One: 1\r\n'],
    ['a body', 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 100\r\n\r\n123'],
  ])('that never ends %s is cut off', async (_what, begun) => {
    server = await listening({ limits: HUNDREDTHS })
    const socket = dial()
    socket.write(begun)
    expect(await said(socket)).toMatch(/^(HTTP\/1.1 408 |$)/)
  })

  it('with a body that says it is too large is refused before it is read', async () => {
    server = await listening()
    const socket = dial()
    socket.write(`POST / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Length: ${300 << 10}\r\n\r\n`)
    expect(await said(socket)).toMatch(/^HTTP\/1.1 413 /)
  })

  it('with a chunked body that grows too large is refused', async () => {
    server = await listening()
    const socket = dial()
    socket.write('POST / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n')
    for (let count = 0; count < 8; count += 1) socket.write(`8000\r\n${'x'.repeat(0x8000)}\r\n`)
    // The first byte too many is the last one: more of them would meet a closed connection, and the reset could outrun the answer.
    socket.write('1\r\nx\r\n')
    expect(await said(socket)).toMatch(/^HTTP\/1.1 413 /)
  })

  it('beyond the connections there may be is turned away', async () => {
    server = await listening({ max: 1 })
    const first = dial()
    await once(first, 'connect')
    expect(await said(dial())).toBe('')
    first.destroy()
  })

  it('with more connections than one address may have is turned away, others are not', async () => {
    server = await listening({ maxOfAddress: 1 })
    const first = dial()
    await once(first, 'connect')
    expect(await said(dial())).toBe('')
    const other = dial('127.0.0.2')
    other.write('POST / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Length: 2\r\n\r\nab')
    expect(await said(other)).toMatch(/^HTTP\/1.1 200 /)
    const closed = once(first, 'close')
    first.destroy()
    await closed
  })
})
