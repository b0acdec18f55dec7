/** Whether this run is the gate before a merge (`npm test`), not everything (`npm run test:all`). The runner says so. */
export const isGate = process.env.TIER === 'gate'
