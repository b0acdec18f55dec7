import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { REPORTS } from './reports.mjs'
import { node } from './run.mjs'

const RUNNER = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', '--ci']

/**
 * A step that is a jest project, run once: nothing is repeated until it passes. A test file that cannot be loaded is a failure, and so is a
 * run without a test unless it `mayBeEmpty`.
 */
export async function jest(name, { config, args = [], env = {}, mayBeEmpty = false }) {
  await mkdir(REPORTS, { recursive: true })
  const report = path.join(REPORTS, `${name}-${process.pid}.json`)
  const { succeeded, output } = await node([...RUNNER, '-c', config, '--json', `--outputFile=${report}`, ...args], { env })
  const found = await readFile(report, 'utf8').then(JSON.parse, () => undefined)
  await rm(report, { force: true })
  const told = withoutReport(output)
  if (!found) return { passed: 0, failed: 1, red: [{ message: lastLine(told) || 'jest ended without a report.' }], output: told }
  const red = redIn(found)
  const passed = found.numPassedTests
  if (!red.length && passed + red.length === 0 && !mayBeEmpty) red.push({ message: 'No test was found.' })
  if (!red.length && !succeeded) red.push({ message: `Every test passed, and jest failed: ${lastLine(told)}` })
  return { passed, failed: red.length, red, output: told }
}

/** The test files, by their paths from the root of the project, that jest would run with these arguments. */
export async function testFiles(config, args) {
  const { output } = await node([...RUNNER, '-c', config, '--listTests', ...args])
  const files = output.split('\n').filter((line) => path.isAbsolute(line))
  return files.map((file) => path.relative('.', file).replaceAll('\\', '/'))
}

/** What failed in a report: each test with its file, title and first message; a file that could not be loaded is one of them. */
const redIn = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults, message, status }) => {
    const file = path.relative('.', name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (!failed.length && status === 'failed') return [{ file, message: firstMessage(message) }]
    return failed.map(({ fullName, failureMessages: [first = ''] }) => ({ file, title: fullName, message: firstMessage(first) }))
  })

/** A failure without its stack, on one line: what was expected and what came. */
const firstMessage = (text) =>
  stripVTControlCharacters(text)
    .split(/\n\s+at /, 1)[0]
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('●'))
    .join(' ')
    .slice(0, 300)

const lastLine = (text) => text.trim().split('\n').at(-1) ?? ''

/** jest prints its JSON report too where it has no terminal: that line is for nobody. */
const withoutReport = (output) =>
  output
    .split('\n')
    .filter((line) => !line.startsWith('{"num'))
    .join('\n')
    .slice(-60_000)
