import { QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { App } from 'antd'
import type { ReactElement } from 'react'
import { go } from '../../counter/site/client/address'
import { dropDrafts } from '../../counter/site/client/drafts'
import { unlock } from '../../counter/site/client/lock'
import { noteAnswer, noteSilence } from '../../counter/site/client/offline'
import { queries } from '../../counter/site/client/useAsk'
import { switchKeys } from '../../counter/site/keys/keysOn'
import type { Gateway } from './gateway'

type Sent = { line: string; body: Record<string, unknown> | undefined }
type Opening = { app: Gateway['app']; token: string; address: string; page: ReactElement }

/** Sockets are another test's: a page without one looks by itself. */
class NoSocket extends EventTarget {
  static readonly OPEN = 1
  readonly readyState = 0
  close = () => undefined
}

/**
 * A page of the counter in jsdom over the gateway in process, as somebody who is logged in. `sent` are its writes; a line in `refuses` is
 * answered with that in the gateway's place.
 */
export function counterSite({ app, token, address, page }: Opening) {
  const sent: Sent[] = []
  const refuses = new Map<string, { status: number; code: string; message: string; field?: string }>()
  const answers = new Map<string, unknown>()
  globalThis.WebSocket = NoSocket as unknown as typeof WebSocket
  // jsdom has no layout, and nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined
  let isCut = false
  const answered: typeof fetch = async (input, { method = 'GET', ...init } = {}) => {
    const path = input as string
    const line = `${method} ${path.replace('/work/api', '')}`
    if (method !== 'GET')
      sent.push({ line, body: typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : undefined })
    const refusal = refuses.get(line)
    if (refusal) return Response.json(refusal, { status: refusal.status })
    if (answers.has(line)) {
      const answer = answers.get(line)
      return Response.json(typeof answer === 'function' ? await (answer as () => unknown)() : answer)
    }
    const headers = { ...(init.headers as Record<string, string>), Cookie: `work=${token}` }
    return app.request(path, { ...init, method, headers }, { address: '127.0.0.1' })
  }
  globalThis.fetch = async (input, init) => {
    const reply = isCut ? undefined : await answered(input, init)
    if (isCut || !reply) throw new TypeError('Failed to fetch')
    return reply
  }
  unlock()
  noteAnswer()
  switchKeys(true)
  go(address)
  const view = render(
    <QueryClientProvider client={queries}>
      <App>{page}</App>
    </QueryClientProvider>,
  )
  return {
    sent,
    refuses,
    /** What a line answers in the gateway's place; of a function, what it returns, once it is there. */
    answers,
    /** The network is down until it is mended: what was asked before gets no answer either, which would say that it is up. */
    cut: () => {
      isCut = true
      act(noteSilence)
    },
    mend: () => {
      isCut = false
      act(noteAnswer)
    },
    /** Everything is read again, as it is from time to time. */
    look: () => act(() => queries.refetchQueries().catch(() => undefined)),
    close: () => {
      view.unmount()
      queries.clear()
    },
    forget: () => dropDrafts(),
  }
}
