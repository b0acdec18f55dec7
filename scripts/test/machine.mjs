import { statfsSync } from 'node:fs'
import os from 'node:os'
import { findChromium, findWholeChromium } from '../../tests/support/browser.mjs'

/** What builds, databases and reports take, with room. */
const ENOUGH_DISK = 3 * 2 ** 30
/** Two steps beside each other want this much. */
const ENOUGH_FOR_TWO = 6 * 2 ** 30

/** How many steps run beside each other: each keeps one processor busy. */
export const lanes = () => (os.availableParallelism() > 1 && os.totalmem() > ENOUGH_FOR_TWO ? 2 : 1)

/**
 * Before a run: whether this machine has what the steps need; a browser that is missing is installed now, not in the middle of a step. Gives
 * the environment that names it. Throws one sentence that says what is missing and what to do.
 */
export function readyMachine(steps) {
  const { bavail, bsize } = statfsSync('.')
  if (bavail * bsize < ENOUGH_DISK) {
    throw new Error(
      `There are ${((bavail * bsize) / 2 ** 30).toFixed(1)} GB free here and the tests want 3: make room, then run them again.`,
    )
  }
  if (!steps.some(({ browser }) => browser)) return {}
  return { WHOLE_CHROMIUM: findWholeChromium(() => undefined), CHROMIUM: findChromium() }
}
