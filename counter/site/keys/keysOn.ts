import { useSyncExternalStore } from 'react'

const PLACE = 'work.keys'
const listeners = new Set<() => void>()
function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether single keys act in this browser: who speaks to the computer, or rests a hand on the keyboard, switches them off (WCAG 2.1.4). */
export const areKeysOn = () => localStorage.getItem(PLACE) !== 'off'
export function switchKeys(on: boolean) {
  if (on) localStorage.removeItem(PLACE)
  else localStorage.setItem(PLACE, 'off')
  for (const listener of listeners) listener()
}
export const useKeysOn = () => useSyncExternalStore(subscribe, areKeysOn)
