import { showError } from '@/ui/feedback/dialog'
import { cartChanged, changeLine } from './cartWrites'
import { drained } from './writeQueue'
import { dropQuantity, expectQuantity, usePendingChanges } from './pendingChanges'

/** Debounce: milliseconds without a change before a quantity is written. */
const STILL = 300
const timers = new Map<string, ReturnType<typeof setTimeout>>()

/** Shows a line's new number of pieces at once and writes the last one tapped; a refused one falls back and says why. */
export function changeQuantity(lineId: string, quantity: number): void {
  expectQuantity(lineId, quantity)
  clearTimeout(timers.get(lineId))
  timers.set(
    lineId,
    setTimeout(() => void put(lineId), STILL),
  )
}

/** Flushes the debounced write. True when the gateway holds every number on screen; an error has been shown already. */
export async function quantitiesStored(): Promise<boolean> {
  const written = await Promise.all([...timers.keys()].map(put))
  await drained()
  return written.every(Boolean)
}

async function put(lineId: string): Promise<boolean> {
  clearTimeout(timers.get(lineId))
  timers.delete(lineId)
  const quantity = usePendingChanges.getState().quantities[lineId]
  if (quantity === undefined) return true
  const isLast = () => !timers.has(lineId) && usePendingChanges.getState().quantities[lineId] === quantity
  try {
    await changeLine(lineId, { quantity })
    if (isLast()) dropQuantity(lineId)
    return true
  } catch (error) {
    if (!isLast()) return true
    dropQuantity(lineId)
    void cartChanged()
    void showError(error)
    return false
  }
}
