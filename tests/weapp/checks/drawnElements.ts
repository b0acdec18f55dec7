import { traverse } from '@babel/core'
import { perText } from './perText'
import type { Check } from './readBuild'
import { scriptTree } from './scriptTree'

const CREATES = new Set(['jsx', 'jsxs', 'createElement'])
/** Elements of HTML that React draws by their own name, and no template of Taro's does. */
const html = (name: string) => /^[a-z][a-z0-9]*$/.test(name)

/**
 * No script draws an element that has no template. Taro draws its own components by numbers; a name written out, `<i>` or `<svg>`,
 * is drawn by `tmpl_0_<name>`, and where that is missing the node vanishes without a word.
 */
export const drawnElements: Check = ({ ending, read, has }) => {
  const wxml = has('base.wxml') ? read('base.wxml') : ''
  return ending('.js').flatMap((file) =>
    [...writtenOut(read(file))]
      .filter((name) => html(name) && !wxml.includes(`name="tmpl_0_${name}"`))
      .map((name) => `${file} draws <${name}>, which has no template`),
  )
}

const writtenOut = perText((script) => {
  const names = new Set<string>()
  traverse(scriptTree(script), {
    CallExpression({ node: { callee, arguments: given } }) {
      const called = callee.type === 'SequenceExpression' ? callee.expressions.at(-1) : callee
      const [first] = given
      if (called?.type !== 'MemberExpression' || called.property.type !== 'Identifier' || !CREATES.has(called.property.name)) return
      // `document.createElement('view')` of Taro's own runtime makes a node, not an element.
      if (called.object.type === 'Identifier' && called.object.name === 'document') return
      if (first?.type === 'StringLiteral') names.add(first.value)
    },
  })
  return names
})
