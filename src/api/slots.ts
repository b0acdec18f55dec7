import type { Aborting } from './transport/types'

/** Runs at most `most` tasks at once; the others wait in order. A task whose signal aborts while it waits is never started. */
export function createSlots(most: number) {
  let running = 0
  const waiting: Array<() => void> = []
  /** Hands the place on to who waits longest; only a place that nobody waits for becomes free. */
  const next = () => {
    const first = waiting.shift()
    if (first) first()
    else running -= 1
  }
  return async function inSlot<T>(task: () => Promise<T>, signal?: Aborting): Promise<T> {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      if (signal?.aborted) throw new Error('aborted')
      return await task()
    } finally {
      next()
    }
  }
}
