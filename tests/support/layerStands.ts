import type { Page } from 'playwright-core'

/** Waits until a layer above a page stands: it has taken the focus in, and nothing of it moves any more. */
export const layerStands = (page: Page, layer = '[role=dialog]') =>
  page.waitForFunction((selector) => {
    const element = [...document.querySelectorAll(selector)].at(-1)
    if (!element?.contains(document.activeElement)) return false
    return element.getAnimations({ subtree: true }).every(({ playState }) => playState === 'finished')
  }, layer)
