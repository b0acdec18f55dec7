import { SWIPE } from '../carousel/carouselTypes'
import { clamp } from '../../element/clamp'

/** A picture is seen from 1 to 3 times its size (specification 1, section 5). */
export const ZOOM = { min: 1, max: 3 }

/** Two taps this close in time (milliseconds) and place (points) are one double tap; it enlarges to `to`, or back. */
export const DOUBLE_TAP = { within: 300, near: 24, to: 2 }

export type Point = { x: number; y: number }
type Frame = { width: number; height: number }

/** How far two fingers are apart. */
export const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/** The size after two fingers moved from one distance to another. */
export const zoomed = (scale: number, before: number, after: number) => clamp(before > 0 ? scale * (after / before) : scale, ZOOM)

/** A picture moved no further than its edge: half of what it is larger than its frame. */
export const within = (moved: Point, scale: number, frame: Frame): Point => ({
  x: clamp(moved.x, { min: -(frame.width * (scale - 1)) / 2, max: (frame.width * (scale - 1)) / 2 }),
  y: clamp(moved.y, { min: -(frame.height * (scale - 1)) / 2, max: (frame.height * (scale - 1)) / 2 }),
})

/** The turn a finger asked for: from 50 points of horizontal movement that is more across than down. */
export const turnOf = (from: Point, to: Point): -1 | 0 | 1 => {
  const [across, down] = [to.x - from.x, to.y - from.y]
  if (Math.abs(across) < SWIPE.threshold || Math.abs(across) <= Math.abs(down)) return 0
  return across < 0 ? 1 : -1
}
