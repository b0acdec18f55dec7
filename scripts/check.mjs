/*
 * What a change can have broken, before a commit: `npm run check`. Types and layers of everything, lint of the changed files, and the tests
 * of the storefront and of the gateway (on its embedded database) that they reach: all where they are few, else those nearest to the
 * change, and it says how many are left to `npm test`. Changed is what differs from the branch `main`, or from `origin/main` where a clone has
 * no `main` of its own; `npm run check -- HEAD~3` names another commit. Builds and browsers are for `npm test`.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import path from 'node:path'
import { commands } from './test/commands.mjs'
import { isInGate } from './test/gate.mjs'
import { jest, testFiles } from './test/jest.mjs'
import { lanes } from './test/machine.mjs'
import { seedOf } from './test/seed.mjs'
import { OXLINT, STEPS } from './test/steps.mjs'
import { stepLine, summary } from './test/summary.mjs'

/** Test files of a project that a check runs: a minute's worth. */
const MAX_FILES = 12

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
const isCommit = (name) => spawnSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]).status === 0
const named = process.argv.slice(2, 3)
const base = (named.length ? named : ['main', 'origin/main']).find(isCommit)
if (base === undefined) {
  console.error(`There is no commit ${named[0] ?? 'main or origin/main'} to compare with: npm run check -- HEAD~1`)
  process.exit(2)
}
const [since = 'HEAD'] = git('merge-base', base, 'HEAD')
const changed = [...git('diff', '--name-only', '--diff-filter=d', since), ...git('ls-files', '--others', '--exclude-standard')]
const code = changed.filter((file) => /\.([mc]?js|tsx?)$/.test(file))
Object.assign(process.env, { TIER: 'gate', SEED: String(seedOf(false)) })

/** How far a file is from the change: 0 is changed itself, 1 lies beside a changed one. */
const folders = new Set(changed.map((file) => path.dirname(file)))
const distance = (file) => (changed.includes(file) ? 0 : folders.has(path.dirname(file)) ? 1 : 2)

async function related(project) {
  const config = `tests/jest.${project}.cjs`
  const reached = await testFiles(config, ['--findRelatedTests', ...code])
  const inGate = reached.filter((file) => isInGate(project === 'gateway' ? 'gateway-postgres' : project, file))
  const nearest = inGate.sort((one, other) => distance(one) - distance(other)).slice(0, MAX_FILES)
  if (!nearest.length) return { passed: 0, failed: 0 }
  const left = inGate.length - nearest.length
  const told = left
    ? `${project}: the ${nearest.length} test files nearest to the change; ${left} more that it reaches are for npm test.`
    : ''
  return { ...(await jest(`check-${project}`, { config, args: ['--runTestsByPath', ...nearest] })), told }
}

const lint = () =>
  commands([
    ...(code.length ? [['oxlint', ...OXLINT, ...code]] : []),
    ...(code.length ? [['ESLint', 'node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '--no-warn-ignored', ...code]] : []),
    ['Prettier', 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '--ignore-unknown', ...changed],
  ])

const whole = (name) => [name, STEPS.find((step) => step.name === name).run]
const checks = [
  whole('types'),
  ...(changed.length ? [['lint', lint]] : []),
  ...(code.length ? ['ui', 'gateway'].map((name) => [name, () => related(name)]) : []),
  whole('layers'),
]

console.log(`${changed.length} files differ from ${base}.`)
const began = Date.now()
const results = []
async function lane() {
  for (let next = checks.shift(); next; next = checks.shift()) {
    const [name, run] = next
    const startedAt = Date.now()
    const { output, told, ...result } = await run({ tier: 'gate', words: [] })
    results.push({ name, ...result, took: Date.now() - startedAt })
    if (result.failed) console.log(`\n${output.trim()}\n`)
    if (told) console.log(told)
    console.log(stepLine(results.at(-1)))
  }
}
await Promise.all(Array.from({ length: lanes() }, lane))
console.log(`\n${summary(results, { took: Date.now() - began, as: 'TIER=gate' })}`)
process.exitCode = results.some(({ failed }) => failed) ? 1 : 0
