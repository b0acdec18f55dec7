import { MINUTE_SECONDS, SECOND } from '../../../src/lib/duration'
import { distanceOf } from '../queues/distanceOf'
import { spell } from '../queues/spell'

/** How long somebody waits, as words and against the target; undefined where nobody does. */
export function waitOf(waitsSince: string | null, targetMinutes: number, now: number) {
  if (waitsSince === null) return undefined
  const seconds = Math.max(0, (now - Date.parse(waitsSince)) / SECOND)
  const minutes = spell(Math.floor(seconds / MINUTE_SECONDS))
  return { minutes, ...distanceOf(seconds, targetMinutes) }
}
