/** Whether this run is the gate before a merge (`npm test`), not everything (`npm run test:all`). The runner says so. */
export const isGate = process.env.TIER === 'gate'

/** How much of something is tried: in the gate a cut of what the full run tries. */
export const tries = ({ gate, all }: { gate: number; all: number }): number => (isGate ? gate : all)
