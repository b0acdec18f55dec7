import type { Aborting } from './transport/types'

/** Runs at most `most` tasks at once; the others wait in order. A task whose signal aborts while it waits is never started. */
export function createSlots(most: number) {
  let running = 0
  const waiting: Array<() => void> = []
  const next = () => {
    running -= 1
    waiting.shift()?.()
  }
  return async function inSlot<T>(task: () => Promise<T>, signal?: Aborting): Promise<T> {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    running += 1
    try {
      if (signal?.aborted) throw new Error('aborted')
      return await task()
    } finally {
      next()
    }
  }
}
