type Margins = { left?: number; right?: number; top?: number; bottom?: number }
type Relative = (margins?: Margins) => unknown
type Observer = { relativeTo: (selector: string, margins?: Margins) => unknown; relativeToViewport: Relative }

const whole = (margins: Margins = {}): Margins => ({ left: 0, right: 0, top: 0, bottom: 0, ...margins })

/** The adapter's observer, with margins that are not named as nothing, as in WeChat; the adapter would hand Chromium `undefinedpx`. */
export function withWholeMargins(given: unknown): unknown {
  const observer = given as Observer
  const { relativeTo, relativeToViewport } = observer
  observer.relativeTo = (selector, margins) => relativeTo.call(observer, selector, whole(margins))
  observer.relativeToViewport = (margins) => relativeToViewport.call(observer, whole(margins))
  return observer
}
