import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** A provider of text messages over real connections. */
export async function localSms() {
  const messages: Array<{ phone: string; text: string }> = []
  const held: ServerResponse[] = []
  let isHolding = false
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      messages.push(JSON.parse(body) as { phone: string; text: string })
      if (isHolding) held.push(response)
      else response.end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    /** What it was asked to send, oldest first. */
    messages,
    /** From now on it keeps whoever asks waiting, until it answers. */
    hold: () => void (isHolding = true),
    answer() {
      isHolding = false
      for (const response of held.splice(0)) response.end('{}')
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
export type LocalSms = Awaited<ReturnType<typeof localSms>>
