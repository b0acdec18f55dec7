import { useSyncExternalStore } from 'react'

/** When the gateway answered last; and whether it does not any more. */
let answeredAt = Date.now()
let since: number | undefined
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The gateway has answered, whatever it said. */
export function noteAnswer() {
  answeredAt = Date.now()
  if (since === undefined) return
  since = undefined
  tell()
}

/** A call did not get through. */
export function noteSilence() {
  if (since !== undefined) return
  since = answeredAt
  tell()
}

/** Of what time the shown data is, in milliseconds, while the network is down; undefined while it is not. Decisions wait until then. */
export const useOffline = () => useSyncExternalStore(subscribe, () => since)
