/** @jest-environment node */
import path from 'node:path'
import ts from 'typescript'
import { BUILDS_ONLY } from '../../config/clientRoutes.cjs'

/** Where rows are written and the type that names their columns: what reads a column stands elsewhere. */
const isTable = (file: string) => /src\/routes\/(route|table|\w+Routes)\.ts$/.test(file)
/** What the shop is made of and built by. Lists for readers in `docs` and tests obey no column. */
const isProduct = (file: string) => /\/(src|config|scripts\/build)\//.test(file) && !isTable(file) && !/\.test\.tsx?$/.test(file)

const tsconfig: { config?: unknown } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file))
const { options, fileNames } = ts.parseJsonConfigFileContent(tsconfig.config, ts.sys, process.cwd())
const program = ts.createProgram({ rootNames: fileNames.filter((file) => isProduct(file) || isTable(file)), options })
const checker = program.getTypeChecker()

const source = program.getSourceFile(path.resolve('src/routes/route.ts'))!
const columnsOf = (name: string) => {
  const alias = source.statements.filter(ts.isTypeAliasDeclaration).find((statement) => statement.name.text === name)!
  return checker.getTypeAtLocation(alias).getProperties()
}
const declared = new Map(columnsOf('Route').flatMap((column) => (column.declarations ?? []).map((one) => [one, column.name] as const)))
const names = new Set(declared.values())

/** The column a piece of code reads: `row.tab`, or `{ tab } = row`. */
function readBy(node: ts.Node): string | undefined {
  const [from, name] = ts.isPropertyAccessExpression(node)
    ? [node.expression, node.name.text]
    : ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)
      ? [node.parent, (node.propertyName ?? node.name).getText()]
      : []
  if (from === undefined || name === undefined || !names.has(name)) return undefined
  const property = checker.getTypeAtLocation(from).getProperty(name)
  return property?.declarations?.map((one) => declared.get(one)).find(Boolean)
}

/** What runs while building or in the gateway, where the rows have all their columns. */
const isBuild = (file: string) => /\/(config|scripts\/build|src\/ssr)\/|src\/routes\/(pageConfig|pages|preload)\.ts$/.test(file)

describe('the route table', () => {
  const readers = new Map<string, string[]>()
  beforeAll(() => {
    for (const file of program.getSourceFiles().filter(({ fileName }) => isProduct(fileName))) {
      const visit = (node: ts.Node) => {
        const column = readBy(node)
        if (column !== undefined) readers.set(column, [...(readers.get(column) ?? []), file.fileName])
        ts.forEachChild(node, visit)
      }
      visit(file)
    }
  })

  it('has a reader for every column', () => {
    expect([...names].filter((name) => !readers.has(name))).toEqual([])
  })

  it('has every column that a client reads', () => {
    const inClients = [...readers].flatMap(([column, files]) => (files.every(isBuild) ? [] : [column]))
    expect(inClients.filter((column) => BUILDS_ONLY.includes(column))).toEqual([])
  })
})
