import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { REPORTS } from './reports.mjs'
import { node } from './run.mjs'

const RUNNER = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js']
/** More failed test files than this are no accident of the machine. */
const MOST_REPEATED = 8

/**
 * A step that is a jest project. A test file that cannot even be loaded, or a run without a test, is a failure. With `repeats`, for steps
 * that drive a browser or a server: files that failed are run once more in a new process, the second run counts, and the first is told.
 */
export async function jest(name, { config, words = [], args = [], env = {}, repeats = false }) {
  await mkdir(REPORTS, { recursive: true })
  const first = await once(name, { config, args: [...args, ...words], env })
  const { failedFiles } = first
  if (!first.failed || !repeats || !failedFiles.length || failedFiles.length > MOST_REPEATED) return first
  const again = await once(`${name}-again`, { config, args: [...args, '--runTestsByPath', ...failedFiles], env })
  const told = `Run once more, having failed: ${failedFiles.map((file) => path.relative('.', file)).join(', ')}. The first time:\n${first.output}`
  return { passed: first.passedElsewhere + again.passed, failed: again.failed, output: again.output, told }
}

async function once(name, { config, args, env }) {
  const report = path.join(REPORTS, `${name}.json`)
  const { succeeded, output } = await node([...RUNNER, '-c', config, '--json', `--outputFile=${report}`, ...args], { env })
  const found = await readFile(report, 'utf8').then(JSON.parse, () => undefined)
  const passed = found?.numPassedTests ?? 0
  const failed = (found?.numFailedTests ?? 0) + (found?.numRuntimeErrorTestSuites ?? 0)
  const isSilent = !succeeded || passed + failed === 0
  const failing = (found?.testResults ?? []).filter(({ status }) => status === 'failed')
  const passedBesides = failing.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'passed').length
  return {
    passed,
    failed: isSilent ? Math.max(failed, 1) : failed,
    output: withoutReport(output),
    failedFiles: failing.map((result) => result.name),
    passedElsewhere: passed - passedBesides,
  }
}

/** jest prints its JSON report too where it has no terminal: that line is for nobody. */
const withoutReport = (output) =>
  output
    .split('\n')
    .filter((line) => !line.startsWith('{"num'))
    .join('\n')
    .slice(-60_000)
