import { traverse, type types as t } from '@babel/core'
import { perText } from './perText'
import type { Check } from './readBuild'
import { scriptTree } from './scriptTree'

/** A part of a text that only running tells. */
const UNKNOWN = '\0'
/** A day and a time with a blank between, whole or put together, a day with dots, a zone without a colon: Chrome reads them, iOS answers Invalid Date. */
const UNREADABLE = [/^(\d{4}-\d{1,2}-\d{1,2}|\0) (\d{1,2}:|\0)/, /^\d{4}\.\d{1,2}\.\d{1,2}/, /T\d{2}:\d{2}.*[+-]\d{4}$/]

/** No date is read out of a text that iOS cannot read: it wants `2026-11-23T08:00:00+08:00` or slashes. */
export const datesOfIos: Check = ({ ending, read }) =>
  ending('.js').flatMap((file) => unreadable(read(file)).map((text) => `${file} reads a date out of "${text}", which iOS cannot`))

const unreadable = perText((script) => {
  const found: string[] = []
  const note = (given: t.Node | undefined) => {
    const text = textOf(given)
    if (UNREADABLE.some((one) => one.test(text))) found.push(text.replaceAll(UNKNOWN, '…'))
  }
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

/** The text that an expression makes. */
function textOf(node: t.Node | undefined): string {
  switch (node?.type) {
    case 'StringLiteral':
      return node.value
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.raw).join(UNKNOWN)
    case 'BinaryExpression':
      return node.operator === '+' ? textOf(node.left) + textOf(node.right) : UNKNOWN
    case 'CallExpression':
      return node.callee.type === 'MemberExpression' && isNamed(node.callee.property, 'concat')
        ? [node.callee.object, ...node.arguments].map(textOf).join('')
        : UNKNOWN
    default:
      return UNKNOWN
  }
}
