import { parse } from 'acorn'
import { isReadableByOldPhones } from '../../support/oldPhones'
import { perText } from './perText'
import type { Check } from './readBuild'

/**
 * ECMAScript 2019: what base library 2.32.3, the oldest we serve, gets from the oldest systems WeChat runs on (iOS 12.2's JavaScriptCore,
 * Android's V8 from Chrome 73 on). The developer tools translate nothing for them: project.config.json switches that off.
 */
const ECMA_VERSION = 2019

/** Every script parses in that syntax, and every wxs as the ES5 that WeChat's render layer takes. */
export const scriptSyntax: Check = ({ ending, read }) => [
  ...ending('.js').flatMap((file) => problem(read(file)).map((text) => `${file} ${text}`)),
  ...ending('.wxs').flatMap((file) => syntaxProblem(read(file), 5).map((text) => `${file} ${text}`)),
]

const problem = perText((script) => {
  const problems = syntaxProblem(script, ECMA_VERSION)
  // Of that syntax, iOS 12 lacks what only a regular expression can say: a look behind.
  if (problems.length || isReadableByOldPhones(script)) return problems
  return ['has a regular expression that iOS 12 does not read']
})

function syntaxProblem(script: string, ecmaVersion: 5 | typeof ECMA_VERSION): string[] {
  try {
    parse(script, { ecmaVersion, sourceType: 'script' })
    return []
  } catch (fault) {
    return [`is no script of ES${ecmaVersion}: ${fault instanceof Error ? fault.message : String(fault)}`]
  }
}
