import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A login service that knows nobody, and remembers how it was asked. */
export async function localLogin(phone: string) {
  const asked: IncomingHttpHeaders[] = []
  const server = createServer((request, response) => {
    asked.push(request.headers)
    request.resume().on('end', () => response.writeHead(200, { 'Content-Type': 'application/json' }).end(`{"subject":"${phone}"}`))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/login/${phone}`, asked, close: () => server.close() }
}
