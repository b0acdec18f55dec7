import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fireEvent } from '@testing-library/dom'
import { Sockets } from '../../gateway/server/sockets/sockets'
import type { ParamsOf } from '@/routes/route'
import type { RouteName, Routes } from '@/routes/table'
import { bootApp } from './app'
import type { Gateway } from './gateway'

type Words = string | RegExp
type Params<Name extends RouteName> = ParamsOf<Routes[Name]> | Record<never, never>
type Person = 'zhou' | 'lin' | 'chen'
/** An answer in the gateway's place, or `pass` and what becomes of its own. */
type Answer = (pass: () => Promise<Response>, request: Request) => Response | Promise<Response>

/** Milliseconds a shopper waits for something to appear. Nothing is decided by it but how late a failure is told. */
const TIMEOUT_MS = 30_000
/** How often it is looked for. */
const POLL_MS = 15

/** A sheet or question on its way in or out. */
const MOVING = '.q-sheet:not(.q-sheet--in), .q-dialog:not(.q-dialog--in)'
const HIDDEN = `.taro_page_shade, [hidden], [style*="display: none"], ${MOVING}`
const PRESSABLE =
  'button, a, input, label, [role=button], [role=link], [role=tab], [role=radio], [role=checkbox], [role=switch], [role=option]'

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const nameOf = (element: Element) => inOneLine(element.getAttribute('aria-label') ?? element.textContent)
const isHidden = (element: Element) => element.closest(HIDDEN) !== null
const isMoving = () => [...document.querySelectorAll(MOVING)].some((layer) => layer.closest('.taro_page_shade') === null)
const fits = (words: Words, text: string) => (typeof words === 'string' ? text.includes(words) : words.test(text))

/** What stands above the rest of the page: the sheet or question that came last, else all of it. */
const inFront = () => [...document.querySelectorAll('[aria-modal=true]')].filter((layer) => !isHidden(layer)).at(-1) ?? document.body

/** Everything that can be read or is read aloud: texts, labels, placeholders and what was typed. */
function shown(root: Element): string {
  if (root.matches(HIDDEN)) return ''
  const told = ['aria-label', 'placeholder', 'alt', 'aria-valuetext'].map((name) => root.getAttribute(name) ?? '')
  const typed = root instanceof HTMLInputElement || root instanceof HTMLTextAreaElement ? [root.value] : []
  const inside = [...root.childNodes].map((node) =>
    node instanceof Element ? shown(node) : node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '',
  )
  return [...told.filter(Boolean).map((text) => `${text} `), ...typed, ...inside].join('')
}

/** Of everything with these words, what is pressed: the exact name before a part of it, something to press before a text, the last before the first. */
function tappable(words: Words): HTMLElement | undefined {
  const front = inFront()
  const all = [...front.querySelectorAll<HTMLElement>('*')].filter((element) => !isHidden(element)).reverse()
  const pressable = all.filter((element) => element.matches(PRESSABLE))
  const isExact = (element: Element) => (typeof words === 'string' ? nameOf(element) === words : words.test(nameOf(element)))
  const isPart = (element: Element) => fits(words, nameOf(element))
  const innermost = (elements: HTMLElement[]) => elements.find((one) => !elements.some((other) => other !== one && one.contains(other)))
  return pressable.find(isExact) ?? innermost(all.filter(isExact)) ?? pressable.find(isPart) ?? innermost(all.filter(isPart))
}

const isOff = (element: Element) => element.closest('[disabled], [aria-disabled=true], [aria-busy=true]') !== null

