import type { Aborting } from './types'

/** `timeout`: milliseconds from now, waiting for a slot included. */
type Limits = { timeout: number; signal?: Aborting | undefined }

/**
 * Runs at most `max` tasks at once; the others wait in order. A task whose signal aborts or whose time is over while it waits is never started;
 * one that starts is told the milliseconds that are left.
 */
export function createSlots(max: number) {
  let running = 0
  const waiting: Array<() => void> = []
  /** Passes the slot to the first in the queue; it is released only when nobody waits. */
  const next = () => {
    const first = waiting.shift()
    if (first) first()
    else running -= 1
  }
  const turn = (timeout: number) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1)
        reject(new Error('timeout'))
      }, timeout)
      waiting.push(begin)
    })
  return async function inSlot<T>(task: (timeLeft: number) => Promise<T>, { timeout, signal }: Limits): Promise<T> {
    const deadline = Date.now() + timeout
    if (running >= max) await turn(timeout)
    else running += 1
    try {
      if (signal?.aborted) throw new Error('aborted')
      // WeChat takes no time at all for its own patience of a minute.
      return await task(Math.max(1, deadline - Date.now()))
    } finally {
      next()
    }
  }
}
