import { within } from '@testing-library/dom'
import { allPages, homeRoute } from '@/routes/pages'
import type { RenderedPage } from '@/lib/pageRender'
import type { Gateway } from './gateway'

/** Milliseconds: only a stop for what never comes, however slow the machine. */
const TIMEOUT_MS = 30_000
const PEOPLE = {
  zhou: { nickname: '周岚', phoneNum: '13800006207' },
  lin: { nickname: '林秀芝', phoneNum: '13800001943' },
  chen: { nickname: '陈默', phoneNum: '13800008850' },
}

type Options = {
  /** What answers below `/api`. */
  gateway?: Pick<Gateway, 'app' | keyof typeof PEOPLE>
  /** Who is logged in on this device; needs the gateway. */
  as?: keyof typeof PEOPLE
  elder?: boolean
  /** What the gateway rendered the page to. */
  rendered?: RenderedPage | undefined
  /** Stands between the app and the gateway, to refuse, to lose or to delay what it likes; without it every request passes. */
  between?: (request: Request, pass: () => Promise<Response>) => Promise<Response>
}

export type BootedApp = {
  /** The page on top of the stack. */
  page: () => HTMLElement
  /** How many pages the stack holds. */
  depth: () => number
  /** Waits until the top page, or a layer above it, shows this text. */
  sees: (text: string | RegExp) => Promise<HTMLElement>
  /** Taps what bears this text on the top page or above it. */
  tap: (text: string | RegExp) => Promise<void>
  /** Lets timers, effects and answers run for some milliseconds. */
  wait: (milliseconds?: number) => Promise<void>
  /** Until React has rendered everything that was asked of it. */
  rendered: () => Promise<void>
  /** What the app asked of the gateway: `GET /api/mall/config`. */
  asked: string[]
  close: () => void
}

/** Taro keeps a value in local storage wrapped. */
function store(key: string, value: unknown) {
  localStorage.setItem(`qinghe.${key}`, JSON.stringify({ data: value }))
}

/**
 * Boots the real app with the real Taro H5 router at a public address, as a browser would open it: every module anew, so that
 * nothing of an earlier visit is remembered but what the device stores.
 */
export async function bootApp(
  url: string,
  { gateway, as, elder = false, rendered: written, between = (_request, pass) => pass() }: Options = {},
): Promise<BootedApp> {
  const asked: string[] = []
  globalThis.fetch = async (input, init) => {
    const request = input instanceof Request ? input : new Request(new URL(String(input), location.href), init)
    asked.push(`${request.method} ${new URL(request.url).pathname}`)
    const pass = async () => {
      if (!gateway) throw new TypeError('Failed to fetch')
      return gateway.app.fetch(request)
    }
    return between(request, pass)
  }
  if (as && gateway) store('session', { ...PEOPLE[as], token: gateway[as].token, userId: gateway[as].memberId })
  if (elder) store('elder', true)
  window.history.replaceState(null, '', url)
  document.body.innerHTML = written
    ? `<div id="app" data-rendered="true">${written.html}</div><script type="application/json" id="rendered"></script>`
    : '<div id="app"></div>'
  if (written) document.querySelector('#rendered')?.append(JSON.stringify(written.dehydrated))

  jest.resetModules()
  const { wait, rendered, start } = await import('./start')
  const stop = await start(allPages, homeRoute)

  const pages = () => [...document.querySelectorAll<HTMLElement>('.taro_page')]
  const page = () => {
    const top = pages()
      .filter((one) => !one.classList.contains('taro_page_shade'))
      .at(-1)
    if (!top) throw new Error('the app shows no page')
    return top
  }
  const isShown = () => pages().some((one) => !one.classList.contains('taro_page_shade'))
  const sees: BootedApp['sees'] = async (text) => {
    const deadline = Date.now() + TIMEOUT_MS
    while (Date.now() < deadline) {
      // Between two pages there is none on top for a moment.
      const [found] = isShown() ? within(page()).queryAllByText(text) : []
      if (found) return found
      await wait(50)
    }
    return within(page()).getByText(text)
  }
  return {
    page,
    depth: () => pages().length,
    sees,
    wait,
    rendered,
    asked,
    async tap(text) {
      const target = await sees(text)
      target.click()
      await wait()
    },
    close() {
      stop()
      // What is kept later is kept now, and not by the next life.
      window.dispatchEvent(new Event('pagehide'))
      localStorage.clear()
      document.body.innerHTML = ''
    },
  }
}
