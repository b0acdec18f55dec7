import { request } from 'node:http'
import { contract } from '../../src/contract'
import { asColumns } from '../../scripts/lists/asColumns'
import { ms } from './format'
import { underLoad } from './load'
import { withGateway } from './shop'

const CONNECTIONS = 16
const { mall, search, product, document } = contract
const READS = {
  settings: mall.config.path,
  categories: mall.categories.path,
  'recommended products': `${search.list.path}?size=10`,
  leaflet: product.info.path.replace('{code}', '110011'),
  document: document.one.path.replace('{name}', 'clause'),
}

/** Bytes and CPU of answers that are the same for everybody: to somebody new, and to somebody who has them already. */
export async function unchanged() {
  const rows = await withGateway(async ({ address, pid }) => {
    const told: string[][] = []
    for (const [name, path] of Object.entries(READS)) {
      const headers = { 'Accept-Encoding': 'gzip' }
      const first = await answerOf(`${address}/api${path}`, headers)
      const known = { ...headers, 'If-None-Match': first.etag }
      const again = await answerOf(`${address}/api${path}`, known)
      const cpu = async (own: Record<string, string>) =>
        ms((await underLoad({ address, pid, paths: [`/api${path}`], headers: own, connections: CONNECTIONS })).cpu)
      told.push([
        name,
        `${first.status}: ${first.bytes} B, ${await cpu(headers)}`,
        `${again.status}: ${again.bytes} B, ${await cpu(known)}`,
      ])
    }
    return told
  })
  console.log(`Body as it travels (gzip) and CPU of the gateway, ${CONNECTIONS} connections, PGlite.\n`)
  console.log(asColumns({ headings: ['answer', 'the first time', 'unchanged'], rows }))
}

async function answerOf(url: string, headers: Record<string, string>) {
  return new Promise<{ status: number; etag: string; bytes: number }>((resolve, reject) => {
    request(url, { headers }, (reply) => {
      let bytes = 0
      reply.on('data', (chunk: Buffer) => (bytes += chunk.length))
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, etag: reply.headers.etag ?? '', bytes }))
    })
      .on('error', reject)
      .end()
  })
}
