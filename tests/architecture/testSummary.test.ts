/** @jest-environment node */
import { summary } from '../../scripts/test/summary.mjs'

const passing = { name: 'types', passed: 2, failed: 0, took: 4000 }
const linesOf = (...results: Parameters<typeof summary>[0]) => summary(results, { took: 65_000, as: 'SEED=7' }).split('\n')

describe('the end of a test run', () => {
  it('is the counts when nothing is red', () => {
    expect(linesOf(passing).slice(-3)).toEqual(['All of it took 1 min 5 s.', '', '2 passed, 0 failed'])
  })

  it('names each failure with its message and the command that runs it alone, as the last lines before the counts', () => {
    const red = [{ file: 'src/a.test.ts', title: 'a (b) isn’t c', message: 'Expected: 1 Received: 2' }]
    expect(linesOf(passing, { name: 'ui', passed: 3, failed: 1, red, took: 1000 }).slice(-6)).toEqual([
      'What was red:',
      '✗ ui › src/a.test.ts › a (b) isn’t c',
      '  Expected: 1 Received: 2',
      "  SEED=7 npm test -- ui src/a.test.ts -t '^a \\(b\\) isn’t c$'",
      '',
      '5 passed, 1 failed',
    ])
  })

  it('tells a step that could not run from one that failed', () => {
    const lines = linesOf({ name: 'build', passed: 0, failed: 1, red: [{ message: 'no' }] }, { name: 'look', notRun: 'the build failed' })
    expect(lines).toContain('– look  not run: the build failed')
    expect(lines.at(-1)).toBe('0 passed, 1 failed, 1 step not run')
  })
})
