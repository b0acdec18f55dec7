import { bundle } from './bundle'
import type { Associated, CodeSpace, Instance, Root } from './engine'
import type { Logic } from './logic'
import { report } from './problems'

export type OpenPage = { path: string; query: Record<string, string>; host: HTMLElement; root: Root; instance: Instance }
type Target = { url: string }

const MOST_PAGES = 10
const isTab = (path: string) => (bundle.app.tabBar?.list ?? []).some(({ pagePath }) => pagePath === path)
const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** The pages that are open, and the five ways from one to another with WeChat's rules. */
export class PageStack {
  readonly pages: OpenPage[] = []
  private readonly screen: HTMLElement
  private readonly associated: Associated
  private readonly space: CodeSpace
  private readonly logic: () => Logic
  private opened = 0

  constructor(parts: { screen: HTMLElement; associated: Associated; space: CodeSpace; logic: () => Logic }) {
    this.screen = parts.screen
    this.associated = parts.associated
    this.space = parts.space
    this.logic = parts.logic
  }

  get top(): OpenPage {
    const top = this.pages.at(-1)
    if (!top) throw new Error('no page is open')
    return top
  }

  navigateTo = async ({ url }: Target) => {
    if (isTab(this.targetOf(url).path)) throw new Error('can not navigateTo a tabbar page')
    if (this.pages.length >= MOST_PAGES) throw new Error('webview count limit exceed')
    this.call(this.top, 'onHide')
    this.top.host.hidden = true
    await this.open(url)
  }

  redirectTo = async ({ url }: Target) => {
    if (isTab(this.targetOf(url).path)) throw new Error('can not redirectTo a tabbar page')
    this.close(this.pages.pop())
    await this.open(url)
  }

  reLaunch = async ({ url }: Target) => {
    for (const page of this.pages.splice(0).reverse()) this.close(page)
    await this.open(url)
  }

  switchTab = async ({ url }: Target) => {
    if (!isTab(this.targetOf(url).path)) throw new Error('can not switchTab to no-tabBar page')
    await this.reLaunch({ url })
  }

  navigateBack = async ({ delta = 1 }: { delta?: number } = {}) => {
    if (this.pages.length === 1) throw new Error('cannot navigate back at first page')
    for (let left = delta; left > 0 && this.pages.length > 1; left -= 1) this.close(this.pages.pop())
    const { top } = this
    top.host.hidden = false
    this.call(top, 'onShow')
    await nextFrame()
  }

  async open(url: string) {
    const { path, query } = this.targetOf(url)
    if (!bundle.pages.includes(path)) throw new Error(`page "${path}" is not found`)
    this.logic().requireComponent(path)
    const host = document.createElement('div')
    host.className = 'page'
    host.dataset.page = path
    const mark = host.appendChild(document.createElement('i'))
    this.screen.append(host)
    const root = this.associated.createRoot('page', this.space, path)
    const instance = root.get()
    this.opened += 1
    Object.assign(instance, { route: path, __route__: path, options: query, __wxWebviewId__: this.opened })
    const page = { path, query, host, root, instance }
    this.pages.push(page)
    this.call(page, 'onLoad', query)
    root.attach(host, mark)
    this.call(page, 'onShow')
    const { navigationBarTitleText = '' } = { ...bundle.app.window, ...bundle.json[path] }
    document.title = navigationBarTitleText
    await nextFrame()
    this.call(page, 'onReady')
  }

  /** A method of the page, as WeChat calls it: what it throws does not reach the caller. */
  call(page: OpenPage, method: string, ...given: unknown[]) {
    try {
      const work = page.instance[method]
      if (typeof work === 'function') (work as (...given: unknown[]) => unknown).apply(page.instance, given)
    } catch (fault) {
      report('exception', fault)
      console.error(fault)
    }
  }

  private close(page: OpenPage | undefined) {
    if (!page) return
    this.call(page, 'onUnload')
    page.root.release()
    page.host.remove()
  }

  /** WeChat hands query values over as they stand in the address, undecoded. */
  private targetOf(url: string): { path: string; query: Record<string, string> } {
    const { pathname, search } = new URL(url, `http://mini-program/${this.pages.at(-1)?.path ?? ''}`)
    const pairs = search
      .slice(1)
      .split('&')
      .filter((pair) => pair !== '')
    const query = Object.fromEntries(pairs.map((pair) => [pair.split('=')[0] ?? '', pair.split('=').slice(1).join('=')]))
    return { path: pathname.slice(1), query }
  }
}
