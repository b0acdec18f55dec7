import { withoutRpx } from '../rpx'
import { addGlobalErrorListener, addGlobalWarningListener, CurrentWindowBackendContext, Event } from './engine'
import { report } from './problems'

/** Of glass-easel: somebody listens, and may let the event go on. One more, and nobody lets it. */
const LISTENED = 1

/** Draws a mini-program's elements as `<wx-…>` in this document; styles that arrive with rpx are converted, sheets are added once. */
class Backend extends CurrentWindowBackendContext {
  override document = {
    createElement(tag: string) {
      const element = document.createElement(`wx-${tag}`)
      const set = element.setAttribute.bind(element)
      element.setAttribute = (name, value) => set(name, name === 'style' ? withoutRpx(value) : value)
      return element
    },
    createTextNode: (text: string) => document.createTextNode(text),
    createDocumentFragment: () => document.createDocumentFragment(),
  }
  private readonly sheets = new Map<string, number>()

  override appendStyleSheetPath(path: string, scope?: number): number {
    const known = this.sheets.get(path) ?? super.appendStyleSheetPath(path, scope)
    this.sheets.set(path, known)
    return known
  }

  /** Glass-easel holds the page under every finger once one element catches it; WeChat only under a finger on that element. */
  override setListenerStats(element: unknown, type: string, isCapture: boolean, level: number) {
    super.setListenerStats(element, type, isCapture, Math.min(level, LISTENED))
  }
}

// Chromium takes a listener of the body for one that prevents nothing, and a page is held by preventing.
const listen = document.body.addEventListener.bind(document.body)
document.body.addEventListener = (
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: AddEventListenerOptions | boolean,
) => listen(type, listener, type === 'touchmove' && typeof options === 'object' ? { ...options, passive: false } : options)

export const backend = new Backend()

backend.onEvent((target, type, detail, options) => {
  const event = new Event(type, detail, options)
  Event.dispatchEvent(target, event)
  return event.getEventBubbleStatus()
})
addGlobalErrorListener((fault) => {
  report('engine', fault)
  console.error(fault)
})
// Taro hands templates every attribute of a component, known here or not.
const HARMLESS = /is not a valid property|received type-incompatible/
addGlobalWarningListener((message) => {
  if (!HARMLESS.test(message)) report('engine', message)
  return false
})
