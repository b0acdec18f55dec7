import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findChromium, findWholeChromium } from '../../tests/support/browser.mjs'
import { hasPostgres } from '../../tests/support/nativePostgres.mjs'
import { commands } from './commands.mjs'
import { jest } from './jest.mjs'
import { REPORTS } from './reports.mjs'
import { sameStatements, statementsFile } from './statements.mjs'

const bin = (name) => `node_modules/${name}`
const TSC = bin('typescript7/bin/tsc')
const DEPCRUISE = bin('dependency-cruiser/bin/dependency-cruise.mjs')
const TSX = bin('tsx/dist/cli.mjs')

const say = (line) => console.log(`  ${line}`)
/** A browser for the steps that look at pages; told to them, so that it is looked for once. */
const withChromium = () => ({ WHOLE_CHROMIUM: findWholeChromium(say), CHROMIUM: findChromium(say) })

/** What the step needs and a build should have left. */
function built(file) {
  if (!existsSync(file)) throw new Error(`${file} is not there: the step "build" has to succeed first.`)
}

/** What a step's tests wrote for whoever reads, one after the other. */
const left = (...files) =>
  files
    .map((file) => path.join(REPORTS, file))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
/** Two results of a step as one. */
const both = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  red: [...one.red, ...other.red],
  output: [one.output, other.output].filter(Boolean).join('\n'),
})
/** A step's result with what its tests left. */
const telling = (result, ...files) => ({ ...result, told: left(...files) })

/** In the order they begin: a long one beside several short ones, and what needs a build as soon as there is one. `onRequest`: only by its name. */
export const STEPS = [
  {
    name: 'types',
    about: 'TypeScript, as the browser and as the mini-program resolve the files',
    run: () =>
      commands([
        ['H5, gateway and tests', TSC, '--noEmit', '-p', 'tsconfig.json'],
        ['mini-program', TSC, '--noEmit', '-p', 'tsconfig.weapp.json'],
      ]),
  },
  {
    name: 'build',
    about: 'H5, mini-program, counter, gateway and the widgets’ gallery, where they are stale',
    run: () =>
      commands([
        ['H5, counter, gateway and gallery', 'scripts/build.mjs', 'h5', 'counter', 'gateway', 'gallery'],
        ['mini-program and its gallery', 'scripts/build.mjs', 'weapp', 'gallery-weapp'],
      ]),
  },
  {
    name: 'lint',
    about: 'oxlint with types, ESLint for the house’s own rules, and formatting',
    run: () =>
      commands([
        ['oxlint', bin('oxlint/bin/oxlint'), '--deny-warnings', '.'],
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
  {
    name: 'journeys',
    needs: 'build',
    about: 'shoppers on the H5 shop, in Chromium, against the gateway as it is shipped',
    async run(words) {
      built('dist/h5/index.html')
      return jest('journeys', { config: 'tests/jest.journeys.cjs', words, env: withChromium() })
    },
  },
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
  {
    name: 'ui',
    about: 'rules, components and pages of the storefront, in jsdom',
    run: (words) => jest('ui', { config: 'tests/jest.ui.cjs', words }),
  },
  {
    name: 'gateway',
    about: 'the gateway on its embedded database: what sends and reads every type of value, or the words’ files',
    async run(words) {
      const isCover = words.length === 0 && hasPostgres()
      const env = isCover ? { COVER: '1', STATEMENTS: statementsFile('pglite') } : {}
      return telling(await jest('gateway', { config: 'tests/jest.gateway.cjs', words, env }), 'crash-PGlite.txt')
    },
  },
  {
    name: 'weapp',
    needs: 'build',
    about: 'the mini-program build: its files, its limits, and its pages on WeChat’s component engine',
    async run(words) {
      built('dist/weapp/app.json')
      const result = await jest('weapp', { config: 'tests/jest.weapp.cjs', words, env: withChromium() })
      return telling(result, 'weapp-faults.txt', 'weapp-score.txt')
    },
  },
  {
    name: 'gateway-postgres',
    needs: 'gateway',
    about: 'the gateway on a real PostgreSQL server, and whether PGlite understands each of its statements',
    async run(words) {
      if (!hasPostgres()) return { passed: 0, failed: 0, told: 'There is no PostgreSQL for this machine: the whole suite ran on PGlite.' }
      const env = { DATABASE: 'postgres', ...(words.length === 0 && { STATEMENTS: statementsFile('postgres') }) }
      const result = await jest('gateway-postgres', { config: 'tests/jest.gateway.cjs', words, env })
      return telling(both(result, await sameStatements()), 'starts.txt', 'chaos.txt', 'crash-PostgreSQL.txt')
    },
  },
  {
    name: 'look',
    needs: 'build',
    about: 'every page and every part for everyone: axe, larger text, narrow screens, keyboard; pictures of both platforms',
    async run(words) {
      built('dist/h5/index.html')
      built('dist/gallery-h5/index.html')
      built('dist/weapp/app.json')
      built('dist/gallery-weapp/app.json')
      return jest('look', { config: 'tests/jest.look.cjs', words, env: withChromium() })
    },
  },
  {
    name: 'press',
    onRequest: true,
    needs: 'build',
    about: 'everything that can be pressed on every page, by touch, as visitor and member, standard and elder: what each press did',
    async run(words) {
      built('dist/h5/index.html')
      const result = await jest('press', { config: 'tests/jest.press.cjs', words, env: withChromium() })
      return telling(result, ...['visitor', 'member'].flatMap((who) => [`press-${who}-standard.txt`, `press-${who}-elder.txt`]))
    },
  },
  {
    name: 'hosts',
    needs: 'build',
    about: 'the whole way through the shop in every host: plain browsers, WeChat’s, and the three apps on three systems',
    async run(words) {
      built('dist/h5/index.html')
      const result = await jest('hosts', { config: 'tests/jest.hosts.cjs', words, env: withChromium() })
      return telling(result, 'hosts.txt')
    },
  },
  {
    name: 'release',
    needs: 'build',
    about: 'the released archive: installed and run in an empty folder, by the steps of the Containerfile',
    async run(words) {
      built('dist/h5/index.html')
      return jest('release', { config: 'tests/jest.release.cjs', words })
    },
  },
  {
    name: 'widgets',
    needs: 'build',
    about: 'every part of the gallery: gestures, focus and layout in Chromium, and each on WeChat’s component engine',
    async run(words) {
      built('dist/gallery-h5/index.html')
      built('dist/gallery-weapp/app.json')
      return jest('widgets', { config: 'tests/jest.widgets.cjs', words, env: withChromium() })
    },
  },
]
