import fc from 'fast-check'
import { nextAttempt, type Backoff } from './backoff'

const POLICY: Backoff = { first: 60_000, cap: 3600_000, until: 24 * 3600_000 }
const START = new Date('2026-11-21T10:00:00+08:00')
const pauseAfter = (attempts: number, random: number) =>
  (nextAttempt(POLICY, { attempts, since: START, now: START }, () => random)?.getTime() ?? NaN) - START.getTime()

describe('exponential backoff', () => {
  it.each([
    [1, 30_000, 60_000],
    [2, 60_000, 120_000],
    [3, 120_000, 240_000],
    [7, 1800_000, 3600_000],
    [1000, 1800_000, 3600_000],
  ])('after attempt %d lies between %d and %d ms', (attempts, min, max) => {
    expect([pauseAfter(attempts, 0), pauseAfter(attempts, 1)]).toEqual([min, max])
  })

  it('gives up: no retry is later than the policy says', () => {
    fc.assert(
      fc.property(fc.noShrink(fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true }))), (jitter: Iterator<number, unknown>) => {
        let now = START
        for (let attempts = 1; attempts < 200; attempts += 1) {
          const next = nextAttempt(POLICY, { attempts, since: START, now }, () => Number(jitter.next().value ?? 0))
          if (next === null) return true
          if (next <= now || next.getTime() > START.getTime() + POLICY.until) return false
          now = next
        }
        return false
      }),
      { numRuns: 50 },
    )
  })
})
