import { createSlots } from './slots'

/** Tasks that end on demand, and the maximum that ran concurrently. */
function work() {
  const ends: Array<() => void> = []
  const seen = { running: 0, max: 0 }
  const task = async () => {
    seen.running += 1
    seen.max = Math.max(seen.max, seen.running)
    await new Promise<void>((resolve) => ends.push(resolve))
    seen.running -= 1
  }
  return { task, ends, seen }
}
const limits = { timeout: 20_000 }
const moment = () => new Promise((resolve) => setTimeout(resolve))

describe('ten requests at once', () => {
  it('are never eleven, also when a new one comes as a place is handed on', async () => {
    const inSlot = createSlots(10)
    const { task, ends, seen } = work()
    const all = Array.from({ length: 15 }, () => inSlot(task, limits))
    await moment()
    while (ends.length > 0) {
      ends.shift()?.()
      // Within the same turn: the one that waits has not begun yet.
      if (all.length < 40) queueMicrotask(() => queueMicrotask(() => all.push(inSlot(task, limits))))
      await moment()
    }
    await Promise.all(all)
    expect(all).toHaveLength(40)
    expect(seen).toEqual({ running: 0, max: 10 })
  })

  it('do not start what was given up while it waited', async () => {
    const inSlot = createSlots(1)
    const { task, ends } = work()
    const first = inSlot(task, limits)
    const leaving = new AbortController()
    const given = jest.fn(() => Promise.resolve())
    const second = inSlot(given, { ...limits, signal: leaving.signal })
    leaving.abort()
    ends.shift()?.()
    await first
    await expect(second).rejects.toThrow('aborted')
    expect(given).not.toHaveBeenCalled()
    await inSlot(given, limits)
    expect(given).toHaveBeenCalledTimes(1)
  })

  it('have their time from when they were asked for, not from when their turn comes', async () => {
    jest.useFakeTimers()
    const inSlot = createSlots(1)
    const { task, ends } = work()
    void inSlot(task, limits)
    const given = jest.fn((timeLeft: number) => Promise.resolve(timeLeft))
    const late = inSlot(given, { timeout: 8000 })
    const later = inSlot(given, limits)
    const failure = expect(late).rejects.toThrow('timeout')
    await jest.advanceTimersByTimeAsync(8000)
    await failure
    await jest.advanceTimersByTimeAsync(7000)
    ends.shift()?.()
    expect(await later).toBe(5000)
    expect(given).toHaveBeenCalledTimes(1)
    jest.useRealTimers()
  })
})