function fieldOf(label: string): HTMLInputElement | HTMLTextAreaElement | undefined {
  const fields = [...inFront().querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter((one) => !isHidden(one))
  const namesOf = (field: Element) => [field.getAttribute('aria-label') ?? '', field.getAttribute('placeholder') ?? '']
  return (
    fields.find((field) => namesOf(field).some((name) => name === label || name === `${label}，必填`)) ??
    fields.find((field) => namesOf(field).some((name) => name.includes(label)))
  )
}

/**
 * A person at the real shop in jsdom, over the real gateway in process: everything is found by the words that can be read, a sheet or a
 * question covers what lies below it, and what is switched off cannot be pressed. The shop is started once and lives on between its pages.
 */
export async function pageShopper(gateway: Gateway, options: { as?: Person; elder?: boolean } = {}) {
  const answers = new Map<string, Answer>()
  const faults: string[] = []
  let pending = 0
  const booted = await bootApp('/404', {
    gateway,
    ...options,
    between: async (request, pass) => {
      pending += 1
      try {
        const name = `${request.method} ${new URL(request.url).pathname}`
        const own = answers.get(name)
        const reply = own ? await own(pass, request) : await pass()
        if (!own && reply.status >= 500 && !request.signal.aborted) faults.push(`${name} answered ${reply.status}`)
        return reply
      } finally {
        pending -= 1
      }
    },
  })
  // The app's own modules of this start: `bootApp` has made all of them anew.
  const { default: Taro } = await import('@tarojs/taro')
  const { publicUrl } = await import('@/routes/resolve')
  const { queries } = await import('@/api/queries')
  const { wait, rendered } = booted

  const text = () => inOneLine(shown(document.body))
  const address = () => location.pathname + location.search
  const until = async <T>(look: () => T | undefined, problem: string): Promise<T> => {
    const deadline = performance.now() + TIMEOUT_MS
    for (;;) {
      const found = look()
      if (found !== undefined) return found
      if (performance.now() > deadline) throw new Error(`The shopper ${problem}, at ${address()}: ${text()}`)
      await wait(POLL_MS)
    }
  }
  const isQuiet = () => pending === 0 && document.querySelector(`.taro_page:not(.taro_page_shade) [aria-busy=true]`) === null
  /** Until nothing is asked of the gateway and nothing on the page is on its way. */
  const settled = async () => {
    for (let quiet = 0; quiet < 3;) {
      await until(() => isQuiet() || undefined, 'waits for answers that do not come')
      await wait(POLL_MS)
      quiet = isQuiet() ? quiet + 1 : 0
    }
  }
  /** What was pressed or typed has its effect on the page, on a slow machine too. */
  const takesEffect = async () => {
    await wait(POLL_MS)
    await rendered()
  }
  const at = <Name extends RouteName>(name: Name, params: Params<Name> = {}) => publicUrl(name, params)
  const target = (words: Words) =>
    until(() => {
      const found = isMoving() ? undefined : tappable(words)
      return found && !isOff(found) ? found : undefined
    }, `finds nothing to press that says “${words}”`)

  return {
    settled,
    text,
    /** Opens a page with nothing below it and nothing remembered of earlier answers, as a link does. */
    async open<Name extends RouteName>(name: Name, params: Params<Name> = {}) {
      await settled()
      queries.clear()
      await Taro.reLaunch({ url: at(name, params) })
      await until(() => document.querySelector('.taro_page:not(.taro_page_shade) > *') ?? undefined, `is shown nothing for ${name}`)
      await settled()
    },
    /** Presses what bears these words. */
    async tap(words: Words) {
      const found = await target(words)
      found.click()
      await takesEffect()
    },
    /** Ticks the box whose words begin like this, which is not ticked yet. */
    async tick(words: string) {
      const found = await target(words)
      const box = found.closest('[aria-checked]') ?? found
      if (box.getAttribute('aria-checked') === 'true') throw new Error(`The box “${words}” is ticked beforehand`)
      found.click()
      await takesEffect()
    },
    /** What cannot be pressed, though it can be read. */
    async cannotTap(words: Words) {
      await settled()
      await until(() => (isOff(tappable(words) ?? document.body) ? true : undefined), `can press “${words}”`)
    },
    /** Types into the field with this label or placeholder. */
    async fill(label: string, value: string) {
      const field = await until(() => fieldOf(label), `finds no field that says “${label}”`)
      fireEvent.focusIn(field)
      fireEvent.input(field, { target: { value } })
      fireEvent.focusOut(field)
      await takesEffect()
    },
    /** Types, then presses the keyboard's own button. */
    async confirms(label: string) {
      const field = await until(() => fieldOf(label), `finds no field that says “${label}”`)
      fireEvent.keyDown(field, { key: 'Enter' })
      await takesEffect()
    },
    /** Presses a key on the wheel of this name. */
    async turns(name: string, key: string) {
      const find = () => [...inFront().querySelectorAll('[role=spinbutton]')].find((wheel) => !isHidden(wheel) && nameOf(wheel) === name)
      fireEvent.keyDown(await until(find, `finds no wheel that says “${name}”`), { key })
      await takesEffect()
    },
    /** Reads all of these words on the page or on a layer above it. */
    async sees(...all: Words[]) {
      for (const words of all) await until(() => fits(words, text()) || undefined, `does not see “${words}”`)
    },
    /** Does not read any of these words once everything that was asked has been answered. */
    async seesNot(...all: Words[]) {
      await settled()
      for (const words of all) await until(() => !fits(words, text()) || undefined, `still sees “${words}”`)
    },
    /** Stands on this page of the shop. */
    async isAt<Name extends RouteName>(name: Name, params: Params<Name> = {}) {
      const wanted = at(name, params)
      await until(() => (address() === wanted || location.pathname === wanted ? true : undefined), `is not at ${wanted}`)
    },
    async readsTitle(title: string) {
      await until(() => (document.title === title ? true : undefined), `reads “${document.title}”, not “${title}”`)
    },
    /** How often these words stand there. */
    counts: (words: string) => text().split(words).length - 1,
    /** Where the links of the page lead whose address begins so, each once. */
    links: (start: string) => [
      ...new Set(
        [...inFront().querySelectorAll('a')]
          .filter((link) => !isHidden(link))
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => href.startsWith(start)),
      ),
    ],
    /** Whether the box, switch or tab of this name is on. */
    isOn: (name: string) => {
      const found = tappable(name)?.closest('[aria-checked], [aria-selected], [aria-pressed]')
      return ['aria-checked', 'aria-selected', 'aria-pressed'].some((state) => found?.getAttribute(state) === 'true')
    },
    /** Waits for something that no words tell. */
    reaches: (isSo: () => boolean) => until(() => isSo() || undefined, 'waits for what does not come'),
    /** Whether the browser would ask before the page is left with what is written on it. */
    asksBeforeLeaving: () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
    async goBack() {
      await Taro.navigateBack()
      await settled()
    },
    /** From now on this request is answered so, until `passes`. */
    stands: (request: string, answer: Answer) => void answers.set(request, answer),
    passes: () => answers.clear(),
    /** What must not happen: answers of the gateway's own faults. */
    faults,
    close() {
      queries.clear()
      booted.close()
    },
  }
}
export type PageShopper = Awaited<ReturnType<typeof pageShopper>>

