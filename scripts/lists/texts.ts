import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** A Chinese text of a feature, as a shopper reads it: the still parts of a text with values in it count one by one. */
export type Text = { feature: string; file: string; text: string }

const FEATURES = 'src/features'
/** The catalogue of widgets, which no shopper sees. */
const NOT_SHOPPING = /^src\/features\/gallery\//
/** Where shoppers act: what looks at sources, pictures or speed names a text without saying that it appears. */
const BEHAVIOUR = /^(tests\/(client|contract|hosts|journeys|pages|routes|weapp)\/|src\/.*\.test\.tsx?$|gateway\/.*\.test\.ts$)/
const CHINESE = /\p{Script=Han}/u

const sourcesIn = (folder: string) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => /\.tsx?$/.test(file))
    .sort()

/** Everything between quotes, tags and slashes; comments are no texts. */
function literalsOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, false)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) found.push(node.text)
    if (ts.isJsxText(node) || ts.isRegularExpressionLiteral(node)) found.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** JSX joins lines by one space; a shopper sees none at the ends. */
const asRead = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The texts of every feature, each once a feature. */
export function textsOfFeatures(): Text[] {
  const files = sourcesIn(FEATURES).filter((file) => !/\.test\./.test(file) && !NOT_SHOPPING.test(file))
  const all = files.flatMap((file) =>
    literalsOf(file)
      .map(asRead)
      .filter((text) => CHINESE.test(text))
      .map((text) => ({ feature: file.split('/')[2] ?? '', file, text })),
  )
  return [...new Map(all.map((one) => [`${one.feature} ${one.text}`, one])).values()]
}

/** What the behaviour tests say, in one piece. */
export function wordsOfTests(): string {
  const files = ['tests', 'src', 'gateway'].flatMap(sourcesIn).filter((file) => BEHAVIOUR.test(file))
  return files.flatMap(literalsOf).map(asRead).join('\n')
}

/** The texts that a behaviour test names, and those that none does. */
export function namedTexts() {
  const words = wordsOfTests()
  const texts = textsOfFeatures()
  const isNamed = ({ text }: Text) => words.includes(text)
  return { texts, named: texts.filter(isNamed), unnamed: texts.filter((one) => !isNamed(one)) }
}
