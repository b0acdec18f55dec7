import { Hono } from 'hono'
import { limitBody, MAX_BODY_BYTES } from './limitBody'
import { failureOf } from './mount'

/** Bodies of one address that have room at once, whatever comes of them. */
const HAVE_ROOM = (12 << 20) / MAX_BODY_BYTES

describe('a body without a length', () => {
  it('is not read before its address has room for the largest it may be; others are read', async () => {
    const app = new Hono<{ Bindings: { address: string } }>()
    app.onError(failureOf)
    app.use(limitBody({ addressOf: (context) => (context.env as { address: string }).address }))
    app.post('/', async (context) => context.text(await context.req.text()))
    let read = 0
    const send = (address: string, ends: boolean) => {
      const body = new ReadableStream(
        {
          pull: (bytes) => {
            if (!ends) read += 1
            bytes.enqueue(new TextEncoder().encode('{}'))
            if (!ends) return new Promise(() => undefined)
            bytes.close()
            return undefined
          },
        },
        { highWaterMark: 0 },
      )
      const headers = { 'Transfer-Encoding': 'chunked' }
      return Promise.resolve(app.request('/', { method: 'POST', headers, body, duplex: 'half' } as RequestInit, { address }))
    }
    // Never awaited: they never end.
    for (let count = 0; count < HAVE_ROOM; count += 1) void send('203.0.113.7', false)
    const beyond = [send('203.0.113.7', false), send('203.0.113.7', false)]
    const other = await send('198.51.100.1', true)
    expect([other.status, await other.text()]).toEqual([200, '{}'])
    expect((await Promise.all(beyond)).map(({ status }) => status)).toEqual([503, 503])
    expect(read).toBe(HAVE_ROOM)
  })
})
