/** Who may import whom. One table, no exceptions file. */

/** A layer of the storefront and the layers below it that it may use. */
const LAYERS = {
  contract: [],
  routes: [],
  lib: [],
  platform: ['lib', 'routes'],
  api: ['contract', 'lib', 'platform'],
  ui: ['lib', 'platform', 'routes'],
  domain: ['contract', 'lib', 'platform', 'routes', 'api', 'ui'],
  features: ['contract', 'lib', 'platform', 'routes', 'api', 'ui', 'domain'],
}

/** Rooms of the gateway that know nothing of those above them; demo, server and cli put everything together. */
const GATEWAY = {
  kernel: ['db', 'providers'],
  db: ['kernel', 'modules'],
  providers: ['kernel', 'db'],
  modules: ['kernel', 'db', 'providers'],
}

/** The gateway's nouns, lowest first: each may use those before it, so that no two depend on each other. */
const MODULES = [
  'abTest',
  'address',
  'agreement',
  'analytics',
  'captcha',
  'catalogue',
  'partner',
  'prescription',
  'coupon',
  'document',
  'preference',
  'pricing',
  'push',
  'productCard',
  'search',
  'mall',
  'cart',
  'product',
  'account',
  'settlement',
  'video',
  'deregister',
  'order',
  'privacy',
  'wechat',
]

const OURS = '^(src|gateway|tests|scripts|config)/'
const TEST = '\\.test\\.tsx?$'

const { existsSync, readdirSync } = require('node:fs')
const path = require('node:path')

/** Files that have a twin for the browser beside them: the mini-program reaches them, and this run looks with the browser's eyes. */
const TWINS = readdirSync('src', { recursive: true })
  .map((file) => path.posix.join('src', file.split(path.sep).join('/')))
  .filter((file) => /\.tsx?$/.test(file) && existsSync(file.replace(/\.(tsx?)$/, '.h5.$1')))
  .map((file) => `^${file.replaceAll('.', '\\.')}$`)

/** Where something begins: the app and its pages, the programs, and each file the mini-program has instead of the browser's. */
const ROOTS = [
  '^src/app\\.(tsx|config\\.ts)$',
  '/pages/[^/]+/index(\\.config)?\\.tsx?$',
  '\\.weapp\\.tsx?$',
  '^src/shims/',
  // Taro looks for it by name; the shared widgets are a set that pages choose from.
  '^src/custom-tab-bar/',
  '^src/ui/[A-Z]',
  ...TWINS,
  '^gateway/([^/]+|cli/[^/]+)\\.ts$',
  '^(scripts|config|tests/bench)/',
].join('|')

const layerRules = Object.entries(LAYERS).map(([layer, below]) => ({
  name: `${layer}-knows-only-what-is-below`,
  comment: below.length ? `${layer} may import ${below.join(', ')}` : `${layer} imports nothing of ours`,
  severity: 'error',
  from: { path: `^src/${layer}/`, pathNot: TEST },
  to: { path: OURS, pathNot: `^src/(${[layer, ...below, 'styles'].join('|')})/` },
}))

const gatewayRules = Object.entries(GATEWAY).map(([room, others]) => ({
  name: `gateway-${room}-knows-only-what-is-below`,
  severity: 'error',
  from: { path: `^gateway/${room}/`, pathNot: TEST },
  to: { path: '^gateway/', pathNot: `^gateway/(${[room, ...others].join('|')})/` },
}))

const moduleRules = [...MODULES.entries()].map(([place, noun]) => ({
  name: `module-${noun}-knows-only-those-before-it`,
  severity: 'error',
  from: { path: `^gateway/modules/${noun}/`, pathNot: TEST },
  to: { path: '^gateway/modules/', pathNot: `^gateway/modules/(${MODULES.slice(0, place + 1).join('|')})/` },
}))

module.exports = {
  forbidden: [
    ...layerRules,
    ...gatewayRules,
    ...moduleRules,
    {
      name: 'the-database-knows-the-tables-of-modules-only',
      comment: 'Each module owns its tables; db/schema gathers them.',
      severity: 'error',
      from: { path: '^gateway/db/', pathNot: TEST },
      to: { path: '^gateway/modules/', pathNot: '/schema\\.ts$' },
    },
    {
      name: 'a-module-stands-in-the-list',
      comment: 'MODULES above says what a new noun may use.',
      severity: 'error',
      from: {},
      to: { path: '^gateway/modules/[^/]+/', pathNot: `^gateway/modules/(${MODULES.join('|')})/` },
    },
    {
      name: 'a-feature-knows-no-other-feature',
      comment: 'On its second use, code moves down to domain, ui or lib; never sideways.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'the-gateway-knows-the-wire-only',
      comment: 'Of the storefront the gateway knows src/contract and src/lib.',
      severity: 'error',
      from: { path: '^gateway/', pathNot: TEST },
      to: { path: OURS, pathNot: '^(gateway|src/contract|src/lib)/' },
    },
    {
      name: 'the-storefront-runs-without-node',
      severity: 'error',
      from: { path: '^src/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'the-contract-needs-zod-only',
      severity: 'error',
      from: { path: '^src/(contract|lib)/', pathNot: TEST },
      to: { path: '^node_modules/', pathNot: '^node_modules/(zod|dayjs|@noble|@vant)/' },
    },
    {
      name: 'widgets-wear-our-names',
      comment: 'NutUI is used through src/ui.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/ui/' },
      to: { path: '^node_modules/@nutui/' },
    },
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing-is-left-behind',
      comment: 'What no page and no program reaches is dead, tested or not.',
      severity: 'error',
      from: { path: ROOTS },
      to: { path: '^(src|gateway)/', pathNot: `(\\.d\\.ts|\\.scss)$|${TEST}|${ROOTS}`, reachable: false },
    },
    {
      name: 'everything-is-found',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.(scss|svg|png|webp)$' },
    },
    {
      name: 'nothing-shipped-needs-a-development-package',
      severity: 'error',
      from: { path: '^(src|gateway)/', pathNot: TEST },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '^node_modules/@types/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|docs|\\.cache|\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.h5.ts', '.h5.tsx', '.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
    cache: { folder: '.cache/layers', strategy: 'content' },
  },
}
