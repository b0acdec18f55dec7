import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { REPORTS } from './reports.mjs'
import { node } from './run.mjs'

const RUNNER = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js']
/**
 * A step that is a jest project. A test file that cannot even be loaded is a failure, and so is a run without a test unless it `mayBeEmpty`.
 * Nothing is run again.
 */
export async function jest(name, { config, words = [], args = [], env = {}, mayBeEmpty = false }) {
  await mkdir(REPORTS, { recursive: true })
  const report = path.join(REPORTS, `${name}.json`)
  await rm(report, { force: true })
  const { succeeded, output } = await node([...RUNNER, '-c', config, '--json', `--outputFile=${report}`, ...args, ...words], { env })
  const found = await readFile(report, 'utf8').then(JSON.parse, () => undefined)
  const passed = found?.numPassedTests ?? 0
  const failed = (found?.numFailedTests ?? 0) + (found?.numRuntimeErrorTestSuites ?? 0)
  const isSilent = !succeeded || (passed + failed === 0 && !mayBeEmpty)
  return { passed, failed: isSilent ? Math.max(failed, 1) : failed, red: found ? redIn(found) : [], output: withoutReport(output) }
}

/** The failed tests of a report, a line each: file, name and the first line of what was wrong; a file that could not be loaded is one of them. */
const redIn = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults, message, status }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    const file = path.relative('.', name)
    if (failed.length === 0 && status === 'failed') return [`${file}: ${firstLine(message)}`]
    return failed.map(({ fullName, failureMessages: [first = ''] }) => `${file}: ${fullName}: ${firstLine(first)}`)
  })

const firstLine = (text) => text.trim().split('\n', 1)[0].slice(0, 200)

/** jest prints its JSON report too where it has no terminal: that line is for nobody. */
const withoutReport = (output) =>
  output
    .split('\n')
    .filter((line) => !line.startsWith('{"num'))
    .join('\n')
    .slice(-60_000)
