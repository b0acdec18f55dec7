import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** What PostgreSQL answers while it starts: an ErrorResponse of its protocol. */
const fields = ['SFATAL', 'VFATAL', 'C57P03', 'Mthe database system is starting up', '']
const body = Buffer.from(fields.map((field) => `${field}\0`).join(''))
const length = Buffer.alloc(4)
length.writeUInt32BE(body.length + length.length)
const STARTING = Buffer.concat([Buffer.from('E'), length, body])

/** A PostgreSQL that is still starting for the first who ask, and the server at the address for all others. */
export async function startingDatabase(databaseUrl: string, { refusals }: { refusals: number }) {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let asked = 0
  const server = createServer((client) => {
    sockets.add(client)
    client.on('error', () => client.destroy())
    asked += 1
    if (asked <= refusals) {
      client.once('data', () => client.end(STARTING))
      return
    }
    const upstream = connect(Number(target.port), target.hostname)
    upstream.on('error', () => client.destroy())
    client.on('close', () => upstream.destroy())
    client.pipe(upstream).pipe(client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    asked: () => asked,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
