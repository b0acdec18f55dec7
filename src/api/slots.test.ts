import { createSlots } from './slots'

/** Tasks that end when they are told to, and how many ran at once. */
function work() {
  const ends: Array<() => void> = []
  const seen = { running: 0, most: 0 }
  const task = async () => {
    seen.running += 1
    seen.most = Math.max(seen.most, seen.running)
    await new Promise<void>((resolve) => ends.push(resolve))
    seen.running -= 1
  }
  return { task, ends, seen }
}
const moment = () => new Promise((resolve) => setTimeout(resolve))

describe('ten requests at once', () => {
  it('are never eleven, also when a new one comes as a place is handed on', async () => {
    const inSlot = createSlots(10)
    const { task, ends, seen } = work()
    const all = Array.from({ length: 15 }, () => inSlot(task))
    await moment()
    while (ends.length > 0) {
      ends.shift()?.()
      // Within the same turn: the one that waits has not begun yet.
      if (all.length < 40) queueMicrotask(() => queueMicrotask(() => all.push(inSlot(task))))
      await moment()
    }
    await Promise.all(all)
    expect(all).toHaveLength(40)
    expect(seen).toEqual({ running: 0, most: 10 })
  })

  it('do not start what was given up while it waited', async () => {
    const inSlot = createSlots(1)
    const { task, ends } = work()
    const first = inSlot(task)
    const leaving = new AbortController()
    const given = jest.fn(() => Promise.resolve())
    const second = inSlot(given, leaving.signal)
    leaving.abort()
    ends.shift()?.()
    await first
    await expect(second).rejects.toThrow('aborted')
    expect(given).not.toHaveBeenCalled()
    await inSlot(given)
    expect(given).toHaveBeenCalledTimes(1)
  })
})
