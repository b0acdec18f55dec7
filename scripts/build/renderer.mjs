import path from 'node:path'
import { build, context } from 'esbuild'

const ours = (file) => path.resolve('src', file)

/** What stands for packages where there is no browser; `src/taro/patches.ts` names those of the browser's build. */
const ALIASES = {
  '@tarojs/taro': ours('ssr/taro/api.ts'),
  '@tarojs/components': ours('ssr/taro/components.ts'),
  'zustand/react': ours('taro/zustandReact.ts'),
  '@': ours('.'),
}

/** The pages that the gateway renders, with all they need, as one module for a thread of its own (gateway/server/pageRenderer). */
export async function bundleRenderer(outfile) {
  await build(optionsOf(outfile))
}

/** The same, built anew with every change. Answers how to end that. */
export async function watchRenderer(outfile) {
  const watched = await context(optionsOf(outfile))
  await watched.watch()
  return () => watched.dispose()
}

function optionsOf(outfile) {
  return {
    entryPoints: ['src/ssr/serve.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    alias: ALIASES,
    // A module's side without a browser comes first, then the browser's.
    resolveExtensions: ['.server.ts', '.h5.tsx', '.h5.ts', '.tsx', '.ts', '.mjs', '.js', '.json'],
    mainFields: ['module', 'main'],
    loader: { '.scss': 'empty', '.css': 'empty', '.svg': 'dataurl' },
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.TARO_ENV': '"h5"',
      'process.env.TARO_PLATFORM': '"web"',
      'process.env.QINGHE_GALLERY': '""',
      API_BASE: '"/api"',
      ANALYTICS_URL: '""',
      ANALYTICS_SAMPLING: '1',
      DEVELOPMENT: 'false',
    },
    // Packages in CommonJS ask for Node's own modules by `require`, which a module does not have.
    banner: { js: "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)" },
    minifySyntax: true,
    logLevel: 'error',
  }
}
