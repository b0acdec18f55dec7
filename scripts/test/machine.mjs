import { statfsSync } from 'node:fs'
import os from 'node:os'
import { findChromium, findWholeChromium } from '../../tests/support/browser.mjs'
import { startRunServer } from '../../tests/support/runServer.mjs'

/** Gigabytes that builds, databases and reports take, with room. */
const ENOUGH_DISK = 3
/** Two steps beside each other want this much. */
const ENOUGH_FOR_TWO = 6 * 2 ** 30

/** How many steps run beside each other: each keeps one processor busy. */
export const lanes = () => (os.availableParallelism() > 1 && os.totalmem() > ENOUGH_FOR_TWO ? 2 : 1)

/**
 * Before a run: whether this machine has what the steps need; a browser that is missing is installed now, not in the middle of a step, and one
 * PostgreSQL server is started for all of them. Gives the environment that names these, and what ends the server. Throws one sentence that
 * says what is missing and what to do.
 */
export async function readyMachine(steps) {
  const { bavail, bsize } = statfsSync('.')
  const free = (bavail * bsize) / 2 ** 30
  if (free < ENOUGH_DISK) throw new Error(`There are ${free.toFixed(1)} GB free here and the tests want ${ENOUGH_DISK}: make room first.`)
  const chromium = steps.some(({ browser }) => browser) ? { WHOLE_CHROMIUM: findWholeChromium(), CHROMIUM: findChromium() } : {}
  const server = steps.some(({ server }) => server) ? await startRunServer() : undefined
  return { env: { ...chromium, ...server?.env }, stop: async () => server?.stop() }
}
