import { createServer, type Server } from 'node:http'
import type { Registry } from 'prom-client'
import { log } from '../lib/log'
import { listenFault, OF_METRICS, type Place } from './listening'

/** Answers `GET /metrics` on a port of its own, so that no proxy before the shop ever reaches it. */
export function serveMetrics(registry: Registry, place: Place): Promise<Server> {
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
    const refuse = (error: unknown) => reject(listenFault(error, place, OF_METRICS))
    server.once('error', refuse)
    server.listen(place.port, place.host, () => {
      server.off('error', refuse)
      server.unref()
      resolve(server)
    })
  })
}
