import type { SyncCalls } from './given'

type Listener = (told: unknown) => void
const listeners = new Map<string, Set<Listener>>()

const NAMES = [
  ...['AppShow', 'AppHide', 'Error', 'UnhandledRejection', 'PageNotFound', 'ThemeChange', 'NetworkStatusChange', 'NetworkWeakChange'],
  ...['WindowResize', 'KeyboardHeightChange', 'MemoryWarning', 'UserCaptureScreen', 'NeedPrivacyAuthorization', 'AudioInterruptionBegin'],
  ...['AudioInterruptionEnd', 'CopyUrl', 'LazyLoadError'],
]

const listenersOf = (name: string) => {
  const known = listeners.get(name) ?? new Set<Listener>()
  listeners.set(name, known)
  return known
}

/** What the phone and WeChat tell a mini-program of, whenever it happens: `wx.onAppShow`, `wx.offAppShow` … */
export const eventSync: SyncCalls = {}
for (const name of NAMES) {
  eventSync[`on${name}`] = (listener: Listener) => void listenersOf(name).add(listener)
  eventSync[`off${name}`] = (listener?: Listener) => (listener ? void listenersOf(name).delete(listener) : listenersOf(name).clear())
}

/** Tells everybody who listens; answers how many that were. */
export function emit(name: string, told: unknown = {}): number {
  const all = [...listenersOf(name)]
  for (const listener of all) listener(told)
  return all.length
}

/** The listener that came last: WeChat asks only that one for privacy consent. */
export const lastListener = (name: string) => [...listenersOf(name)].at(-1)
