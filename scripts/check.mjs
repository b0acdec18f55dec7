/*
 * What a change can have broken, to be run before a commit: `npm run check`. Types and layers of everything, lint of the changed files,
 * and the tests in jsdom and of the gateway that import them. Changed is what differs from the branch `main`; `npm run check -- HEAD~3`
 * names another commit. Builds and browsers are for `npm test`.
 */
import { execFileSync } from 'node:child_process'
import { commands } from './test/commands.mjs'
import { seconds } from './test/duration.mjs'
import { jest } from './test/jest.mjs'
import { STEPS } from './test/steps.mjs'

const [base = 'main'] = process.argv.slice(2)
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
const [since = 'HEAD'] = git('merge-base', base, 'HEAD')
const changed = [...git('diff', '--name-only', '--diff-filter=d', since), ...git('ls-files', '--others', '--exclude-standard')]
const code = changed.filter((file) => /\.([mc]?js|tsx?)$/.test(file))

const step = (name) => STEPS.find((one) => one.name === name).run()
const related = (name) =>
  jest(`check-${name}`, { config: `tests/jest.${name}.cjs`, args: ['--findRelatedTests', ...code, '--passWithNoTests'], mayBeEmpty: true })
const lint = () =>
  commands([
    ['oxlint', 'node_modules/oxlint/bin/oxlint', '--deny-warnings', ...code],
    ['ESLint', 'node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '--no-warn-ignored', ...code],
    ['Prettier', 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '--ignore-unknown', ...changed],
  ])

const CHECKS = [
  ['types', () => step('types')],
  ...(code.length ? [['lint', lint]] : []),
  ['layers', () => step('layers')],
  ...(code.length ? ['ui', 'gateway'].map((name) => [name, () => related(name)]) : []),
]

console.log(`${changed.length} files differ from ${base}`)
const began = Date.now()
let failures = 0
for (const [name, run] of CHECKS) {
  const startedAt = Date.now()
  const { passed, failed, output } = await run()
  failures += failed
  if (failed) console.log(`\n${output.trim()}\n`)
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed${failed ? `, ${failed} failed` : ''}, ${seconds(Date.now() - startedAt)}`)
}
console.log(`All of it took ${seconds(Date.now() - began)}.`)
process.exitCode = failures ? 1 : 0
