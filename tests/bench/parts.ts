import { build, type Plugin } from 'esbuild'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { compile } from 'sass'
import { asColumns } from '../../scripts/lists/asColumns'
import { kb } from './format'

type Platform = 'h5' | 'weapp'
type Weight = { plain: number; gzip: number; modules: string[] }

const UI = path.resolve('src/ui')
const NUTUI = '@nutui/nutui-react-taro'
/** What every page has in any case. */
const EVERY_PAGE = ['Screen', 'Button', 'Icon', 'Press']
/** Of the whole of `src/ui` in the mini-program's main package. */
const MAX = 250 * 1024

/** Each widget's module below `src/ui`, without its ending. */
const places = new Map(
  readdirSync(UI, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])[A-Z]\w*\.tsx$/.test(file))
    .map((file) => [path.basename(file, '.tsx'), file.replace(/\.tsx$/, '')]),
)
const widgets = [...places.keys()]

/** NutUI as the build takes it (babel-plugin-import): a folder and its style sheet for each component. */
const takenApart = (code: string) =>
  code.replace(/import \{([^}]+)\} from '@nutui\/nutui-react-taro'/g, (_, names: string) =>
    names
      .split(',')
      .map((one) => {
        const [name = '', own = name] = one.trim().split(' as ')
        const folder = `${NUTUI}/dist/es/packages/${name.toLowerCase()}`
        return `import ${own} from '${folder}'; import '${folder}/style/css'`
      })
      .join(';'),
  )

const asBuilt = (without: ReadonlySet<string>): Plugin => ({
  name: 'as-built',
  setup(builder) {
    builder.onLoad({ filter: /\.scss$/ }, ({ path: file }) => ({
      contents: without.has(file) ? '' : compile(file, { style: 'compressed' }).css,
      loader: 'css',
    }))
    builder.onLoad({ filter: /src[\\/]ui[\\/][\w.\\/]+\.tsx?$/ }, ({ path: file }) => ({
      contents: takenApart(readFileSync(file, 'utf8')),
      loader: file.endsWith('x') ? 'tsx' : 'ts',
    }))
  },
})

/** Script and style sheet of some widgets with all they need, less the modules of `without`. */
async function weigh(names: readonly string[], platform: Platform, without: readonly string[] = []): Promise<Weight> {
  const left = new Set(without)
  const own = platform === 'h5' ? ['.h5.tsx', '.h5.ts'] : []
  const { outputFiles, metafile } = await build({
    stdin: { contents: names.map((name) => `export * from './${places.get(name)}'`).join('\n'), resolveDir: UI, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    outdir: 'out',
    format: 'esm',
    target: 'chrome67',
    jsx: 'automatic',
    alias: { '@': path.resolve('src') },
    resolveExtensions: [...own, '.tsx', '.ts', '.mjs', '.js'],
    external: ['react', 'react-dom', 'react/jsx-runtime', '@tarojs/*', 'zustand'],
    define: { 'process.env.TARO_ENV': JSON.stringify(platform), 'process.env.NODE_ENV': '"production"' },
    loader: { '.svg': 'empty', '.png': 'empty' },
    plugins: [asBuilt(left)],
    logLevel: 'error',
  })
  const modules = Object.keys(metafile.inputs).map((file) => path.resolve(file))
  if (left.size === 0) {
    const sum = (of: (bytes: Uint8Array) => number) => outputFiles.reduce((total, { contents }) => total + of(contents), 0)
    return { plain: sum(({ length }) => length), gzip: sum((bytes) => gzipSync(bytes, { level: 9 }).length), modules }
  }
  // What every page has is in one bundle with it: the part is what remains of each output.
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs))
  const added = inputs.filter(([file]) => !left.has(path.resolve(file))).reduce((total, [, { bytesInOutput }]) => total + bytesInOutput, 0)
  const all = outputFiles.reduce((total, { contents }) => total + contents.length, 0)
  const packed = outputFiles.reduce((total, { contents }) => total + gzipSync(contents, { level: 9 }).length, 0)
  return { plain: added, gzip: all ? Math.round((packed * added) / all) : 0, modules }
}

/** What each widget adds to a page that has a screen and a button already, on both platforms; and all of them in the main package. */
export async function parts() {
  const base = { h5: await weigh(EVERY_PAGE, 'h5'), weapp: await weigh(EVERY_PAGE, 'weapp') }
  const rows: string[][] = [['what every page has', kb(base.h5.plain), kb(base.h5.gzip), kb(base.weapp.plain), '']]
  const added = await Promise.all(
    widgets
      .filter((name) => !EVERY_PAGE.includes(name))
      .map(async (name) => {
        const [h5, weapp] = [await weigh([name], 'h5', base.h5.modules), await weigh([name], 'weapp', base.weapp.modules)]
        const carried = [...h5.modules, ...weapp.modules].some((file) => file.includes(NUTUI))
        return { name, h5, weapp, carried }
      }),
  )
  added.sort((left, right) => right.weapp.plain - left.weapp.plain)
  for (const { name, h5, weapp, carried } of added) rows.push([name, kb(h5.plain), kb(h5.gzip), kb(weapp.plain), carried ? 'NutUI' : ''])

  const all = { h5: await weigh(widgets, 'h5'), weapp: await weigh(widgets, 'weapp') }
  const shared = Buffer.byteLength(compile('src/app.scss', { style: 'compressed' }).css)
  rows.push(['style sheet of every page', kb(shared), '', kb(shared), ''])
  rows.push(['all of src/ui', kb(all.h5.plain + shared), '', kb(all.weapp.plain + shared), ''])
  console.log(asColumns({ headings: ['part adds', 'H5', 'gzip', 'mini-program', 'on'], rows }))
  const most = all.weapp.plain + shared
  console.log(`\nAll of src/ui in the mini-program's main package: ${kb(most)} of ${kb(MAX)} allowed.`)
}
