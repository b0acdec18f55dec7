import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, context } from 'esbuild'
import { precompress } from './precompress.mjs'

const STYLES = /rc-util[\\/](es|lib)[\\/]Dom[\\/]dynamicCSS\.js$/
const GIVEN = /csp !== null && csp !== void 0 && csp\.nonce/
const NONCE = /csp === null \|\| csp === void 0 \? void 0 : csp\.nonce/

/**
 * Two of the component library's style sheets (the width of a scroll bar, a page that stands still below a dialog) carry no nonce of their
 * own, so that the counter's policy refuses them: they get the page's.
 */
const withNonce = {
  name: 'nonce',
  setup({ onLoad }) {
    onLoad({ filter: STYLES }, ({ path: file }) => {
      const written = readFileSync(file, 'utf8')
      if (!GIVEN.test(written) || !NONCE.test(written)) throw new Error(`${file} is not what it was: look how it writes a nonce`)
      const ofPage = `(csp?.nonce ?? document.querySelector('meta[name="style-nonce"]')?.content)`
      return { contents: written.replace(GIVEN, ofPage).replace(NONCE, ofPage), loader: 'js' }
    })
  },
}

/** The counter's pages for a desktop browser, with compressed copies. Resolves to esbuild's metafile. */
export async function bundleCounter({ outdir = 'dist/work' } = {}) {
  empty(outdir)
  const { metafile } = await build(optionsOf(outdir))
  writePage(outdir, metafile)
  precompress(assetsIn(outdir))
  return metafile
}

/** The same for developing, built anew with every change and not packed. Answers how to end that, after the first build. */
export async function watchCounter({ outdir = 'dist/work' } = {}) {
  empty(outdir)
  let built = () => {}
  const first = new Promise((resolve) => (built = resolve))
  const page = {
    name: 'page',
    setup({ onEnd }) {
      onEnd(({ metafile, errors }) => {
        if (errors.length === 0) writePage(outdir, metafile)
        built()
      })
    },
  }
  const { plugins, ...options } = optionsOf(outdir)
  const watched = await context({ ...options, minify: false, plugins: [...plugins, page] })
  await watched.watch()
  await first
  return () => watched.dispose()
}

const assetsIn = (outdir) => path.join(outdir, 'assets')

function empty(outdir) {
  rmSync(outdir, { recursive: true, force: true })
  mkdirSync(assetsIn(outdir), { recursive: true })
}

function optionsOf(outdir) {
  return {
    entryPoints: ['counter/site/main.tsx'],
    outdir: assetsIn(outdir),
    entryNames: '[name].[hash]',
    chunkNames: '[name].[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: ['chrome90', 'safari15', 'firefox90'],
    jsx: 'automatic',
    plugins: [withNonce],
    loader: { '.svg': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    metafile: true,
    logLevel: 'error',
  }
}

/** The page with the names of this build's script and styles. */
function writePage(outdir, metafile) {
  const made = Object.keys(metafile.outputs).map((file) => path.basename(file))
  const page = readFileSync('counter/site/index.html', 'utf8')
  const named = (pattern) => made.find((name) => pattern.test(name)) ?? ''
  writeFileSync(
    path.join(outdir, 'index.html'),
    page.replace('STYLES', named(/^main\..+\.css$/)).replace('SCRIPT', named(/^main\..+\.js$/)),
  )
}
