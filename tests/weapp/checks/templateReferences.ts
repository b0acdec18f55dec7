import vm from 'node:vm'
import { resolved, type Build, type Check } from './readBuild'

/** Levels below the page to ask for: beyond the last that Taro writes templates for. */
const DEEPEST = 20

type Naming = { a: (level: number, kind: string, above: string) => string; f: (above: string, kind: string) => string }

/** What templates name is there: imported files, wxs modules, and every template that is asked for by a name. */
export const templateReferences: Check = (build) => [
  ...build.ending('.wxml').flatMap((file) => missingFiles(build, file)),
  ...(build.has('base.wxml') ? unnamedTemplates(build.read('base.wxml')) : []),
  ...(build.has('base.wxml') && build.has('utils.wxs') ? misnamed(build.read('base.wxml'), build.read('utils.wxs')) : []),
]

const missingFiles = ({ read, has }: Build, file: string) =>
  [...read(file).matchAll(/<(?:import|include|wxs)\b[^>]*\bsrc="([^"]+)"/g)]
    .map(([, reference = '']) => resolved(reference, file))
    .filter((named) => !has(named))
    .map((named) => `${file} imports ${named}, which is not in the build`)

const namesIn = (wxml: string) => new Set([...wxml.matchAll(/<template name="([^"]+)"/g)].map(([, name = '']) => name))

function unnamedTemplates(wxml: string): string[] {
  const names = namesIn(wxml)
  const asked = [...wxml.matchAll(/<template is="([^"{}]+)"/g)].map(([, name = '']) => name)
  const states = [...wxml.matchAll(/xs\.c\(i, '(tmpl_\d+_)'\)/g)].map(([, prefix = '']) => prefix)
  const byState = [...names].flatMap((name) => {
    const [, prefix, kind] = /^(tmpl_\d+_)(\d+)_(?:focus|blur)$/.exec(name) ?? []
    return prefix && kind && states.includes(prefix) ? [`${prefix}${kind}_focus`, `${prefix}${kind}_blur`] : []
  })
  return [...new Set([...asked, ...byState])]
    .filter((name) => !names.has(name))
    .map((name) => `base.wxml draws by ${name}, which it has not`)
}

/**
 * Taro's wxs says which template draws a kind of node at a depth: whatever it answers for the kinds there are must be there. A kind
 * within itself has templates of its own, as deep as Taro provides; twice is what a page may count on.
 */
function misnamed(wxml: string, wxs: string): string[] {
  const names = namesIn(wxml)
  const kinds = [...names].flatMap((name) => /^tmpl_0_(\d+)$/.exec(name)?.[1] ?? [])
  const naming = { exports: {} as Naming }
  vm.runInNewContext(wxs, { module: naming }, { timeout: 10_000 })
  const { a: nameOf, f: within } = naming.exports
  const asked = kinds.flatMap((kind) => [
    ...Array.from({ length: DEEPEST }, (_, depth) => ({ kind, name: nameOf(depth, kind, '') })),
    { kind, name: nameOf(1, kind, within('', kind)) },
    { kind, name: nameOf(2, kind, within(within('', kind), kind)) },
  ])
  const missing = asked
    .filter(({ name }) => !names.has(name))
    .map(({ kind, name }) => `utils.wxs draws kind ${kind} by ${name}, which is not there`)
  return [...new Set(missing)]
}
