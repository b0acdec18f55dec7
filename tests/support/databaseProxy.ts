import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A server's network that can fail: a TCP proxy before PostgreSQL that holds back what passes through it, and loses nothing. */
export async function databaseProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isStalled = false
  let statement: string | undefined
  let held: Array<() => void> = []

  /** Everything goes on in its order, at once or when the network is back. */
  const pass = (work: () => void) => (isStalled ? void held.push(work) : work())
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        pass(() => to.destroy())
      })
    }
    let hasRunStatement = false
    client.on('data', (chunk) => {
      const text = chunk.toString('latin1')
      hasRunStatement ||= statement !== undefined && text.includes(statement)
      pass(() => upstream.write(chunk))
      // The server gets the commit; nobody hears of it.
      if (hasRunStatement && /\bcommit\b/.test(text)) isStalled = true
    })
    upstream.on('data', (chunk) => pass(() => client.write(chunk)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url: url.href,
    /** Nothing passes any more, either way. */
    stall: () => void (isStalled = true),
    /** The first transaction that holds such a statement is committed, and nothing passes from then on. */
    stallAfterCommitOf: (text: string) => void (statement = text),
    resume: () => {
      isStalled = false
      statement = undefined
      const waiting = held
      held = []
      for (const work of waiting) work()
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
