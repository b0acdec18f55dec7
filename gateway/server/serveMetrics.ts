import { createServer, type Server } from 'node:http'
import type { Registry } from 'prom-client'
import { log } from '../kernel/log'

/** Answers `GET /metrics` on a port of its own, so that no proxy before the shop ever reaches it. */
export function serveMetrics(registry: Registry, { port, host }: { port: number; host: string }): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, '指标没有读出')
        response.writeHead(500).end()
      },
    )
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      server.unref()
      resolve(server)
    })
  })
}
