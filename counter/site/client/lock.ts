import { useSyncExternalStore } from 'react'

let isLocked = false
const listeners = new Set<() => void>()
function set(locked: boolean) {
  isLocked = locked
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Nobody is at the desk, or the session has ended: pages ask nothing until somebody logs in. */
export const lock = () => set(true)
export const unlock = () => set(false)
export const isCounterLocked = () => isLocked
export const useLocked = () => useSyncExternalStore(subscribe, isCounterLocked)
