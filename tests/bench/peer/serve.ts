import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { constants, gzipSync } from 'node:zlib'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}
const OF_THE_GATEWAY = /^\/(api|pictures)\//
/** Longer than a visit takes: a connection is opened once. */
const KEEP_ALIVE = 65_000

type Asset = { body: Buffer; headers: Record<string, string> }

/**
 * Serves a built site with the caching of our own (gateway/server/site.ts): files with a hash in their name for a year, the page for every
 * other address asked about each time, all of it compressed once by gzip. Calls and pictures are the gateway's.
 */
export async function serveSite(folder: string, gateway: string): Promise<{ address: string; close: () => Promise<void> }> {
  const assets = new Map(filesIn(folder).map((file) => [`/${path.relative(folder, file).split(path.sep).join('/')}`, assetOf(file)]))
  const page = assets.get('/index.html')
  if (!page) throw new Error(`There is no page in ${folder}.`)
  const agent = new Agent({ keepAlive: true })
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE }, (asked, reply) => {
    const address = asked.url ?? '/'
    if (OF_THE_GATEWAY.test(address)) forward(asked, reply, { gateway, agent })
    else send(asked, reply, assets.get(address) ?? page)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const filesIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

function assetOf(file: string): Asset {
  const plain = readFileSync(file)
  const type = TYPES[path.extname(file)]
  return {
    body: type ? gzipSync(plain, { level: constants.Z_BEST_COMPRESSION }) : plain,
    headers: {
      'Content-Type': type ?? 'application/octet-stream',
      ...(type && { 'Content-Encoding': 'gzip' }),
      ETag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      'Cache-Control': file.includes(`${path.sep}assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
  }
}

function send(asked: IncomingMessage, reply: ServerResponse, { body, headers }: Asset) {
  const isKnown = asked.headers['if-none-match'] === headers.ETag
  reply.writeHead(isKnown ? 304 : 200, { ...headers, Vary: 'Accept-Encoding' }).end(isKnown ? undefined : body)
}

function forward(asked: IncomingMessage, reply: ServerResponse, { gateway, agent }: { gateway: string; agent: Agent }) {
  const { method, headers, url } = asked
  const onward = request(new URL(url ?? '/', gateway), { method, headers, agent }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(reply)
  })
  onward.on('error', () => reply.destroy())
  asked.pipe(onward)
}
