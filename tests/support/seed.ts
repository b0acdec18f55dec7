import { seedOf } from '../../scripts/test/seed.mjs'

/** What generated input is drawn from: what the run set, else the gate's. A red property prints it. */
export const SEED = seedOf(false)
