import { openPanel } from '../panel'
import type { PageStack } from '../pageStack'
import type { Calls } from './given'

export type Shared = { title: string; path: string; imageUrl?: string }
const shared: Shared[] = []
const nothing = () => undefined
let sharing: PageStack | undefined

/** The pages that can be passed on. */
export const sharePagesOf = (stack: PageStack) => void (sharing = stack)

/** What was sent to friends so far. */
export const allShared = () => shared

/** From the menu above the page, or from a button on it: the page says what is sent, and the shopper sends it. */
export function shareFrom(from: 'menu' | 'button', target?: HTMLElement) {
  const top = sharing?.top
  if (!top) return
  const given = {
    from,
    target: target && { id: target.id, dataset: Object.fromEntries(Object.entries(target.dataset)) },
    webViewUrl: top.host.querySelector('iframe')?.src,
  }
  const own = (top.instance.onShareAppMessage as ((given: object) => Partial<Shared> | undefined) | undefined)?.call(top.instance, given)
  const here = `/${top.path}${new URLSearchParams(top.query).size ? `?${new URLSearchParams(top.query).toString()}` : ''}`
  const card = { title: document.title, path: here, ...own }
  const words = Object.assign(document.createElement('p'), { textContent: card.title })
  openPanel({ content: [words], confirmText: '发送', onConfirm: () => void shared.push(card), onCancel: nothing })
}

export const shareCalls: Calls = { showShareMenu: nothing, hideShareMenu: nothing, updateShareMenu: nothing }
