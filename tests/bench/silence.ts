import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import type { GatewayProcess } from '../journeys/support/gatewayProcess'
import { agreeingTo } from '../support/agreements'
import { median, ms, percentile } from './format'
import { withGateway } from './shop'

/** What others do meanwhile. */
const SALES = 100
/** Unfinished requests, and logins whose service does not answer. */
const CROWDS = [32, 200]
const LOGINS = [40, 200]
const HEADINGS = ['meanwhile', 'others served', 'median', 'p99', 'readyz', 'silent']
const WIDTHS = [44, 15, 10, 10, 8, 20]
const print = (cells: readonly string[]) => console.log(cells.map((cell, at) => cell.padEnd(WIDTHS[at] ?? 0)).join(''))

/** What others notice of one stranger who sends bodies that never end, and of a service outside that answers nobody. */
export async function silence() {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const loginUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/login`
  try {
    await withGateway(underSilence, undefined, { LOGIN_URL: loginUrl })
  } finally {
    silent.closeAllConnections()
    silent.close()
  }
}

async function underSilence(gateway: GatewayProcess) {
  print(HEADINGS)
  print(await others(gateway, 'nothing'))
  for (const count of CROWDS) {
    const sockets = Array.from({ length: count }, () => unfinished(gateway))
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    print(await others(gateway, `${count} unfinished requests`))
    for (const socket of sockets) socket.destroy()
  }
  for (const count of LOGINS) {
    const stop = new AbortController()
    for (let login = 0; login < count; login += 1) void logInBy(gateway, stop.signal)
    print(await others(gateway, `${count} logins by a service that is silent`))
    stop.abort()
  }
}

/** `POST /api/tickets` that says it has 27 bytes and sends 11. */
function unfinished({ address }: GatewayProcess) {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.write('POST /api/tickets HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 27\r\n\r\n{"phoneNum"')
  return socket
}

const logInBy = ({ address }: GatewayProcess, signal: AbortSignal) =>
  fetch(`${address}/api/login/thirdParty`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.9' },
    body: JSON.stringify({ provider: 'wechat', code: 'a-code', agreements: agreeingTo('clause', 'privacy') }),
    signal,
  }).catch(() => undefined)

/** Shoppers from other addresses search and look into their carts, one after the other. */
async function others({ address }: GatewayProcess, name: string): Promise<string[]> {
  const took: number[] = []
  let served = 0
  for (let sale = 0; sale < SALES; sale += 1) {
    const headers = { 'X-Forwarded-For': `198.51.100.${sale}`, 'X-Device-Id': `device-of-a-shopper-${sale}` }
    const began = performance.now()
    const paths = ['/api/searchs/v5?keyword=%E6%84%9F%E5%86%92', '/api/cart/products']
    const replies = await Promise.all(paths.map((path) => fetch(address + path, { headers })))
    await Promise.all(replies.map((reply) => reply.arrayBuffer()))
    took.push(performance.now() - began)
    if (replies.every(({ ok }) => ok)) served += 1
  }
  const ready = await fetch(`${address}/readyz`)
  const { silent } = (await ready.json()) as { silent: string[] }
  return [name, `${served} of ${SALES}`, ms(median(took)), ms(percentile(took, 0.99)), String(ready.status), silent.join(', ')]
}
