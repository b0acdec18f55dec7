import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

type Found = { name: string; file: string }
const MAX_LINE = 140
const NOTICE = '/* Written by `npm run docs` from the folders; do not edit. */\n'

const filesBelow = (folder: string, ending = '.ts') =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => file.endsWith(ending))
    .map((file) => file.split(path.sep).join('/'))
    .sort()

/** The one export of a file that fits a pattern, with the path to import it by. */
function exported(folder: string, file: string, pattern: RegExp): Found[] {
  const name = pattern.exec(readFileSync(path.join(folder, file), 'utf8'))?.[1]
  return name ? [{ name, file: `./${file.replace(/\.ts$/, '')}` }] : []
}

const imports = (found: Found[]) => found.map(({ name, file }) => `import { ${name} } from '${file}'\n`).join('')
const byName = (a: Found, b: Found) => (a.name < b.name ? -1 : 1)

/** `src/contract/<group>.ts` exports the group by the file's name. */
function contractIndex(): string {
  const groups = filesBelow('src/contract').flatMap((file) =>
    exported('src/contract', file, new RegExp(`^export const (${path.basename(file, '.ts')}) = `, 'm')),
  )
  return `${NOTICE}${imports(groups)}
/** The whole wire, by group. Pages import the group they use, so that a page carries only its own schemas. */
export const contract = {
${groups.map(({ name }) => `  ${name},\n`).join('')}}
export type Contract = typeof contract
`
}

/** What the rows of the contract say they provide. */
function contractTags(): string {
  const found = filesBelow('src/contract').flatMap((file) =>
    [...readFileSync(path.join('src/contract', file), 'utf8').matchAll(/\bprovides: '(\w+)'/g)].map(([, tag]) => tag),
  )
  return `${NOTICE}
/** What the answers of reads are called where a write makes them stale; each read provides one at most. */
export type Tag =
${[...new Set(found)]
  .sort()
  .map((tag) => `  | '${tag}'\n`)
  .join('')}`
}

/** `handlers.ts` of a module exports `<group>Handlers`. */
function moduleHandlers(): string {
  const found = filesBelow('gateway/modules')
    .filter((file) => file.endsWith('/handlers.ts'))
    .flatMap((file) => exported('gateway/modules', file, /^export const (\w+Handlers) = /m))
    .sort(byName)
  return `${NOTICE}import type { Implemented } from '../kernel/implement'
${imports(found)}
/** Every call of the contract with what answers it. */
export const handlers: Implemented = [
${found.map(({ name }) => `  ...${name},\n`).join('')}]
`
}

/** `counter/contract/<group>.ts` exports the group by the file's name. */
function workContract(): string {
  const groups = filesBelow('counter/contract').flatMap((file) =>
    exported('counter/contract', file, new RegExp(`^export const (${path.basename(file, '.ts')}) = `, 'm')),
  )
  return `${NOTICE}${imports(groups)}
/** Every call of the counter, by group. */
export const workContract = {
${groups.map(({ name }) => `  ${name},\n`).join('')}}
`
}

/** As Prettier writes it: on one line where it fits. */
function listOf(name: string, entries: string[]): string {
  const line = `export const ${name} = [${entries.join(', ')}]\n`
  return line.length <= MAX_LINE ? line : `export const ${name} = [\n${entries.map((entry) => `  ${entry},\n`).join('')}]\n`
}

/** `workHandlers.ts` of a module exports `<group>WorkHandlers`. */
function workHandlers(): string {
  const found = filesBelow('gateway/modules')
    .filter((file) => file.endsWith('/workHandlers.ts'))
    .flatMap((file) => exported('gateway/modules', file, /^export const (\w+WorkHandlers) = /m))
    .map(({ name, file }) => ({ name, file: `../modules/${file.slice('./'.length)}` }))
    .sort(byName)
  return `${NOTICE}import type { WorkImplemented } from '../kernel/work/implementWork'
${imports(found)}
/** Every call of the counter with what answers it. */
${listOf(
  'workHandlers: WorkImplemented',
  found.map(({ name }) => `...${name}`),
)}`
}

/** Every `schema.ts` of the gateway's rooms, and how their rows stand around each other. */
function allTables(): string {
  const schemas = ['db', 'kernel', 'modules', 'providers'].flatMap((room) =>
    filesBelow(`gateway/${room}`)
      .filter((file) => /(^|\/)schema\.ts$/.test(file))
      .map((file) => `../${room}/${file}`),
  )
  return NOTICE + [...schemas, './relations.ts'].map((file) => `export * from '${file.replace(/\.ts$/, '')}'\n`).join('')
}

/** Taro reads a page's config from a file beside it: each says which rows to take it from. */
const pageConfigs = (): Array<[string, string]> =>
  filesBelow('src/features', '.tsx')
    .filter((file) => /\/pages\/\w+\/index\.tsx$/.test(file))
    .map((file) => file.replace(/\.tsx$/, ''))
    .map((page) => [
      `src/features/${page}.config.ts`,
      `${NOTICE}import { pageConfig } from '@/routes/pageConfig'\n\nexport default definePageConfig(pageConfig('features/${page}'))\n`,
    ])

/** Files that gather what stands in folders, by their path. */
export const registries = (): Map<string, string> =>
  new Map([
    ['src/contract/index.ts', contractIndex()],
    ['src/contract/tags.ts', contractTags()],
    ['gateway/modules/handlers.ts', moduleHandlers()],
    ['gateway/tables/all.ts', allTables()],
    ['counter/contract/index.ts', workContract()],
    ['gateway/work/handlers.ts', workHandlers()],
    ...pageConfigs(),
  ])
