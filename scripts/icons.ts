/**
 * `npm run icons`: writes the style sheets of the icons that the storefront uses, as sprites of masks, and the list of names.
 * core.scss holds what the first screen and the shared widgets show; more.scss the rest. A browser decodes one picture for all icons of a sheet.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const icons = path.join(root, 'src/ui/icons')
/** Places whose icons stand on the first screen. */
const FIRST = [/^src\/ui\/(?!form\/(picker|signature|message)\/)/, /^src\/features\/home\//, /^src\/domain\/product\//]

const names = readdirSync(path.join(icons, 'svg'))
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.slice(0, -4))
  .sort()

const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !file.includes('icons/'))
  .map((file) => ({ file: `src/${file.replaceAll('\\', '/')}`, text: readFileSync(path.join(root, 'src', file), 'utf8') }))

const usedIn = (name: string) =>
  sources.filter(({ text }) => text.includes(`'${name}'`) || text.includes(`"${name}"`)).map(({ file }) => file)

const SIDE = 24
const ROOT = `fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"`

/** What an icon draws, in its cell of the sprite. A mask knows no white, only holes: what is drawn in white is cut out of the rest. */
function cellOf(name: string, place: number): string {
  const svg = readFileSync(path.join(icons, 'svg', `${name}.svg`), 'utf8').trim()
  const [, attributes = '', shapes = ''] = /^<svg ([^>]*)>(.*)<\/svg>$/s.exec(svg) ?? []
  if (!attributes.endsWith(ROOT)) throw new Error(`${name}.svg is not drawn like the others: ${ROOT}`)
  const white = [...shapes.matchAll(/<[^>]*#fff[^>]*>/g)].map(([element]) => element)
  const at = `transform="translate(${place * SIDE})"`
  if (white.length === 0) return `<g ${at}>${shapes}</g>`
  const rest = white.reduce((text, element) => text.replace(element, ''), shapes)
  const holes = `<path fill="#fff" stroke="none" d="M0 0h24v24H0z"/>${white.join('').replaceAll('#fff', '#000')}`
  return `<g ${at}><mask id="h${place}">${holes}</mask><g mask="url(#h${place})">${rest}</g></g>`
}

/** A sprite as an address: colours do not matter to a mask, and quotes and brackets are all that a data address must hide. The first cell is empty. */
function spriteOf(all: string[]): string {
  const cells = all.map((name, at) => cellOf(name, at + 1)).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${(all.length + 1) * SIDE} ${SIDE}" ${ROOT}>${cells}</svg>`
    .replaceAll('currentColor', 'red')
    .replaceAll('"', "'")
    .replace(/[%#<>()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `url("data:image/svg+xml,${svg}")`
}

/** `--i`, `--z`: the sprite and its size, of the second sheet after the first's (icons/load); `--p`: where in it an icon is (icon.scss). */
function sheetOf(all: string[], shownBy: string): string {
  const places = all.map((name, at) => `.i-${name} { --p: ${Number((((at + 1) / all.length) * 100).toFixed(4))}%; }\n`)
  return `${shownBy} { --i: ${spriteOf(all)}; --z: ${(all.length + 1) * 100}% 100%; }\n${places.join('')}`
}

const used = names.map((name) => ({ name, files: usedIn(name) })).filter(({ files }) => files.length > 0)
const core = used.filter(({ files }) => files.some((file) => FIRST.some((place) => place.test(file)))).map(({ name }) => name)
const more = used.map(({ name }) => name).filter((name) => !core.includes(name))

const NOTE = 'Written by `npm run icons`; do not edit.'
const list = (all: string[]) => all.map((name) => `  '${name}',\n`).join('')
writeFileSync(path.join(icons, 'core.scss'), `/* ${NOTE} */\n${sheetOf(core, '.i')}`)
writeFileSync(path.join(icons, 'more.scss'), `/* ${NOTE} */\n${sheetOf(more, more.map((name) => `.i-${name}`).join(', '))}`)
writeFileSync(
  path.join(icons, 'names.ts'),
  `// ${NOTE}\nexport type IconName =\n${names.map((name) => `  | '${name}'\n`).join('')}\n` +
    `/** Icons whose shapes come with the first screen. */\nexport const CORE: ReadonlySet<IconName> = new Set<IconName>([\n${list(core)}])\n`,
)
console.log(`${names.length} icons: ${core.length} on the first screen, ${more.length} more in use`)
