import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Notification } from '../../gateway/providers/push/push'

type Heard = { id: string; token: string }

/**
 * A push service that speaks the protocol of `httpPush`, over a real connection: it shows a notification once for its `Idempotency-Key`,
 * and answers 410 for an installation that is gone. `onRequest` is heard before the answer leaves.
 */
export async function openLocalPush({ gone = '', onRequest }: { gone?: string; onRequest?: (count: number, heard: Heard) => unknown }) {
  const shown = new Map<string, Notification>()
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const notification = JSON.parse(body) as Notification
      const id = String(request.headers['idempotency-key'])
      const one = { id, token: (request.headers.authorization ?? '').replace('Bearer ', '') }
      heard.push(one)
      const isGone = notification.clientId === gone
      if (!isGone) shown.set(id, shown.get(id) ?? notification)
      await onRequest?.(heard.length, one)
      response.writeHead(isGone ? 410 : 202).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/notifications`, shown, heard, close: () => server.close() }
}
