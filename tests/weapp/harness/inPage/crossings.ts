import { callerPrototype, type Data } from './engine'
import { report } from './problems'

/** One hand-over of data from the logic layer to the view. Bytes of its JSON, as WeChat counts them. */
type Crossing = { path: string; at: number; bytes: number }

const crossings: Crossing[] = []
const SECOND = 1000
/** Bytes of one hand-over: WeChat lets more than that not through. */
const MAX_BYTES = 1024 * 1024
const bytesOf = (text: string) => new TextEncoder().encode(text).length

/**
 * Between WeChat's two threads everything travels as JSON: functions, undefined and shared references do not arrive. Here both layers share
 * one thread, so each setData is copied through JSON on its way, and counted for the page that is on top.
 */
export function countCrossings(topPath: () => string) {
  const { setData } = callerPrototype
  callerPrototype.setData = function (data: Data, done?: () => void) {
    const text = asText(data)
    const bytes = bytesOf(text)
    crossings.push({ path: topPath(), at: performance.now(), bytes })
    if (bytes > MAX_BYTES) report('data', `setData hands over ${bytes} bytes, more than the ${MAX_BYTES} that arrive`)
    else setData.call(this, JSON.parse(text) as Data, done)
  }
}

/** JSON, after a word about what would not arrive. Throws where an object is within itself, as WeChat does. */
function asText(data: Data): string {
  const lost = (what: string, key: string) => report('data', `setData hands over ${what} as "${key}", which does not arrive`)
  for (const [key, value] of Object.entries(data)) if (value === undefined) lost('undefined', key)
  return JSON.stringify(data, (key, value: unknown) => {
    if (typeof value === 'function') lost('a function', key)
    return value
  })
}

let touchedAt = 0
for (const type of ['click', 'touchend', 'input'])
  document.addEventListener(type, () => void (touchedAt = performance.now()), { capture: true })

/** Milliseconds since anything crossed, or since a finger did what may be answered by a crossing. */
export const quietFor = () => performance.now() - Math.max(touchedAt, crossings.at(-1)?.at ?? 0)

/** What a page's setData calls came to since the mini-program started: most of it within any one second, too. */
export function crossingsOf(path: string) {
  const own = crossings.filter((crossing) => crossing.path === path)
  const sum = (some: Crossing[]) => some.reduce((bytes, crossing) => bytes + crossing.bytes, 0)
  const seconds = own.map(({ at }, first) => own.slice(first).filter((later) => later.at - at < SECOND))
  return {
    calls: own.length,
    bytes: sum(own),
    /** Of the largest single call. */
    maxBytes: Math.max(0, ...own.map(({ bytes }) => bytes)),
    maxCallsPerSecond: Math.max(0, ...seconds.map((within) => within.length)),
    mostBytesASecond: Math.max(0, ...seconds.map(sum)),
  }
}
