import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { REPORTS } from './reports.mjs'
import { node } from './run.mjs'

const RUNNER = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js']

/** A step that is a jest project. A test file that cannot even be loaded, or a run without a test, is a failure. */
export async function jest(name, { config, words = [], args = [], env = {} }) {
  await mkdir(REPORTS, { recursive: true })
  const report = path.join(REPORTS, `${name}.json`)
  const { succeeded, output } = await node([...RUNNER, '-c', config, '--json', `--outputFile=${report}`, ...args, ...words], { env })
  const found = await readFile(report, 'utf8').then(JSON.parse, () => undefined)
  const passed = found?.numPassedTests ?? 0
  const failed = (found?.numFailedTests ?? 0) + (found?.numRuntimeErrorTestSuites ?? 0)
  const isSilent = !succeeded || passed + failed === 0
  return { passed, failed: isSilent ? Math.max(failed, 1) : failed, output: withoutReport(output) }
}

/** jest prints its JSON report too where it has no terminal: that line is for nobody. */
const withoutReport = (output) =>
  output
    .split('\n')
    .filter((line) => !line.startsWith('{"num'))
    .join('\n')
    .slice(-60_000)
