type Place = { x: number; y: number }

/** Points a pen has to travel before it has written something; what is less is a dot or a tick, and no signature. */
const SHORTEST = 40
/** Places it has to have been at. */
const FEWEST = 5

const lengthOf = (stroke: readonly Place[]) =>
  stroke.reduce((sum, { x, y }, at) => sum + (at === 0 ? 0 : Math.hypot(x - (stroke[at - 1]?.x ?? x), y - (stroke[at - 1]?.y ?? y))), 0)

/** Nothing but dots and ticks. */
export const isBlank = (strokes: ReadonlyArray<readonly Place[]>): boolean =>
  strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0) < SHORTEST || strokes.reduce((sum, { length }) => sum + length, 0) < FEWEST
