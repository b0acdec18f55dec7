import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Below the ports that systems hand out by themselves: nobody gets one of these between being found free and being used, unless by name. */
const [FIRST, COUNT] = [20_000, 10_000]
/** Ports of one process are its own part of them, or nearly. */
let next = (process.pid * 37) % COUNT

const listening = async (server: Server, port: number): Promise<boolean> => {
  server.listen(port, '127.0.0.1')
  return once(server, 'listening').then(
    () => true,
    () => false,
  )
}

/** A port that nothing listens on, for a process that is told its port. */
export async function unusedPort(): Promise<number> {
  for (let tried = 0; tried < COUNT; tried += 1) {
    const port = FIRST + next
    next = (next + 1) % COUNT
    const server = createServer()
    if (!(await listening(server, port))) continue
    server.close()
    await once(server, 'close')
    return port
  }
  throw new Error(`No port from ${FIRST} to ${FIRST + COUNT - 1} is free`)
}
