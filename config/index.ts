import path from 'node:path'
import { defineConfig } from '@tarojs/cli'
import { requireWithEsbuild } from '@tarojs/helper'
import { IgnorePlugin } from 'webpack'
import type Chain from 'webpack-chain'
import { LaterPages } from './laterPages'
import { EntryInTasks } from './entryInTasks'
import { PageFiles } from './pageFiles'
import { ALIASES, Patches } from './patches'
import { renderedPages } from './renderedPages'
import { SubPackages } from './subPackages'
import { WithoutAppConfig } from './withoutAppConfig'

const root = path.resolve(__dirname, '..')
/** Where the storefront lies; elsewhere for a copy that a test has changed (tests/weapp/growth.test.ts). */
const source = process.env.SOURCE ?? 'src'

// config/ is transpiled by Taro, src/ is not: the route table is loaded through esbuild.
const { firstPages, homeRoute } = requireWithEsbuild(path.join(root, 'src/routes/pages.ts'), {
  customSwcConfig: { jsc: { parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
}) as { firstPages: string[]; homeRoute: Record<string, string> }

const development = process.env.NODE_ENV === 'development'
/** The whole shop, not the gallery of its parts: everything that is patched is in it. */
const isShipped = !development && !process.env.QINGHE_GALLERY
const apiBase = process.env.TARO_ENV === 'weapp' ? `${process.env.GATEWAY ?? 'http://127.0.0.1:8080'}/api` : '/api'

// Shipped in the syntax of 2022; the oldest browsers and WeChat clients we serve know that of 2018.
const OF_2022 = ['@tanstack', 'zod', 'zustand', '@noble', 'query-string', 'decode-uri-component', 'filter-obj', 'split-on-first', 'uqr']
/** A file of ours that stands in for this one (src/taro/patches.ts) is compiled as it is. */
const REPLACED = ['react-dom/client.js']
const modern = { include: [...OF_2022, ...REPLACED].map((name) => path.join(root, 'node_modules', name)) }

// One CSS pixel is one design point on every screen (DESIGN.md, section 2), so nothing is scaled.
const off = { namingPattern: 'module' as const, generateScopedName: '[name]__[local]' }
const postcss = { pxtransform: { enable: false, config: {} }, cssModules: { enable: false, config: off } }

/** While developing. */
const GATEWAY = 'http://127.0.0.1:8080'

const outputRoot = process.env.OUT ?? `dist/${process.env.TARO_ENV}`
type Module = { resource?: string }
type Chunk = object
type ChunkGraph = { getModuleChunks: (module: Module) => Chunk[]; getChunkModules: (chunk: Chunk) => Module[] }

const HOME = /[\\/]features[\\/]home[\\/]pages[\\/]home[\\/]index\.tsx$/
const homeChunks = new WeakMap<Chunk, boolean>()
/** Whether home's first screen needs a module: what many pages share and home does not is nothing home should wait for. */
const isNeededByHome = (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
  chunkGraph.getModuleChunks(module).some((chunk) => {
    const known = homeChunks.get(chunk) ?? chunkGraph.getChunkModules(chunk).some(({ resource = '' }) => HOME.test(resource))
    homeChunks.set(chunk, known)
    return known
  })
const inModules = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`)
/** What endless lists alone need of a package that everything needs. */
const OF_LISTS = /[\\/](infiniteQueryObserver|useInfiniteQuery)\.js$/
const FRAMEWORK = inModules('react', 'react-dom', 'scheduler', 'history', 'zustand', 'tslib', '@tanstack')

/** What nearly every answer is checked with. */
const OF_ANSWERS = /[\\/]contract[\\/](fields|productCard)\.ts\?whole$|[\\/]api[\\/]answerCheck\.ts$/

/** Small pictures stand in the script. Those of states are files: no first screen shows one, and a script has them a third larger. */
const inlinedBelow = (bytes: number) => ({
  dataUrlCondition: (source: Buffer, { filename }: { filename: string }) => source.length < bytes && !/illustrations[\\/]/.test(filename),
})

/** What Terser does by itself and Taro's default switches off. */
const COMPRESSED = {
  ecma: 2018,
  passes: 2,
  arrows: true,
  collapse_vars: true,
  comparisons: true,
  computed_props: true,
  hoist_props: true,
  inline: true,
  loops: true,
  negate_iife: true,
  properties: true,
  reduce_funcs: true,
  reduce_vars: true,
  switches: true,
  typeofs: true,
  directives: true,
}

/** Modules of the contract with their schemas, as `?whole` beside what clientContract.cjs leaves of them. */
function wholeContract({ module }: Chain) {
  const contract = path.join(root, source, 'contract')
  const script = module.rule('script')
  const { loader, options } = script.use('babelLoader').entries() as { loader: string; options: object }
  const whole = /^\?whole$/
  script.resourceQuery({ not: [whole] })
  module
    .rule('wholeContract')
    .include.add(contract)
    .end()
    .resourceQuery(whole)
    .use('babelLoader')
    .loader(loader)
    .options({ ...options, caller: { isWhole: true } })
  // Who names one export asks for no other's schemas.
  module.rule('contract').merge({ include: [contract], sideEffects: false })
}

export default defineConfig({
  projectName: 'qinghe',
  date: '2026-11-21',
  designWidth: 375,
  deviceRatio: { 375: 1, 640: 1, 750: 1, 828: 1 },
  sourceRoot: source,
  outputRoot,
  plugins: [
    '@tarojs/plugin-framework-react',
    '@tarojs/plugin-platform-weapp',
    '@tarojs/plugin-platform-h5',
    path.join(__dirname, 'templates.ts'),
  ],
  framework: 'react',
  compiler: { type: 'webpack5', prebundle: { enable: false } },
  cache: { enable: development },
  // Taro's default keeps the names of functions and quotes every key, private ones too, which is no JavaScript: `#"e"`.
  terser: {
    enable: true,
    config: {
      ecma: 2018,
      keep_fnames: false,
      compress: COMPRESSED,
      output: { ascii_only: false, quote_keys: false, keep_quoted_props: false },
    },
  },
  alias: { '@': path.join(root, source) },
  defineConstants: {
    API_BASE: JSON.stringify(apiBase),
    ANALYTICS_URL: JSON.stringify(process.env.ANALYTICS ?? `${apiBase}/analytics/events`),
    ANALYTICS_SAMPLING: JSON.stringify(Math.min(1000, Math.max(1, Math.round(Number(process.env.ANALYTICS_SAMPLING) || 1)))),
    DEVELOPMENT: JSON.stringify(development),
    'process.env.QINGHE_GALLERY': JSON.stringify(process.env.QINGHE_GALLERY ?? ''),
  },
  copy: {
    patterns:
      process.env.TARO_ENV === 'weapp'
        ? [
            { from: 'src/sitemap.json', to: `${outputRoot}/sitemap.json` },
            { from: 'src/ui/illustrations/share.png', to: `${outputRoot}/static/share.png` },
          ]
        : [{ from: 'src/ui/illustrations/logo-mark.svg', to: `${outputRoot}/static/icon.svg` }],
    options: {},
  },
  mini: {
    // Nothing is drawn from HTML text: 9 KB of a parser.
    runtime: { enableInnerHTML: false },
    optimizeMainPackage: { enable: true },
    webpackChain(chain) {
      chain.plugin('miniSplitChunksPlugin').init((_plugin: unknown, [options]: object[]) => new SubPackages(options ?? {}))
      // Nothing asks for one (tests/weapp/checks/strangeNames.ts), and zod's line that does is left out after its 6 KB were taken in.
      chain
        .plugin('providerPlugin')
        .tap(([{ URL: _url, URLSearchParams: _params, ...provided } = {}]: Array<Record<string, string[]>>) => [provided])
      chain.module.rule('image').parser(inlinedBelow(2048))
      chain.module
        .rule('promises')
        .test(/@tarojs[\\/]shared[\\/]dist[\\/]native-apis\.js$/)
        .use('promises')
        .loader(path.join(__dirname, 'promisesLoader.cjs'))
      // Read while building: a page carries what it says.
      chain.plugin('pageConfigs').use(IgnorePlugin, [{ resourceRegExp: /[\\/]routes[\\/]pageConfig$/ }])
      chain.plugin('patches').use(Patches, ['weapp', isShipped])
      chain.plugin('withoutAppConfig').use(WithoutAppConfig)
    },
    compile: modern,
    experimental: { compileMode: true },
    postcss: { ...postcss, [path.join(__dirname, 'shortAtoms/postcss.cjs')]: { enable: true, config: {} } },
  },
  h5: {
    publicPath: '/',
    staticDirectory: 'static',
    useHtmlComponents: true,
    compile: modern,
    // A script that has not come after 120 s is an error (specification 1, section 9).
    output: { filename: 'js/[name].[contenthash:8].js', chunkFilename: 'js/[name].[contenthash:8].js', chunkLoadTimeout: 120_000 },
    miniCssExtractPluginOption: {
      ignoreOrder: true,
      filename: 'css/[name].[contenthash:8].css',
      chunkFilename: 'css/[name].[contenthash:8].css',
    },
    // All other addresses come from the route table itself (platform/setup): twice in the first file is once too often.
    router: { mode: 'browser', customRoutes: homeRoute },
    devServer: {
      host: '127.0.0.1',
      port: 10086,
      open: false,
      // Packages warn of themselves with every build: no reason to lie over the page.
      client: { overlay: { warnings: false } },
      proxy: { '/api': { target: GATEWAY }, '/pictures': { target: GATEWAY } },
      setupMiddlewares: renderedPages({
        gateway: GATEWAY,
        bundle: path.join(root, '.cache/render-dev.mjs'),
        index: path.join(root, outputRoot, 'index.html'),
      }),
    },
    postcss: { autoprefixer: { enable: true, config: {} }, ...postcss },
    webpackChain(chain) {
      chain.resolve.alias.merge(ALIASES)
      chain.plugin('patches').use(Patches, ['h5', isShipped])
      chain.module.rule('image').parser(inlinedBelow(4096))
      wholeContract(chain)
      chain.plugin('pageFiles').use(PageFiles)
      chain.plugin('entryInTasks').use(EntryInTasks)
      if (!development) chain.plugin('laterPages').use(LaterPages, [firstPages, isShipped])
      // Taro splits initial chunks only: without this every page would carry its own copy of the components.
      chain.optimization.splitChunks({
        chunks: 'all',
        minSize: 0,
        maxInitialRequests: 10,
        maxAsyncRequests: 10,
        hidePathInfo: true,
        cacheGroups: {
          default: false,
          defaultVendors: false,
          framework: {
            name: 'framework',
            test: ({ resource = '' }: Module) => FRAMEWORK.test(resource) && !OF_LISTS.test(resource),
            priority: 50,
          },
          // What checks answers: no first screen waits for it.
          zod: { chunks: 'async', name: 'zod', test: inModules('zod'), priority: 50 },
          answers: { chunks: 'async', name: 'zod', test: ({ resource = '' }: Module) => OF_ANSWERS.test(resource), priority: 50 },
          taro: { test: inModules('@tarojs', '@stencil', 'lodash-es'), priority: 40, minChunks: 2, minSize: 2000 },
          nutui: {
            chunks: 'async',
            name: 'nutui',
            test: inModules('@nutui', '@react-spring', '@use-gesture', 'react-transition-group', '@swc', '@babel', 'classnames'),
            priority: 30,
            minChunks: 2,
            minSize: 8000,
          },
          // What nearly every page needs comes in one file: fewer requests, and gzip finds more that is alike.
          base: { chunks: 'async', name: 'base', test: isNeededByHome, minChunks: 6, priority: 45 },
          shared: { chunks: 'async', minChunks: 3, minSize: 4000, priority: 10 },
        },
      })
    },
  },
})
