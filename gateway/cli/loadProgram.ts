import { missingPackages } from '../server/missingPackages'

/** Runs a program of a release (scripts/build/gateway.mjs), or says in one sentence that the packages beside its bundle are not installed. */
export async function loadProgram(load: () => Promise<unknown>): Promise<void> {
  try {
    await load()
  } catch (error) {
    const reason = missingPackages(error)
    if (reason === undefined) throw error
    process.stderr.write(`${reason}\n`)
    process.exitCode = 1
  }
}
