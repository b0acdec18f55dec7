import { setTimeout as delay } from 'node:timers/promises'

/** Milliseconds: only a stop for what never comes about, however slow the machine. */
const PATIENCE = 30_000

/** Tries a check until it holds, and fails as the check does. */
export async function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  for (const deadline = Date.now() + PATIENCE; Date.now() < deadline;) {
    try {
      return await check()
    } catch {
      await delay(20)
    }
  }
  return check()
}
