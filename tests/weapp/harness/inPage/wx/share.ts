import { openPanel } from '../panel'
import type { OpenPage, PageStack } from '../pageStack'
import type { Calls } from './given'

export type Shared = { title: string; path: string; imageUrl?: string }
const shared: Shared[] = []
const nothing = () => undefined
const ITEMS = ['shareAppMessage', 'shareTimeline'] as const
type Item = (typeof ITEMS)[number]
/** What the menu of a page does not offer, though the page could be passed on. */
const hidden = new WeakMap<OpenPage, Set<unknown>>()
let sharing: PageStack | undefined

/** The pages that can be passed on. */
export const sharePagesOf = (stack: PageStack) => void (sharing = stack)

/** What was sent to friends so far. */
export const allShared = () => shared

type Asked = (given?: object) => Partial<Shared> | undefined

/** What the menu above the page on screen offers, and what would be sent by it: to a chat, and to moments. */
export function shareMenu(): Partial<Record<Item, Partial<Shared> & { query?: string }>> {
  const top = sharing?.top
  if (!top) return {}
  const offered = ITEMS.flatMap((item) => {
    const asked = top.instance[`on${item.slice(0, 1).toUpperCase()}${item.slice(1)}`] as Asked | undefined
    return asked && !hidden.get(top)?.has(item) ? [[item, asked.call(top.instance, { from: 'menu' }) ?? {}] as const] : []
  })
  const menu = Object.fromEntries(offered)
  // WeChat offers moments only beside a chat.
  return 'shareAppMessage' in menu ? menu : {}
}

/** From the menu above the page, or from a button on it: the page says what is sent, and the shopper sends it. */
export function shareFrom(from: 'menu' | 'button', target?: HTMLElement) {
  const top = sharing?.top
  if (!top) return
  const given = {
    from,
    target: target && { id: target.id, dataset: Object.fromEntries(Object.entries(target.dataset)) },
    webViewUrl: top.host.querySelector('iframe')?.src,
  }
  const own = (top.instance.onShareAppMessage as Asked | undefined)?.call(top.instance, given)
  const here = `/${top.path}${new URLSearchParams(top.query).size ? `?${new URLSearchParams(top.query).toString()}` : ''}`
  const card = { title: document.title, path: here, ...own }
  const words = Object.assign(document.createElement('p'), { textContent: card.title })
  openPanel({ content: [words], confirmText: '发送', onConfirm: () => void shared.push(card), onCancel: nothing })
}

const hiddenHere = () => {
  const top = sharing?.top
  if (!top) return new Set<unknown>()
  const known = hidden.get(top) ?? new Set<unknown>()
  hidden.set(top, known)
  return known
}
const itemsIn = (menus: unknown): readonly unknown[] => (Array.isArray(menus) ? menus : ITEMS)

export const shareCalls: Calls = {
  showShareMenu: ({ menus }) => itemsIn(menus).forEach((item) => hiddenHere().delete(item)),
  hideShareMenu: ({ menus }) => itemsIn(menus).forEach((item) => hiddenHere().add(item)),
  updateShareMenu: nothing,
}
