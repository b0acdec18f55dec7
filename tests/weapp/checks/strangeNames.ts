import vm from 'node:vm'
import { traverse } from '@babel/core'
import { MODULE_PARAMETERS } from '../harness/globals'
import { perText } from './perText'
import type { Check } from './readBuild'
import { scriptTree } from './scriptTree'

/** Node has them, the oldest phones have not: later than ECMAScript 2019, and `Intl`, which Android's logic layer is built without. */
const TOO_NEW = [
  'AggregateError',
  'BigInt',
  'BigInt64Array',
  'BigUint64Array',
  'FinalizationRegistry',
  'Intl',
  'Iterator',
  'WeakRef',
  'WebAssembly',
  'globalThis',
]
const LANGUAGE = (vm.runInNewContext('Object.getOwnPropertyNames(this)') as string[]).filter((name) => !TOO_NEW.includes(name))
const WECHAT = ['console', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'requirePlugin', 'arguments']
/** Douyin's, in what Taro's runtime does there and nowhere else. */
const DOUYIN = ['tt']
/** Put there before any page runs, by `src/platform/setup`. */
const OURS = ['AbortController']
const KNOWN = new Set([...LANGUAGE, ...WECHAT, ...DOUYIN, ...MODULE_PARAMETERS, ...OURS])

/**
 * No script reads a name that WeChat's logic layer has not, unless it asks for its type first: neither a browser's `document` nor Node's
 * `process`. Taro hands its own `document` and `window` to modules as variables; what is left over would throw on a phone.
 */
export const strangeNames: Check = ({ ending, read }) =>
  ending('.js').flatMap((file) => [...unbound(read(file))].map((name) => `${file} reads ${name}, which WeChat does not have`))

/** Names read as globals and never asked for their type in the same script. */
const unbound = perText((script) => {
  const wanted = new Set<string>()
  const asked = new Set<string>()
  traverse(scriptTree(script), {
    Identifier(path) {
      const { name } = path.node
      if (KNOWN.has(name) || !path.isReferencedIdentifier() || path.scope.hasBinding(name, true)) return
      if (path.parentPath.isUnaryExpression({ operator: 'typeof' })) asked.add(name)
      else wanted.add(name)
    },
  })
  return new Set([...wanted].filter((name) => !asked.has(name)))
})
