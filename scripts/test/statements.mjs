import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describeOnPglite } from './describeOnPglite.mjs'
import { REPORTS } from './reports.mjs'

/** Where a run of the gateway's suite leaves the statements that each of its test files sent (tests/support/recordedStatements.ts). */
export const statementsFile = (database) => path.join(REPORTS, `statements-${database}.jsonl`)

/**
 * Not compared: what random and hostile requests reach differs from run to run, what needs a server has no other database, backups and
 * crashes open their own, and a payable subject of a test has a table that no shop has.
 */
const NOT_COMPARED = /^tests\/|\/(?:backup|crash|pay\/subject)\.test\.ts$|\.postgres\.test\.ts$/

/** Of each test file of a run, by its path in the project: the statements of each test by its name, and an example of each statement. Nothing where there was no whole run. */
export function statementsByTest(database) {
  const file = statementsFile(database)
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const found = lines.map((line) => JSON.parse(line)).map(({ file: test, ...own }) => ({ file: path.relative('.', test), ...own }))
  return found.filter(({ file: test }) => !NOT_COMPARED.test(test))
}

/**
 * What of a run PGlite might treat differently, by statement: types of values and columns, and ways of the server (describeOnPglite.mjs). And a
 * sentence for each statement that it does not understand.
 */
export async function traitsOf(run) {
  const examples = new Map(
    run.flatMap(({ file, examples }) => Object.entries(examples).map(([name, example]) => [name, { file, ...example }])),
  )
  const described = await describeOnPglite([...examples.values()])
  const traits = new Map([...examples.keys()].map((name, at) => [name, described[at].traits ?? []]))
  const refused = described.flatMap(({ file, sql, refusal }) =>
    refusal ? [`PGlite refuses a statement of ${file}: ${refusal}: ${sql}`] : [],
  )
  return { traits, refused }
}

/**
 * Both databases have the same parser and planner: each statement of PostgreSQL's run is planned on PGlite, on the schema as it is migrated. What
 * the two drivers may still treat differently, the types of values and columns, has been sent to both by some test.
 */
export async function sameStatements() {
  const [onPglite, onPostgres] = ['pglite', 'postgres'].map(statementsByTest)
  if (!onPglite || !onPostgres) return { passed: 0, failed: 0, red: [], output: '' }
  const [pglite, postgres] = [await traitsOf(onPglite), await traitsOf(onPostgres)]
  const tried = new Set([...pglite.traits.values()].flat())
  const untried = [...postgres.traits].flatMap(([name, traits]) =>
    traits.filter((trait) => !tried.has(trait)).map((trait) => `No test on PGlite has sent "${trait}", as in: ${name}`),
  )
  const faults = [...new Set([...pglite.refused, ...postgres.refused]), ...untried]
  const hint =
    'What both databases have to do is tried on both: `npm test -- gateway-postgres && npm run cover` chooses the tests for PGlite anew.'
  return faults.length
    ? { passed: 0, failed: 1, red: [`${faults.length} differences of the databases`], output: [...faults, hint].join('\n') }
    : { passed: 1, failed: 0, red: [], output: '' }
}
