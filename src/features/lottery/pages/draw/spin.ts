import { CELLS } from '@/contract/lottery'

const TURNS = 3
const FAST = 60
const SLOW = 260
/** So many of the last cells slow down. */
const BRAKE = 8

export type Step = { place: number; after: number }

/**
 * The cells that light up one after the other from the upper left, and after how many milliseconds each: three turns and on to where the result
 * stands, slower towards the end, for about two seconds.
 */
export function stepsTo(place: number): Step[] {
  const count = TURNS * CELLS + place + 1
  return Array.from({ length: count }, (_, step) => {
    const left = count - 1 - step
    const slower = left >= BRAKE ? 0 : (BRAKE - left) / BRAKE
    return { place: step % CELLS, after: Math.round(FAST + (SLOW - FAST) * slower ** 2) }
  })
}
