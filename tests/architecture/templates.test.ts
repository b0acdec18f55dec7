import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import attributes from '@/taro/templates/attributes.json'
import events from '@/taro/templates/events.json'

const ATTRIBUTES: Readonly<Record<string, string[]>> = attributes
const EVENTS: Readonly<Record<string, string[]>> = events
/** What every template has, and what React keeps to itself. */
const ALWAYS = new Set(['className', 'style', 'id', 'key', 'ref', 'onClick', 'catchMove'])
const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The templates know an attribute `scrollY` as `scroll-y` and `onScroll` as `bindScroll`. */
const isKnown = (component: string, name: string) =>
  ALWAYS.has(name) ||
  ATTRIBUTES[component]?.includes(dashed(name)) === true ||
  EVENTS[component]?.includes(name.replace(/^on/, 'bind')) === true

/** Components of Taro in a file and what it says of them that the templates leave out, as `ScrollView.enhanced`. */
function leftOutIn(text: string): string[] {
  const found: string[] = []
  const taros = new Map<string, string>()
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) && node.moduleSpecifier.getText().includes('@tarojs/components')) {
      const named = node.importClause?.namedBindings
      if (named && ts.isNamedImports(named)) for (const one of named.elements) taros.set(one.name.text, (one.propertyName ?? one.name).text)
    }
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const component = taros.get(node.tagName.getText())
      if (component !== undefined && !ATTRIBUTES[component]) found.push(component)
      for (const attribute of component === undefined ? [] : node.attributes.properties)
        if (ts.isJsxAttribute(attribute) && !isKnown(component ?? '', attribute.name.getText()))
          found.push(`${component}.${attribute.name.getText()}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('page.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found
}

/** Files that the mini-program may be made of. */
const files = (readdirSync('src', { recursive: true }) as string[]).filter((file) => /(?<!\.h5|\.test)\.tsx?$/.test(file))

describe('what the mini-program’s templates leave out', () => {
  it('is found where it is used', () => {
    const page = `import { Map, ScrollView, Swiper as Slides } from '@tarojs/components'
      const page = <ScrollView scrollY enhanced onScrollStart={() => 1} className="a"><Slides vertical current={1} /><Map /></ScrollView>`
    expect(leftOutIn(page)).toEqual(['ScrollView.enhanced', 'ScrollView.onScrollStart', 'Swiper.vertical', 'Map'])
  })

  it.each(files.filter((file) => file.endsWith('.tsx')))('is not used by %s', (file) => {
    expect(leftOutIn(readFileSync(path.join('src', file), 'utf8'))).toEqual([])
  })
})
