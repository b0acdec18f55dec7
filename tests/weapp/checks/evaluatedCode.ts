import { traverse, type types as t } from '@babel/core'
import { perText } from './perText'
import type { Check } from './readBuild'
import { scriptTree } from './scriptTree'

/** How libraries ask for the global object, each in a `try` or after the names a mini-program has. */
const GLOBAL_OBJECT = /^return this;?$/

/** No script makes code out of text, which WeChat's logic layer refuses: `eval`, `new Function`, a function's constructor, a timer that is given words. */
export const evaluatedCode: Check = ({ ending, read }) =>
  ending('.js').flatMap((file) => evaluations(read(file)).map((name) => `${file} makes code out of text with ${name}`))

const isText = (node: t.Node | undefined) => node?.type === 'StringLiteral' || node?.type === 'TemplateLiteral'

/** What is called: `eval` also as `(0, eval)` and `window.eval`. */
function nameOf(callee: t.Node): string {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'SequenceExpression') return callee.expressions.map(nameOf).at(-1) ?? ''
  if (callee.type === 'MemberExpression' && !callee.computed) return nameOf(callee.property)
  return ''
}

const evaluations = perText((script) => {
  const found: string[] = []
  const note = ({ callee, arguments: given }: t.CallExpression | t.NewExpression) => {
    const name = nameOf(callee)
    const last = given.at(-1)
    if (name === 'eval') found.push('eval')
    if (/^(Function|constructor)$/.test(name) && last?.type === 'StringLiteral' && !GLOBAL_OBJECT.test(last.value)) found.push(name)
    else if (name === 'Function' && last?.type !== 'StringLiteral') found.push(name)
    if (/^set(Timeout|Interval)$/.test(name) && isText(given[0])) found.push(name)
  }
  traverse(scriptTree(script), {
    CallExpression: ({ node }) => note(node),
    NewExpression: ({ node }) => note(node),
  })
  return found
})
