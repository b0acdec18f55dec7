/*
 * Chooses the gateway's tests that run on PGlite too, `npm run cover`, after `npm test -- gateway-postgres`: together they send every type of
 * value, read every type of column and go every way of the server that the suite does. Writes tests/support/pgliteCover.json.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { REPORTS } from './test/reports.mjs'
import { statementsByTest, traitsOf } from './test/statements.mjs'

/** What works on the files of either database by other ways than statements: all of it. */
const ALWAYS = ['gateway/db/backup/backup.test.ts', 'gateway/server/crash.test.ts']

const found = statementsByTest('postgres')
if (!found) throw new Error('There are no statements: `npm test -- gateway-postgres` has to run first, without words.')

const { testResults } = JSON.parse(readFileSync(path.join(REPORTS, 'gateway-postgres.json'), 'utf8'))
const seconds = new Map()
const loading = new Map()
for (const { name, startTime, endTime, assertionResults } of testResults) {
  const file = path.relative('.', name)
  for (const { fullName, duration } of assertionResults) seconds.set(`${file}\n${fullName}`, (duration ?? 0) / 1000)
  const inTests = assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0)
  loading.set(file, Math.max(0.5, (endTime - startTime - inTests) / 1000))
}

const { traits, refused } = await traitsOf(found)
if (refused.length) throw new Error(refused.join('\n'))
const candidates = found.flatMap(({ file, tests }) =>
  Object.entries(tests).map(([test, sent]) => ({
    file,
    test,
    traits: [...new Set(sent.flatMap((statement) => traits.get(statement) ?? []))],
  })),
)
const left = new Set(candidates.flatMap((one) => one.traits))
const cover = new Map(ALWAYS.map((file) => [file, undefined]))

/** Seconds that a test adds: its own, and those of loading a file of which nothing was chosen yet. */
const costOf = ({ file, test }) => (seconds.get(`${file}\n${test}`) ?? 1) + (cover.has(file) ? 0 : (loading.get(file) ?? 1)) + 0.01
const gain = (one) => one.traits.filter((trait) => left.has(trait)).length / costOf(one)

let total = 0
// Greedy, as for any cover of a set: again and again the test that adds most traits in a second.
while (left.size) {
  const best = candidates.map((one) => [one, gain(one)]).reduce((one, other) => (other[1] > one[1] ? other : one))[0]
  total += costOf(best)
  for (const trait of best.traits) left.delete(trait)
  cover.set(best.file, [...(cover.get(best.file) ?? []), best.test])
}

const files = [...cover].sort(([one], [other]) => (one < other ? -1 : 1))
const tests = Object.fromEntries(files.flatMap(([file, names]) => (names ? [[file, names.sort()]] : [])))
const COVER = 'tests/support/pgliteCover.json'
const written = JSON.stringify({ files: files.map(([file]) => file), tests })
writeFileSync(COVER, await format(written, { ...(await resolveConfig(COVER)), filepath: COVER }))
const chosen = Object.values(tests).flat().length
console.log(`${files.length} of ${loading.size} files, ${chosen} of ${seconds.size} tests, ${Math.round(total)} s and ${ALWAYS.join(', ')}`)
