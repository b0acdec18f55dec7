import { bundle } from './bundle'
import type { Associated, CodeSpace, Instance, Root } from './engine'
import { EventChannel } from './eventChannel'
import { report } from './problems'

export type OpenPage = {
  id: number
  path: string
  query: Record<string, string>
  /** What the page is drawn in, and what scrolls. */
  host: HTMLElement
  root: Root
  instance: Instance
  mark: HTMLElement
  /** To the page that opened it. */
  channel: EventChannel
}

/** Begins where no earlier start of the mini-program has been: whoever drives it knows pages by their number, as WeChat gives it once. */
let opened = Math.floor(performance.timeOrigin)

/** Makes a page, not yet drawn. */
export function makePage(parts: {
  associated: Associated
  space: CodeSpace
  screen: HTMLElement
  path: string
  query: Record<string, string>
}): OpenPage {
  const { associated, space, screen, path, query } = parts
  const host = document.createElement('div')
  host.className = 'page'
  host.dataset.page = path
  const mark = host.appendChild(document.createElement('i'))
  screen.append(host)
  const root = associated.createRoot('page', space, path)
  const instance = root.get()
  opened += 1
  const channel = new EventChannel()
  Object.assign(instance, { route: path, __route__: path, options: query, __wxWebviewId__: opened, getOpenerEventChannel: () => channel })
  return { id: opened, path, query, host, root, instance, mark, channel }
}

/** A method of the page, as WeChat calls it: what it throws does not reach the caller. */
export function callPage(page: OpenPage, method: string, ...given: unknown[]): unknown {
  try {
    const work = page.instance[method]
    return typeof work === 'function' ? (work as (...given: unknown[]) => unknown).apply(page.instance, given) : undefined
  } catch (fault) {
    report('exception', fault)
    console.error(fault)
    return undefined
  }
}

export const configOf = (path: string) => ({ ...bundle.app.window, ...bundle.json[path] })
