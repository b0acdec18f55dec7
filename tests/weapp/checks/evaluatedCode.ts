import { traverse, type types as t } from '@babel/core'
import { perText } from './perText'
import type { Check } from './readBuild'
import { scriptTree } from './scriptTree'

/** How libraries ask for the global object, each in a `try` or after the names a mini-program has. */
const GLOBAL_OBJECT = /^return this;?$/

/** No script makes code out of text, which WeChat's logic layer refuses: `eval`, `new Function`, a timer that is given words. */
export const evaluatedCode: Check = ({ ending, read }) =>
  ending('.js').flatMap((file) => evaluations(read(file)).map((name) => `${file} makes code out of text with ${name}`))

const isText = (node: t.Node | undefined) => node?.type === 'StringLiteral' || node?.type === 'TemplateLiteral'

const evaluations = perText((script) => {
  const found: string[] = []
  const note = ({ callee, arguments: given }: t.CallExpression | t.NewExpression) => {
    if (callee.type !== 'Identifier') return
    const last = given.at(-1)
    if (callee.name === 'eval') found.push('eval')
    if (callee.name === 'Function' && !(last?.type === 'StringLiteral' && GLOBAL_OBJECT.test(last.value))) found.push('Function')
    if (/^set(Timeout|Interval)$/.test(callee.name) && isText(given[0])) found.push(callee.name)
  }
  traverse(scriptTree(script), {
    CallExpression: ({ node }) => note(node),
    NewExpression: ({ node }) => note(node),
  })
  return found
})
