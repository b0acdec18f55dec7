/*
 * A Babel plugin for the clients' builds. What a call is for, what it collects, what it takes and what a schema is called are read by the
 * gateway alone: a client only reads answers. Leaves out `about`, `collects`, `params`, `query` and `body` of `endpoint(…, { about })`, for a
 * browser `sameFor` too, by which the mini-program knows what it may keep (src/api/firstAnswers.ts), and `.register(registry, { id })`. Making a
 * schema has no effect of its own, which nobody but us can know: said to the minifier, it leaves out the schemas that nothing names any more.
 * What a function does when it is called is its own: `path.push(…)` within it stays.
 *
 * `isSplit`, for the browser: a module of the contract is its calls and what is made of no schema, so that no first screen waits for zod. The
 * whole module, `./mall?whole`, is fetched with the first call that needs its answer checked (src/api/checkOf.h5.ts), and by what names a schema.
 */
const path = require('node:path')

const SERVER_ONLY = new Set(['about', 'collects', 'params', 'query', 'body'])
const isNamed = (node, name) => node.type === 'Identifier' && node.name === name
const isPure = ({ leadingComments }) => leadingComments?.some(({ value }) => value.includes('__PURE__'))
/** What a schema may come from: zod, and the other modules of the contract. */
const hasSchemas = (source) => source.startsWith('zod') || (source.startsWith('./') && source !== './endpoint')
const wholeOf = ({ filename }) => `./${path.basename(filename, '.ts')}?whole`

/** `mall.config`, of a call that stands in a group: `export const mall = { config: endpoint(…) }`. */
function nameOfCall(call) {
  const [property, group] = [call.parentPath, call.parentPath.parentPath?.parentPath]
  return property.isObjectProperty() && group?.isVariableDeclarator() ? [group.node.id.name, property.node.key.name] : undefined
}

/** The statements of a module, each with what it names: of the module, and of others by where they come from. */
function statementsOf(program) {
  program.scope.crawl()
  const statements = program.get('body').map((at) => ({ at, names: new Set() }))
  for (const [name, { referencePaths }] of Object.entries(program.scope.bindings))
    for (const reference of referencePaths) statements[reference.find(({ parentPath }) => parentPath === program).key].names.add(name)
  return statements
}

const declaredBy = ({ at }) => Object.keys((at.isExportNamedDeclaration() ? at.get('declaration') : at).getOuterBindingIdentifiers() ?? {})

/** Leaves of a module what is made of no schema, with the calls; the rest is exported from the whole one. */
function split(program, types, file) {
  const statements = statementsOf(program)
  const owners = new Map(statements.flatMap((one) => (one.at.isImportDeclaration() ? [] : declaredBy(one).map((name) => [name, one]))))
  const sources = new Map(
    statements.flatMap(({ at }) =>
      at.isImportDeclaration() ? at.node.specifiers.map(({ local }) => [local.name, at.node.source.value]) : [],
    ),
  )
  const kept = new Set()
  const needed = (one, seen = new Set()) => {
    if (seen.has(one)) return seen
    seen.add(one)
    for (const name of one.names) if (owners.has(name)) needed(owners.get(name), seen)
    return seen
  }
  const isPlain = (all) => [...all].every(({ names }) => [...names].every((name) => !hasSchemas(sources.get(name) ?? '')))
  for (const one of statements) {
    if (!one.at.isExportNamedDeclaration() || !one.at.node.declaration) continue
    const all = needed(one)
    if (one.names.has('endpoint') || isPlain(all)) all.forEach((each) => kept.add(each))
  }
  const left = statements.filter((one) => declaredBy(one).length > 0 && !one.at.isImportDeclaration() && !kept.has(one))
  const moved = left.filter(({ at }) => at.isExportNamedDeclaration()).flatMap(declaredBy)
  // `export { Work }` of what stands above.
  for (const { at } of statements) {
    if (!at.isExportNamedDeclaration() || at.node.declaration || at.node.source) continue
    const isKept = ({ local }) => kept.has(owners.get(local.name))
    moved.push(...at.node.specifiers.filter((one) => !isKept(one)).map(({ exported }) => exported.name))
    at.node.specifiers = at.node.specifiers.filter(isKept)
    if (at.node.specifiers.length === 0) left.push({ at })
  }
  left.forEach(({ at }) => at.remove())
  const used = new Set([...kept].flatMap(({ names }) => [...names]))
  for (const { at } of statements) {
    if (!at.isImportDeclaration() || at.node.specifiers.length === 0) continue
    at.node.specifiers = at.node.specifiers.filter(({ local }) => used.has(local.name))
    if (at.node.specifiers.length === 0) at.remove()
  }
  if (moved.length === 0) return
  const names = moved.map((name) => types.exportSpecifier(types.identifier(name), types.identifier(name)))
  program.pushContainer('body', types.exportNamedDeclaration(null, names, types.stringLiteral(wholeOf(file))))
}

module.exports = ({ types, caller }, { isSplit = false } = {}) => {
  const isLeftOut = ({ key }) => SERVER_ONLY.has(key.name) || (isSplit && key.name === 'sameFor')
  const isDivided = isSplit && !caller((by) => Boolean(by?.isWhole))
  return {
    visitor: {
      Program: {
        exit: (program, { file }) => {
          if (isDivided) split(program, types, file.opts)
        },
      },
      CallExpression(at, { file }) {
        const { callee, arguments: given } = at.node
        if (isNamed(callee, 'endpoint') && given[1]?.type === 'ObjectExpression') {
          const [, parts] = given
          parts.properties = parts.properties.filter((part) => part.type !== 'ObjectProperty' || !isLeftOut(part))
          const name = nameOfCall(at)
          const output = parts.properties.find((part) => part.type === 'ObjectProperty' && part.key.name === 'output')
          if (isDivided && name && output) output.value = laterOf(types, name, wholeOf(file.opts))
        } else if (callee.type === 'MemberExpression' && isNamed(callee.property, 'register')) {
          at.replaceWith(callee.object)
          return
        }
        if (!isPure(at.node) && at.getFunctionParent() === null) types.addComment(at.node, 'leading', '#__PURE__')
      },
    },
  }
}

/** A function that fetches the schema of a call's answer. */
function laterOf(types, [group, call], whole) {
  const file = types.stringLiteral(whole)
  types.addComment(file, 'leading', ` webpackExports: ["${group}"] `)
  const all = types.identifier('all')
  const output = [group, call, 'output'].reduce((of, name) => types.memberExpression(of, types.identifier(name)), all)
  const then = types.memberExpression(types.callExpression(types.import(), [file]), types.identifier('then'))
  return types.arrowFunctionExpression([], types.callExpression(then, [types.arrowFunctionExpression([all], output)]))
}
