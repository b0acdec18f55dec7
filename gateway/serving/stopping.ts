import type { Server } from 'node:http'

/** Milliseconds that calls under way are given to finish. */
const PATIENCE = 10_000

/** Stops a server: nobody new is let in, whoever is inside is served, at most ten seconds. */
export function stopServing(server: Server, patience = PATIENCE): Promise<void> {
  return new Promise((resolve) => {
    const hurry = setTimeout(() => server.closeAllConnections(), patience)
    // A kept-alive connection becomes idle when its answer is out; without this it would hold the server for its own time-out.
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    server.close(() => {
      clearTimeout(hurry)
      clearInterval(sweep)
      resolve()
    })
    server.closeIdleConnections()
  })
}
