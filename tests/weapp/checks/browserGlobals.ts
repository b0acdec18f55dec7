import { traverse } from '@babel/core'
import { BROWSER_GLOBALS } from '../harness/inPage/browserGlobals'
import { perText } from './perText'
import type { Check } from './readBuild'
import { scriptTree } from './scriptTree'

/** Put there before any page runs, by `src/platform/setup`. */
const OURS = ['AbortController']
const NAMES = new Set(BROWSER_GLOBALS.filter((name) => !OURS.includes(name)))

/**
 * No script reads a name that only browsers have, unless it asks for its type first. Taro hands its own `document` and `window` to
 * modules as variables; what is left over would be undefined on a phone.
 */
export const browserGlobals: Check = ({ ending, read }) =>
  ending('.js').flatMap((file) => [...unbound(read(file))].map((name) => `${file} reads ${name}, which only browsers have`))

/** Names read as globals and never asked for their type in the same script. */
const unbound = perText((script) => {
  const wanted = new Set<string>()
  const asked = new Set<string>()
  traverse(scriptTree(script), {
    Identifier(path) {
      const { name } = path.node
      if (!NAMES.has(name) || !path.isReferencedIdentifier() || path.scope.hasBinding(name, true)) return
      if (path.parentPath.isUnaryExpression({ operator: 'typeof' })) asked.add(name)
      else wanted.add(name)
    },
  })
  return new Set([...wanted].filter((name) => !asked.has(name)))
})
