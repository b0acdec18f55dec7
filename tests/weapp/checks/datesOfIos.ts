import { traverse, type types as t } from '@babel/core'
import { perText } from './perText'
import type { Check } from './readBuild'
import { scriptTree } from './scriptTree'

/** `2026-11-23 08:00`, or the part of it that code puts together: Chrome reads it, iOS before 16 answers Invalid Date. */
const UNREADABLE = /^\d{4}-\d{1,2}-\d{1,2} \d|^ \d{1,2}:\d{2}/

/** No date is read out of a text that iOS cannot read: it wants `2026-11-23T08:00:00+08:00` or slashes. */
export const datesOfIos: Check = ({ ending, read }) =>
  ending('.js').flatMap((file) => unreadable(read(file)).map((text) => `${file} reads a date out of "${text}", which iOS cannot`))

const unreadable = perText((script) => {
  const found: string[] = []
  const note = (given: t.Node | undefined) => found.push(...textsOf(given).filter((text) => UNREADABLE.test(text)))
  traverse(scriptTree(script), {
    NewExpression({ node: { callee, arguments: given } }) {
      if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 1) note(given[0])
    },
    CallExpression({ node: { callee, arguments: given } }) {
      if (callee.type === 'MemberExpression' && isNamed(callee.object, 'Date') && isNamed(callee.property, 'parse')) note(given[0])
    },
  })
  return found
})

const isNamed = (node: t.Node, name: string) => node.type === 'Identifier' && node.name === name

/** The texts an expression is put together of. */
function textsOf(node: t.Node | undefined): string[] {
  switch (node?.type) {
    case 'StringLiteral':
      return [node.value]
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.raw)
    case 'BinaryExpression':
      return [...textsOf(node.left), ...textsOf(node.right)]
    case 'CallExpression':
      return node.callee.type === 'MemberExpression' && isNamed(node.callee.property, 'concat') ? node.arguments.flatMap(textsOf) : []
    default:
      return []
  }
}