/** Leads the browser's web sockets to the gateway's own on a port. Answers how to end that. */
async function serveSockets({ db, providers, clock }: Gateway): Promise<() => Promise<void>> {
  const sockets = new Sockets({ db, ring: providers.fileKeys, now: clock.now, allowsDemonstration: false })
  const server = createServer()
  sockets.attach(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { WebSocket } = window
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL) {
      super(String(url).replace(location.host, `127.0.0.1:${port}`))
    }
  }
  return async () => {
    window.WebSocket = WebSocket
    await sockets.stop()
    server.close()
  }
}

/** One gateway for a file, whose people share it from test to test. */
export function shopOnPages(...how: Parameters<typeof gatewayAt>) {
  const held = {} as { gateway: Gateway }
  beforeAll(async () => {
    held.gateway = await gatewayAt(...how)
  })
  const ends: Array<() => Promise<void>> = []
  afterEach(async () => {
    for (const end of ends.splice(0)) await end()
  })
  return {
    get gateway() {
      return held.gateway
    },
    /** Gives the pages of this test the gateway's web sockets: what happens there is told at once, not with the next poll. */
    live: async () => void ends.push(await serveSockets(held.gateway)),
    /** One person's shop for the tests of a `describe`. */
    openedBy(as?: Person, { elder = false } = {}) {
      const own = {} as { app: PageShopper }
      beforeAll(async () => {
        own.app = await pageShopper(held.gateway, { ...(as && { as }), elder })
      })
      // What a test before asked is not answered with what this one changes at the gateway.
      beforeEach(() => own.app.settled())
      afterEach(() => {
        own.app.passes()
        expect(own.app.faults.splice(0)).toEqual([])
      })
      afterAll(() => own.app.close())
      return own
    },
  }
}
