import { faultText } from '../kernel/faultText'
import { DatabaseRefused } from '../db/refused'
import { Unable } from './unable'

/** Runs a command; what stops it is told in one sentence where it is known, and the process ends with 1. */
export async function told(work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    process.stderr.write(`${error instanceof DatabaseRefused || error instanceof Unable ? error.message : faultText(error)}\n`)
    process.exitCode = 1
  }
}
