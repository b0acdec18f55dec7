import { paragraph } from './paragraph'
import { openPanel } from './panel'
import type { OpenPage } from './pageStack'
import { report } from './problems'

/** A `page-container` that is shown. */
type Container = { drawn: HTMLElement; leave: () => void }

const shown = new Set<Container>()
const shownOn = ({ host }: OpenPage) => [...shown].find(({ drawn }) => host.contains(drawn))

/** WeChat shows one `page-container` a page; a second one is refused, and the test is told. */
export function showContainer(container: Container): boolean {
  const host = container.drawn.closest('.page')
  if ([...shown].some(({ drawn }) => drawn.closest('.page') === host)) {
    report('exception', 'a page shows one page-container at most')
    return false
  }
  shown.add(container)
  return true
}
export const forgetContainer = (container: Container) => void shown.delete(container)

/** Whether the step back was taken by the container that is shown on the page. */
export function closeContainer(page: OpenPage): boolean {
  const container = shownOn(page)
  container?.leave()
  return container !== undefined
}

const alerts = new WeakMap<OpenPage, string>()
/** `wx.enableAlertBeforeUnload`, and without words the end of it. */
export const alertBefore = (page: OpenPage, words?: string) => void (words === undefined ? alerts.delete(page) : alerts.set(page, words))

/** Asks the shopper, where the page wants that. */
export function mayLeave(page: OpenPage): Promise<boolean> {
  const words = alerts.get(page)
  if (words === undefined) return Promise.resolve(true)
  return new Promise((resolve) =>
    openPanel({ content: [paragraph(words)], onConfirm: () => resolve(true), onCancel: () => resolve(false) }),
  )
}
