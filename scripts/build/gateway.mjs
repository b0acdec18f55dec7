import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'

/** Stays outside the bundle: native code and WebAssembly find their files beside themselves. `pg-native` is never installed. */
export const RUNTIME_PACKAGES = [
  'sharp',
  '@electric-sql/pglite',
  'tesseract.js-core',
  '@tesseract.js-data/chi_sim',
  '@tesseract.js-data/eng',
]

/** What an operator runs: each is a file of its own name in dist/gateway. */
export const PROGRAMS = [
  'gateway/cli/serve.ts',
  'gateway/cli/campaign.ts',
  'gateway/cli/draws.ts',
  'gateway/cli/backup.ts',
  'gateway/cli/healthcheck.ts',
  'gateway/cli/restore.ts',
  'scripts/audit.ts',
  'scripts/catalogue.ts',
  'scripts/document.ts',
  'scripts/report.ts',
  'scripts/staff.ts',
].filter((file) => existsSync(file))

/** A program begins with what says that its packages are not installed: an import that fails would end it before its first line. */
const loadedProgram = {
  name: 'loaded-program',
  setup(build) {
    build.onResolve({ filter: /^program:/ }, ({ path: given }) => ({ path: given.slice('program:'.length), namespace: 'program' }))
    build.onLoad({ filter: /.*/, namespace: 'program' }, ({ path: file }) => ({
      contents: `import { loadProgram } from './gateway/cli/loadProgram'\nawait loadProgram(() => import('./${file}'))`,
      resolveDir: path.resolve('.'),
    }))
  },
}

/** The gateway and the programs beside it, or those that are named, with every package that is plain JavaScript in them. Resolves to esbuild's metafile. */
export async function bundleGateway({ outdir = 'dist/gateway', programs = PROGRAMS, sourcemap = true } = {}) {
  rmSync(outdir, { recursive: true, force: true })
  const { metafile } = await build({
    entryPoints: programs.map((file) => ({ in: `program:${file}`, out: path.basename(file, '.ts') })),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [loadedProgram],
    external: [...RUNTIME_PACKAGES, 'pg-native'],
    // Packages in CommonJS ask for Node's own modules by `require`, which a module does not have.
    banner: { js: "import { createRequire as requireOf } from 'node:module'\nconst require = requireOf(import.meta.url)" },
    sourcemap,
    metafile: true,
    logLevel: 'error',
  })
  return metafile
}
