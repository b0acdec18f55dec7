import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Value = { stringValue?: string; intValue?: number }
type Attributes = Array<{ key: string; value: Value }>
type Sent = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: Attributes
  links?: Array<{ traceId: string }>
  status?: { code?: number }
}
type Export = { resourceSpans: Array<{ resource: { attributes: Attributes }; scopeSpans: Array<{ spans: Sent[] }> }> }

/** A collector of traces on this machine, by OTLP over HTTP in JSON; one that is deaf takes spans and answers only when it closes. */
export async function localCollector({ isDeaf = false } = {}) {
  const bodies: string[] = []
  const unanswered: ServerResponse[] = []
  const answer = (response: ServerResponse) => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      bodies.push(body)
      if (isDeaf) unanswered.push(response)
      else answer(response)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const resources = () => bodies.flatMap((body) => (JSON.parse(body) as Export).resourceSpans)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** All that came, as it came. */
    text: () => bodies.join('\n'),
    services: () => new Set(resources().flatMap(({ resource }) => valuesOf(resource.attributes)['service.name'])),
    spans: () =>
      resources()
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map((span) => ({ ...span, attributes: valuesOf(span.attributes) })),
    close: async () => {
      for (const response of unanswered) await once(answer(response), 'finish')
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

const valuesOf = (attributes: Attributes): Record<string, string | number | undefined> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))
