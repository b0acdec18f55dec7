import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import unused from '../../config/templates/unused.json'

const NAMES: Readonly<Record<string, string[]>> = unused
const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^-/, '')
/** How the templates call it: `onScroll` is `bindscroll`. */
const inTemplate = (name: string) => (/^on[A-Z]/.test(name) ? `bind${name.slice(2).toLowerCase()}` : dashed(name))

/** Attributes in a file that the templates leave out, as `ScrollView.enhanced`. */
function leftOutIn(text: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const component = node.tagName.getText()
      for (const attribute of node.attributes.properties)
        if (ts.isJsxAttribute(attribute) && NAMES[dashed(component)]?.includes(inTemplate(attribute.name.getText())))
          found.push(`${component}.${attribute.name.getText()}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('page.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found
}

describe('what the mini-program’s templates leave out', () => {
  it('is found where it is used', () => {
    expect(leftOutIn('<ScrollView scrollY enhanced onScrollStart={() => 1}><Swiper vertical current={1} /></ScrollView>')).toEqual([
      'ScrollView.enhanced',
      'ScrollView.onScrollStart',
      'Swiper.vertical',
    ])
  })

  it.each((readdirSync('src', { recursive: true }) as string[]).filter((file) => file.endsWith('.tsx') && !file.endsWith('.h5.tsx')))(
    'is not used by %s',
    (file) => {
      expect(leftOutIn(readFileSync(path.join('src', file), 'utf8'))).toEqual([])
    },
  )
})
