/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { GATE, isInGate } from '../../scripts/test/gate.mjs'

const SUITES = ['gateway', 'gateway-postgres', 'ui', 'weapp', 'journeys', 'look', 'hosts']
/** The jest project of a step: all but one are named after it. */
const configOf = (step: string) => (step === 'gateway-postgres' ? 'gateway' : step)
/** Runs a test again until it passes, or waits a fixed time and hopes. */
const FORBIDDEN = /jest\.retryTimes|\.waitForTimeout\(/

const files = ['gateway', 'src', 'tests']
  .flatMap((folder) => (readdirSync(folder, { recursive: true }) as string[]).map((file) => path.posix.join(folder, file)))
  .filter((file) => /\.test\.tsx?$/.test(file))

/** The globs that our jest configurations use, each as a regular expression. */
const asPattern = (glob: string) =>
  new RegExp(
    `^${glob
      .replace('<rootDir>/', '')
      .replaceAll('.', '\\.')
      .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(${names.replaceAll(',', '|')})`)
      .replaceAll('**/', '\0')
      .replaceAll('*', '[^/]*')
      .replaceAll('\0', '(.+/)?')}$`,
  )

const filesOf = (step: string) => {
  const { testMatch } = jest.requireActual<{ testMatch: string[] }>(`../jest.${configOf(step)}.cjs`)
  const patterns = testMatch.map(asPattern)
  return files.filter((file) => patterns.some((pattern) => pattern.test(file)))
}

describe.each(SUITES)('the gate’s part of %s', (step) => {
  const own = filesOf(step)

  it('names files that are there', () => {
    const { in: only = [], out = [] } = GATE[step] ?? {}
    expect(own).not.toEqual([])
    expect([...only, ...out].filter((beginning) => !own.some((file) => file.startsWith(beginning)))).toEqual([])
  })

  it('runs nothing again and sleeps for no fixed time', () => {
    const inGate = own.filter((file) => isInGate(step, file))
    expect(inGate).not.toEqual([])
    expect(inGate.filter((file) => FORBIDDEN.test(readFileSync(file, 'utf8')))).toEqual([])
  })
})
