import { setTimeout as delay } from 'node:timers/promises'

/** Milliseconds: only a stop for what never comes about, however slow the machine. */
const TIMEOUT_MS = 30_000

/** Tries a check until it holds, and fails as the check does. */
export async function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline;) {
    try {
      return await check()
    } catch {
      await delay(20)
    }
  }
  return check()
}
