import type { FromRenderer, ToRenderer } from '@/lib/pageRender'
import type { Reply } from '@/platform/transport'
import { renderPage } from './renderPage'

/** The end of a worker thread's message port that the pages are rendered at. */
type Port = { on: (event: 'message', listen: (message: ToRenderer) => void) => unknown; postMessage: (message: FromRenderer) => void }

/** Renders the pages that are asked for through a port; what they read is asked through it. */
export function serve(port: Port) {
  let asked = 0
  const waiting = new Map<number, (reply: Reply) => void>()
  const askFor = (render: number) => (url: string) =>
    new Promise<Reply>((resolve) => {
      asked += 1
      waiting.set(asked, resolve)
      port.postMessage({ ask: asked, render, url })
    })
  port.on('message', (message) => {
    if ('answered' in message) {
      const { answered, ...reply } = message
      waiting.get(answered)?.(reply)
      waiting.delete(answered)
      return
    }
    const { render, request } = message
    renderPage(request, askFor(render)).then(
      (page) => port.postMessage({ rendered: render, ...(page && { page }) }),
      (error: unknown) =>
        port.postMessage({ rendered: render, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    )
  })
}
