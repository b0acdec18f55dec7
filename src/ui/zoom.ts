import { clamp } from './clamp'

/** A picture is seen from 1 to 3 times its size (specification 1, section 4). */
export const ZOOM = { min: 1, max: 3 }

export type Point = { x: number; y: number }

/** How far two fingers are apart. */
export const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/** The size after two fingers moved from one distance to another. */
export const zoomed = (scale: number, before: number, after: number) => clamp(before > 0 ? scale * (after / before) : scale, ZOOM)

/** A picture moved no further than its edge: half of what it is larger than its frame. */
export const within = (moved: Point, scale: number, frame: { width: number; height: number }): Point => ({
  x: clamp(moved.x, { min: -(frame.width * (scale - 1)) / 2, max: (frame.width * (scale - 1)) / 2 }),
  y: clamp(moved.y, { min: -(frame.height * (scale - 1)) / 2, max: (frame.height * (scale - 1)) / 2 }),
})
