import { LOGIC_GLOBALS } from './logicGlobals'

const kept = new Set(LOGIC_GLOBALS)
const isHidden = (name: string) => name in globalThis && !kept.has(name)

/** The logic layer's global object: `global` and `globalThis` of page code. What page code defines here, it finds by its bare name. */
export const logicGlobal: Record<string, unknown> = {}

/** Stands between page code and the browser's global object. */
export const scope = new Proxy(logicGlobal, {
  has: (own, name) => typeof name === 'string' && (isHidden(name) || name in own),
  get: (own, name) => (typeof name === 'string' ? own[name] : undefined),
})
