import { bundle } from './bundle'
import type { Associated, CodeSpace } from './engine'
import { EventChannel } from './eventChannel'
import type { Logic } from './logic'
import { callPage, configOf, makePage, type OpenPage } from './openPage'
import { followPage } from './pageScroll'
import { closeContainer, mayLeave } from './wayBack'

export type { OpenPage } from './openPage'
type Target = { url: string; events?: Record<string, (...told: unknown[]) => void> }
type Parts = { screen: HTMLElement; associated: Associated; space: CodeSpace; logic: () => Logic }

const MAX_PAGES = 10
const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** The pages that are open, and the five ways from one to another with WeChat's rules. Tab pages stay alive once they were opened. */
export class PageStack {
  readonly pages: OpenPage[] = []
  private readonly tabs = new Map<string, OpenPage>()
  private readonly parts: Parts

  constructor(parts: Parts) {
    this.parts = parts
  }

  get top(): OpenPage {
    const top = this.pages.at(-1)
    if (!top) throw new Error('no page is open')
    return top
  }

  readonly homePath = bundle.app.entryPagePath ?? bundle.pages[0] ?? ''

  isTab = (path: string) => (bundle.app.tabBar?.list ?? []).some(({ pagePath }) => pagePath === path)

  navigateTo = async ({ url, events = {} }: Target) => {
    const { path } = this.known(url)
    if (this.isTab(path)) throw new Error('can not navigateTo a tabbar page')
    if (this.pages.length >= MAX_PAGES) throw new Error('webview count limit exceed')
    this.hide(this.top)
    const eventChannel = new EventChannel()
    for (const [name, listener] of Object.entries(events)) eventChannel.on(name, listener)
    await this.open(url, eventChannel)
    return { eventChannel }
  }

  redirectTo = async ({ url }: Target) => {
    const { path } = this.known(url)
    if (this.isTab(path)) throw new Error('can not redirectTo a tabbar page')
    this.close(this.pages.pop())
    await this.open(url)
  }

  reLaunch = async ({ url }: Target) => {
    this.known(url)
    for (const page of this.pages.splice(0).reverse()) this.close(page)
    for (const page of this.tabs.values()) this.close(page)
    await this.open(url)
  }

  /** WeChat takes no query to a tab. */
  switchTab = async ({ url }: Target) => {
    const { path } = this.known(url)
    if (!this.isTab(path)) throw new Error('can not switchTab to no-tabBar page')
    if (this.pages.at(-1)?.path === path) return
    for (const page of this.pages.splice(0).reverse()) {
      if (!this.isTab(page.path)) this.close(page)
      else if (!page.host.hidden) this.hide(page)
    }
    const kept = this.tabs.get(path)
    if (!kept) return this.open(`/${path}`)
    this.pages.push(kept)
    await this.show(kept)
  }

  navigateBack = async ({ delta = 1 }: { delta?: number } = {}) => {
    if (this.pages.length === 1) throw new Error('cannot navigate back at first page')
    if (closeContainer(this.top)) return
    if (!(await mayLeave(this.top))) throw new Error('cancel')
    await this.pop(delta)
  }

  /** Android's key, or a finger drawn in from the edge, which no alert stops. Answers whether it leaves the mini-program. */
  async back(how: 'key' | 'gesture'): Promise<boolean> {
    if (closeContainer(this.top)) return false
    if (this.pages.length === 1) return true
    if (how === 'gesture' || (await mayLeave(this.top))) await this.pop(1)
    return false
  }

  private async pop(delta: number) {
    for (let left = delta; left > 0 && this.pages.length > 1; left -= 1) this.close(this.pages.pop())
    await this.show(this.top)
  }

  async open(url: string, channel?: EventChannel) {
    const { path, query } = this.known(url)
    this.parts.logic().requireComponent(path)
    const made = makePage({ ...this.parts, path, query })
    const page = channel ? Object.assign(made, { channel }) : made
    if (channel) page.instance.getOpenerEventChannel = () => channel
    this.pages.push(page)
    if (this.isTab(path)) this.tabs.set(path, page)
    callPage(page, 'onLoad', query)
    page.root.attach(page.host, page.mark)
    callPage(page, 'onShow')
    document.title = configOf(path).navigationBarTitleText ?? ''
    followPage(page, () => this.pullDown())
    await nextFrame()
    callPage(page, 'onReady')
  }

  /** As a finger, or `wx.startPullDownRefresh`, does. */
  pullDown() {
    const { top } = this
    if (!configOf(top.path).enablePullDownRefresh) throw new Error('enablePullDownRefresh is not set for this page')
    top.host.dataset.pulled = ''
    callPage(top, 'onPullDownRefresh')
  }

  endPullDown() {
    delete this.top.host.dataset.pulled
  }

  private hide(page: OpenPage) {
    callPage(page, 'onHide')
    page.host.dataset.at = String(page.host.scrollTop)
    page.host.hidden = true
  }

  private async show(page: OpenPage) {
    const at = Number(page.host.dataset.at ?? 0)
    page.host.hidden = false
    page.host.scrollTop = at
    document.title = configOf(page.path).navigationBarTitleText ?? ''
    callPage(page, 'onShow')
    await nextFrame()
  }

  private close(page: OpenPage | undefined) {
    if (!page?.host.isConnected) return
    callPage(page, 'onUnload')
    this.tabs.delete(page.path)
    page.root.release()
    page.host.remove()
  }

  private known(url: string): { path: string; query: Record<string, string> } {
    const target = this.targetOf(url)
    if (!bundle.pages.includes(target.path)) throw new Error(`page "${target.path}" is not found`)
    return target
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
