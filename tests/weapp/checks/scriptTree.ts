import { parseSync } from '@babel/core'
import { perText } from './perText'

/** A script of a build as a syntax tree. Throws where it cannot be read. */
export const scriptTree = perText((script) => {
  const tree = parseSync(script, { configFile: false, babelrc: false, sourceType: 'script', compact: true })
  if (!tree) throw new Error('Babel read nothing of a script.')
  return tree
})
