/** Where a finger goes when it writes a cross, in parts of the paper's width and height. */
const CROSS = [
  [
    [0.25, 0.45],
    [0.75, 0.4],
  ],
  [
    [0.5, 0.2],
    [0.45, 0.7],
  ],
] as const
const STEPS = 8

type Place = { x: number; y: number }
type Paper = Place & { width: number; height: number }

/** Strokes across a paper, as the places a finger is at one after the other. */
export const strokesOn = ({ x, y, width, height }: Paper): Place[][] =>
  CROSS.map(([from, to]) =>
    Array.from({ length: STEPS + 1 }, (_one, step) => ({
      x: Math.round(x + width * (from[0] + ((to[0] - from[0]) * step) / STEPS)),
      y: Math.round(y + height * (from[1] + ((to[1] - from[1]) * step) / STEPS)),
    })),
  )
