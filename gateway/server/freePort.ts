import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Fails where the port is taken, as listening on it would, and leaves it free: nothing is written for a gateway that cannot open, and
 * until it is open it refuses connections. A proxy gives a refused call to another gateway, also a write; one that was answered 503 not.
 */
export async function freePort({ port, host }: { port: number; host: string }): Promise<void> {
  const server = createServer().listen(port, host)
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}
