import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { asMarkdown } from './asMarkdown'

type Prop = { name: string; type: string; default: string; about: string }
type Part = { name: string; file: string; isComponent: boolean; signature: string; about: string; props: Prop[]; types: string[] }

const ROOT = 'src/ui'
/** A longer type, as the names of the icons, is read in its own file. */
const LONGEST_TYPE = 600

/** Imports are not followed: what a type is written with stands in our sources and in React's types, and Taro's alone take ten seconds. */
const OPTIONS: ts.CompilerOptions = {
  noResolve: true,
  types: [],
  lib: ['lib.es2022.d.ts'],
  strict: true,
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  paths: { '@/*': [`${process.cwd()}/src/*`] },
}

const sourcesIn = (folder: string) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .sort()

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').replace(/^\| /, '').trim()
const isOurs = (node: ts.Node) => !node.getSourceFile().fileName.includes('node_modules/')

/** The function that a declaration is or holds, also within `forwardRef(…)`. */
function functionOf(node: ts.Node | undefined): ts.FunctionLikeDeclaration | undefined {
  if (!node) return undefined
  if (ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return node
  if (ts.isVariableDeclaration(node)) return functionOf(node.initializer)
  return ts.isCallExpression(node) && node.expression.getText() === 'forwardRef' ? functionOf(node.arguments[0]) : undefined
}

/** The defaults that parameters are destructured with, by the name of the property. */
function defaultsOf({ parameters }: ts.FunctionLikeDeclaration): Map<string, string> {
  const elements = parameters.flatMap(({ name }) => (ts.isObjectBindingPattern(name) ? [...name.elements] : []))
  return new Map(elements.map((one) => [(one.propertyName ?? one.name).getText(), inOneLine(one.initializer?.getText() ?? '')]))
}

const REST = [...['src/lib', 'src/platform', 'src/routes'].flatMap(sourcesIn), 'node_modules/@types/react/index.d.ts']

/** What the shop imports from the widgets, by name. */
const importedByShop = () =>
  new Set(
    sourcesIn('src')
      .filter((file) => !file.startsWith(`${ROOT}/`))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^import \{([^}]*)\} from '@\/ui\//gm)])
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim())),
  )

/**
 * Every component and function of `src/ui` that the rest of the shop, the gallery included, imports, as the compiler reads them. Where a part has a file for each platform, the docblock of H5's is added.
 */
function partsOfUi(): Part[] {
  const files = sourcesIn(ROOT)
  const program = ts.createProgram([...files, ...REST], OPTIONS)
  const checker = program.getTypeChecker()
  const imported = importedByShop()

  const exportsOf = (file: string) => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    return module ? checker.getExportsOfModule(module) : []
  }
  const aboutOf = (symbol: ts.Symbol) => inOneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker)))
  const aboutOnH5 = (file: string, { name }: ts.Symbol) => {
    const twin = exportsOf(file.replace(/(\.tsx?)$/, '.h5$1')).find((one) => one.name === name)
    return twin ? aboutOf(twin) : ''
  }

  /** The declarations of our own types that a type is written with, and those within them. */
  function typesIn(node: ts.Node, found = new Set<ts.TypeAliasDeclaration>()): Set<ts.TypeAliasDeclaration> {
    if (ts.isTypeReferenceNode(node)) {
      const named = checker.getSymbolAtLocation(node.typeName)
      const target = named && named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named
      const declaration = target?.declarations?.find(ts.isTypeAliasDeclaration)
      if (declaration && isOurs(declaration) && declaration.getText().length < LONGEST_TYPE && !found.has(declaration)) {
        found.add(declaration)
        typesIn(declaration.type, found)
      }
    }
    ts.forEachChild(node, (child) => void typesIn(child, found))
    return found
  }

  function partOf(file: string, symbol: ts.Symbol): Part[] {
    const made = functionOf(symbol.valueDeclaration)
    const isComponent = /^[A-Z]/.test(symbol.name)
    const [signature] = made && symbol.valueDeclaration ? checker.getTypeOfSymbol(symbol).getCallSignatures() : []
    if (!made || !signature || !imported.has(symbol.name)) return []

    const defaults = defaultsOf(made)
    const members = signature.parameters
      .flatMap((parameter) => checker.getTypeOfSymbolAtLocation(parameter, made).getProperties())
      .flatMap((member) => (member.declarations ?? []).map((node) => ({ member, node })))
      .flatMap(({ member, node }) => (ts.isPropertySignature(node) && node.type && isOurs(node) ? [{ member, type: node.type }] : []))
    const props = members.map(({ member, type }) => ({
      name: `${member.name}${member.flags & ts.SymbolFlags.Optional ? '?' : ''}`,
      type: inOneLine(type.getText()),
      default: defaults.get(member.name) ?? '',
      about: aboutOf(member),
    }))
    const types = new Set(members.flatMap(({ type }) => [...typesIn(type)]).map((one) => one.getText().replace(/^export /, '')))
    const answer = made.type ? `: ${inOneLine(made.type.getText())}` : ''
    const typeParameters = made.typeParameters?.map((one) => one.getText()).join(', ')
    const asked = made.parameters.map((one) => inOneLine(one.getText())).join(', ')
    const about = [...new Set([aboutOf(symbol), aboutOnH5(file, symbol)])].filter(Boolean).join(' In a browser: ')
    return [
      {
        name: symbol.name,
        file,
        isComponent,
        signature: `${symbol.name}${typeParameters ? `<${typeParameters}>` : ''}(${asked})${answer}`,
        about,
        props,
        types: [...types],
      },
    ]
  }

  return files.filter((file) => !/\.h5\./.test(file)).flatMap((file) => exportsOf(file).flatMap((symbol) => partOf(file, symbol)))
}

const code = (text: string) => (text === '' ? '' : text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``)
const fenced = (lines: string[]) => (lines.length ? [`\`\`\`ts\n${lines.join('\n')}\n\`\`\``] : [])

const described = ({ name, file, isComponent, signature, about, props, types }: Part) =>
  [
    `### ${name}`,
    `\`@/${file.replace(/^src\//, '').replace(/\.tsx?$/, '')}\``,
    ...(isComponent ? [] : fenced([signature])),
    about,
    ...(props.length
      ? [
          asMarkdown({
            headings: [isComponent ? 'Prop' : 'Option', 'Type', 'Default', 'What it is'],
            rows: props.map((prop) => [code(prop.name), code(prop.type), code(prop.default), prop.about]),
          }),
        ]
      : []),
    ...fenced(types),
  ].join('\n\n')

/** The widgets by family: what each is for, its props or its signature, and the types these are written with. */
export function partsDocument(): string {
  const parts = partsOfUi()
  const familyOf = ({ file }: Part) => file.split('/')[2] ?? ''
  const families = [...new Set(parts.map(familyOf))].sort()
  const sections = families.flatMap((family) => [
    `## ${family}`,
    ...parts
      .filter((part) => familyOf(part) === family)
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .map(described),
  ])
  return `# Parts\n\nEvery widget of [src/ui](../src/ui/README.md) by family. Written by \`npm run docs\` from the source; do not edit.\n\n${sections.join('\n\n')}\n`
}
