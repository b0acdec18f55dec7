/** Who may import whom, as `config/layers.cjs` says, and what else no import may do. */

const { LAYERS, FAMILIES, GATEWAY } = require('./config/layers.cjs')

const OURS = '^(src|counter|gateway|tests|scripts|config)/'
const TEST = '\\.test\\.tsx?$'

const { existsSync, readdirSync } = require('node:fs')
const path = require('node:path')

/** Files that have a twin for the browser beside them: the mini-program reaches them, and this run looks with the browser's eyes. */
const TWINS = readdirSync('src', { recursive: true })
  .map((file) => path.posix.join('src', file.split(path.sep).join('/')))
  .filter((file) => /\.tsx?$/.test(file) && existsSync(file.replace(/\.(tsx?)$/, '.h5.$1')))
  .map((file) => `^${file.replaceAll('.', '\\.')}$`)

/**
 * Modules with two sides outside `platform` and `ui`. WeChat's packages fetch nothing afterwards, so a part that the browser fetches later
 * is imported at once there: only the module that imports it can say so. The map lies below the platform. The last is a page's own.
 */
const TWO_SIDED = [
  'api/checkOf',
  'domain/analytics/startReporting',
  'domain/(latePage/startLatePages|offline/start\\w+)',
  'domain/message/(loadWatch|register\\w+)',
  'domain/session/(Lazy(ConsentFirst|LoginFirst)|start(Asking|Returning|LoginTransfer))',
  'domain/safety/LazySafetySheet',
  'domain/share/startCards',
  'domain/rendered/startRendered',
  'features/home/pages/home/(Lazy\\w+|useElderHead|useFamilyCard)',
  'routes/(rows|urlOf|singlePage)',
  'features/legal/pages/document/printStyles',
].join('|')

/** Where something begins: the app and its pages, the programs, and each file the mini-program has instead of the browser's. */
const ROOTS = [
  '^src/(app\\.(tsx|config\\.ts)|entryInTasks\\.ts)$',
  '/pages/[^/]+/index(\\.config)?\\.tsx?$',
  '\\.(weapp|server)\\.tsx?$',
  // The bundle of the pages that the gateway renders (scripts/build/renderer.mjs).
  '^src/ssr/',
  '^src/taro/',
  // Taro looks for it by name.
  '^src/custom-tab-bar/',
  ...TWINS,
  '^gateway/([^/]+|cli/[^/]+)\\.ts$',
  // A thread is started from its file.
  '^gateway/providers/textReader/thread\\.mjs$',
  '^counter/site/main\\.tsx$',
  '^(scripts|config|tests/bench)/',
].join('|')

const layerRules = Object.entries(LAYERS).map(([layer, { uses }]) => ({
  name: `${layer}-knows-only-what-is-below`,
  comment: uses.length ? `${layer} may import ${uses.join(', ')}` : `${layer} imports nothing of ours`,
  severity: 'error',
  from: { path: `^src/${layer}/`, pathNot: TEST },
  to: { path: OURS, pathNot: `^src/(${[layer, ...uses, 'styles'].join('|')})/` },
}))

const gatewayRules = Object.entries(GATEWAY).map(([room, { uses }]) => ({
  name: `gateway-${room}-knows-only-what-is-below`,
  severity: 'error',
  from: { path: `^gateway/${room}/`, pathNot: TEST },
  to: { path: '^gateway/', pathNot: `^gateway/(${[room, ...uses].join('|')})/` },
}))

const familyRules = [...FAMILIES.entries()].map(([place, family]) => ({
  name: `ui-${family}-knows-only-families-before-it`,
  severity: 'error',
  from: { path: `^src/ui/${family}/`, pathNot: TEST },
  to: {
    path: '^src/ui/',
    pathNot: `^src/ui/(${['illustrations', ...FAMILIES.slice(0, place + 1)].join('|')})/`,
    dependencyTypesNot: ['type-only'],
  },
}))

module.exports = {
  forbidden: [
    ...layerRules,
    ...familyRules,
    ...gatewayRules,
    {
      name: 'the-tables-gather-schemas-only',
      comment: 'Whoever imports them to open a database starts nothing else.',
      severity: 'error',
      from: { path: '^gateway/tables/', pathNot: TEST },
      to: { path: '^gateway/', pathNot: '/schema\\.ts$|^gateway/(tables/|db/open\\.ts$)' },
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
      comment: 'Of the storefront the gateway knows src/contract, src/lib, and through kernel/shopAddress the addresses of pages.',
      severity: 'error',
      from: { path: '^gateway/', pathNot: TEST },
      to: { path: OURS, pathNot: '^(gateway|counter/contract|src/contract|src/lib)/|^src/routes/resolve\\.ts$' },
    },
    {
      name: 'the-counter-knows-its-wire-only',
      comment: 'Its pages are no part of the shop: of the storefront they take src/contract and src/lib, of the gateway nothing.',
      severity: 'error',
      from: { path: '^counter/', pathNot: TEST },
      to: { path: OURS, pathNot: '^(counter|src/contract|src/lib)/' },
    },
    {
      name: 'the-shop-carries-nothing-of-the-counter',
      comment: 'Neither its calls nor its component library get into a bundle that shoppers load.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^counter/|^node_modules/(antd|rc-[\\w-]+|@rc-component|@ant-design|otpauth)/' },
    },
    {
      name: 'platforms-differ-in-platform-and-ui',
      comment:
        'A difference between H5 and the mini-program belongs to src/platform or to a part; TWO_SIDED says why a few stand elsewhere.',
      severity: 'error',
      from: {},
      to: { path: '^src/.+\\.(h5|weapp|server)\\.tsx?$', pathNot: `^src/(platform|ui)/|^src/(${TWO_SIDED})\\.h5\\.` },
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
      to: { path: '^(src|counter|gateway)/', pathNot: `(\\.d\\.ts|\\.scss)$|${TEST}|${ROOTS}`, reachable: false },
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
      from: { path: '^(src|counter|gateway)/', pathNot: TEST },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '^node_modules/@types/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The peer that figures are compared with has packages of its own, installed where it is built.
    exclude: { path: '^(dist|docs|\\.cache|\\.data|tests/bench/peer/site)/' },
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
