import fc from 'fast-check'
import { SEED } from './seed'

/** So many fractions of one, drawn from the run's seed. */
export const drawnFractions = (count: number): number[] =>
  fc.sample(fc.double({ min: 0, max: 1, noNaN: true, noDefaultInfinity: true }), { seed: SEED, numRuns: count })
