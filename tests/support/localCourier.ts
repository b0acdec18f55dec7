import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Asked = { line: string; token: string | undefined; body: unknown }

/** A pharmacy's own service for parcels, as `gateway/providers/courier/courier.md` describes it; `answers` decides what it says. */
export async function localCourier(answers: (line: string) => { status: number; body?: unknown }) {
  const asked: Asked[] = []
  const server = createServer((request, reply) => {
    let text = ''
    request.on('data', (part) => (text += String(part)))
    request.on('end', () => {
      const line = `${request.method ?? ''} ${request.url ?? ''}`
      asked.push({ line, token: request.headers.authorization, body: text === '' ? undefined : JSON.parse(text) })
      const { status, body } = answers(line)
      // A connection kept open would be closed by this server while the next test is being prepared, and the first call after it lost.
      reply
        .writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' })
        .end(body === undefined ? '' : JSON.stringify(body))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/shop/`, asked, close: () => void server.close() }
}
