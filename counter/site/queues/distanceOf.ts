import { MINUTE_SECONDS } from '../../../src/lib/duration'
import { spell } from './spell'

/** Near is the last quarter of the target. */
const NEAR = 1 / 4

/** How far what has waited so long is from its target, as a state and in words: 超 12 分, 余 4 分. */
export function distanceOf(waitedSeconds: number, targetMinutes: number): { state: 'over' | 'near' | 'normal'; words: string } {
  const left = targetMinutes - Math.floor(waitedSeconds / MINUTE_SECONDS)
  if (left < 0) return { state: 'over', words: `超 ${spell(-left)}` }
  return { state: left <= targetMinutes * NEAR ? 'near' : 'normal', words: `余 ${spell(left)}` }
}
