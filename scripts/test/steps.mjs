import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { commands } from './commands.mjs'
import { GATE } from './gate.mjs'
import { jest } from './jest.mjs'
import { literally } from './literally.mjs'
import { REPORTS } from './reports.mjs'

const bin = (name) => `node_modules/${name}`
const DEPCRUISE = bin('dependency-cruiser/bin/dependency-cruise.mjs')
const TSC = bin('typescript7/bin/tsc')
const TSX = bin('tsx/dist/cli.mjs')

export const OXLINT = [bin('oxlint/bin/oxlint'), '--deny-warnings']

const inProject = (beginning) => `^${literally(path.resolve('.').replaceAll('\\', '/'))}/${literally(beginning)}`

/** jest's arguments for the part of a step that is in the gate. */
const gateArgs = ({ in: only = [], out = [] }, ignored) => [
  ...only.map(inProject),
  // On the command line these take the place of the configuration's.
  ...(out.length ? ['/node_modules/', ...ignored, ...out.map(inProject)].map((pattern) => `--testPathIgnorePatterns=${pattern}`) : []),
]

/**
 * A step that is a jest project. `reports` are what its tests write for whoever reads, printed when the step ends; `needs` the builds that it
 * looks at, `browser` says that it drives Chromium, `server` that it wants PostgreSQL, `ignored` what its
 * configuration leaves out.
 */
const suite = ({ name, config, reports = [], env = {}, ignored = [], ...row }) => ({
  name,
  ...row,
  async run({ tier, words }) {
    const files = reports.map((file) => path.join(REPORTS, file))
    for (const file of files) rmSync(file, { force: true })
    const args = tier === 'gate' ? gateArgs(GATE[name], ignored) : words
    const result = await jest(name, { config: `tests/jest.${config ?? name}.cjs`, args, env })
    const left = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'))
    return { ...result, told: left.join('\n') }
  },
})

/** In the order they begin: the builds, for which others wait; then the longest of the gate first. `onRequest`: only by its name. */
export const STEPS = [
  {
    name: 'build',
    about: 'H5, mini-program, counter, gateway and, in the full run, the widgets’ galleries, where they are stale',
    run: ({ builds }) => commands(builds.map((build) => [build, 'scripts/build.mjs', build])),
  },
  suite({
    name: 'gateway-postgres',
    config: 'gateway',
    server: true,
    about: 'the gateway on a real PostgreSQL server',
    env: { DATABASE: 'postgres' },
    ignored: ['\\.pglite\\.test\\.ts$'],
    reports: ['search-score-memory.txt', 'search-score-postgres.txt', 'starts.txt', 'chaos.txt', 'crash-PostgreSQL.txt', 'id-cards.txt'],
  }),
  suite({
    name: 'weapp',
    needs: ['weapp', 'gateway'],
    needsInAll: ['counter'],
    browser: true,
    server: true,
    about: 'the mini-program build: its files, its limits, and its pages on WeChat’s component engine',
    reports: ['weapp-faults.txt', 'weapp-members-only.txt', 'weapp-score.txt'],
  }),
  suite({
    name: 'journeys',
    needs: ['h5', 'gateway'],
    needsInAll: ['counter'],
    browser: true,
    server: true,
    about: 'shoppers on the H5 shop, in Chromium, against the gateway as it is shipped',
  }),
  suite({
    name: 'ui',
    server: true,
    about: 'rules, components and pages of the storefront, in jsdom; the gateway of the pages on PostgreSQL',
    // Half the time of the embedded database, which runs in the page's own thread.
    env: { DATABASE: 'postgres' },
  }),
  {
    name: 'lint',
    about: 'oxlint with types, ESLint for the house’s own rules, and formatting; no comment switches a rule off',
    run: () =>
      commands([
        ['oxlint', ...OXLINT, '.'],
        [
          'ESLint',
          bin('eslint/bin/eslint.js'),
          '.',
          '--max-warnings',
          '0',
          '--cache',
          '--cache-location',
          '.cache/eslint/',
          '--cache-strategy',
          'content',
        ],
        ['Prettier', bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'],
      ]),
  },
  suite({ name: 'gateway', about: 'the gateway on its embedded database', reports: ['crash-PGlite.txt'] }),
  {
    name: 'types',
    about: 'TypeScript, as the browser and as the mini-program resolve the files',
    run: () =>
      commands([
        ['H5, gateway and tests', TSC, '--noEmit', '-p', 'tsconfig.json'],
        ['mini-program', TSC, '--noEmit', '-p', 'tsconfig.weapp.json'],
      ]),
  },
  suite({
    name: 'look',
    needs: ['h5', 'gateway'],
    needsInAll: ['weapp', 'gallery', 'gallery-weapp'],
    browser: true,
    server: true,
    about: 'pages and parts for everyone: axe, larger text, narrow screens, keyboard; pictures of both platforms',
  }),
  suite({
    name: 'hosts',
    needs: ['h5', 'gateway'],
    needsInAll: ['weapp'],
    browser: true,
    server: true,
    about: 'the whole way through the shop in every host: plain browsers, WeChat’s, and the three apps on three systems',
    reports: ['hosts.txt'],
  }),
  {
    name: 'layers',
    about: 'who imports whom',
    run: () =>
      commands([
        ['layers', DEPCRUISE, '--config', '.dependency-cruiser.cjs', 'src', 'counter', 'gateway', 'tests', 'scripts'],
        ['modules of the gateway', DEPCRUISE, '--config', '.dependency-cruiser.modules.cjs', 'gateway/modules'],
      ]),
  },
  {
    name: 'docs',
    about: 'whether the written lists and the OpenAPI document are those of the tables',
    run: () => commands([['docs', TSX, 'scripts/writeDocs.ts', '--check']]),
  },
  suite({
    name: 'release',
    needs: ['h5', 'gateway'],
    about: 'the released archive: installed and run in an empty folder, by the steps of the Containerfile',
  }),
  suite({
    name: 'widgets',
    needs: ['gallery', 'gallery-weapp', 'gateway'],
    browser: true,
    about: 'every part of the gallery: gestures, focus and layout in Chromium, and each on WeChat’s component engine',
  }),
  suite({
    name: 'press',
    onRequest: true,
    needs: ['h5', 'gateway'],
    browser: true,
    server: true,
    about: 'everything that can be pressed on every page, by touch, as visitor and member, standard and elder: what each press did',
    reports: ['visitor', 'member'].flatMap((who) => [`press-${who}-standard.txt`, `press-${who}-elder.txt`]),
  }),
]

/** The builds that a step looks at. */
export const buildsOf = ({ needs = [], needsInAll = [] }, tier) => (tier === 'gate' ? needs : [...needs, ...needsInAll])
