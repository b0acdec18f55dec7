/**
 * `npm run icons`: writes the style sheets of the icons that the storefront uses, as masks, and the list of names.
 * core.scss holds what the first screen and the shared widgets show; more.scss the rest.
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

/** A mask knows no white, only holes: what an icon draws in white is cut out of it. */
function withHoles(svg: string): string {
  const white = [...svg.matchAll(/<(?!svg)[^>]*#fff[^>]*>/g)].map(([element]) => element)
  if (white.length === 0) return svg
  const rest = white.reduce((text, element) => text.replace(element, ''), svg)
  const holes = `<mask id="h"><path fill="#fff" stroke="none" d="M0 0h24v24H0z"/>${white.join('').replaceAll('#fff', '#000')}</mask>`
  return rest.replace(/(<svg[^>]*>)(.*)(<\/svg>)/s, `$1${holes}<g mask="url(#h)">$2</g>$3`)
}

/** An icon as a rule: colours do not matter to a mask, and quotes and brackets are all that a data address must hide. */
function ruleOf(name: string): string {
  const svg = withHoles(readFileSync(path.join(icons, 'svg', `${name}.svg`), 'utf8').trim())
    .replaceAll('currentColor', 'red')
    .replace(/ width="24" height="24"/, '')
    .replaceAll('"', "'")
    .replace(/[%#<>()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `.i-${name} { --i: url("data:image/svg+xml,${svg}"); }\n`
}

const used = names.map((name) => ({ name, files: usedIn(name) })).filter(({ files }) => files.length > 0)
const core = used.filter(({ files }) => files.some((file) => FIRST.some((place) => place.test(file)))).map(({ name }) => name)
const more = used.map(({ name }) => name).filter((name) => !core.includes(name))

const NOTE = 'Written by `npm run icons`; do not edit.'
const list = (all: string[]) => all.map((name) => `  '${name}',\n`).join('')
writeFileSync(path.join(icons, 'core.scss'), `/* ${NOTE} */\n${core.map(ruleOf).join('')}`)
writeFileSync(path.join(icons, 'more.scss'), `/* ${NOTE} */\n${more.map(ruleOf).join('')}`)
writeFileSync(
  path.join(icons, 'names.ts'),
  `// ${NOTE}\nexport type IconName =\n${names.map((name) => `  | '${name}'\n`).join('')}\n` +
    `/** Icons whose shapes come with the first screen. */\nexport const CORE: ReadonlySet<IconName> = new Set<IconName>([\n${list(core)}])\n`,
)
console.log(`${names.length} icons: ${core.length} on the first screen, ${more.length} more in use`)
