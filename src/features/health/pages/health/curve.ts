import type { Measurement } from '@/contract/chronicHealth'

/** A line of a curve: what it is called, and its figures at their times (milliseconds). The second of two is dashed. */
export type Line = { text: string; isDashed: boolean; points: ReadonlyArray<{ at: number; value: number }> }

const line = (
  text: string,
  measured: readonly Measurement[],
  valueOf: (one: Measurement) => number | undefined,
  isDashed = false,
): Line => ({
  text,
  isDashed,
  points: measured.flatMap((one) => {
    const value = valueOf(one)
    return value === undefined ? [] : [{ at: Date.parse(one.takenAt), value }]
  }),
})

/** What is drawn of measurements of one kind; blood pressure has two lines, which differ in more than their colour. */
export function linesOf(measured: readonly Measurement[]): Line[] {
  if (measured[0]?.kind === 'bloodPressure')
    return [
      line('高压', measured, (one) => (one.kind === 'bloodPressure' ? one.systolic : undefined)),
      line('低压', measured, (one) => (one.kind === 'bloodPressure' ? one.diastolic : undefined), true),
    ]
  if (measured[0]?.kind === 'bloodSugar') return [line('血糖', measured, (one) => (one.kind === 'bloodSugar' ? one.sugar : undefined))]
  return [line('体重', measured, (one) => (one.kind === 'weight' ? one.weight : undefined))]
}

export type Scale = { low: number; high: number }

const STEPS = [1, 2, 5, 10, 20, 50, 100]

/** Round figures around all that is drawn. Small changes stay small: the scale is four of its steps high at least. */
export function scaleOf(lines: readonly Line[]): Scale {
  const values = lines.flatMap(({ points }) => points.map(({ value }) => value))
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const step = STEPS.find((one) => one * 4 >= most - least) ?? 100
  const low = Math.floor(least / step) * step
  const high = Math.ceil(most / step) * step
  const around = Math.max(0, Math.ceil((4 - (high - low) / step) / 2)) * step
  return { low: Math.max(0, low - around), high: high + around }
}

type Days = { from: number; to: number }

const WIDTH = 300
const HEIGHT = 140
/** Room for the dots at the edges. */
const EDGE = 6

/**
 * A line as an SVG of opaque strokes, which is a mask: its colour is a token of the page. Stretched over the place it is given, it keeps the
 * thickness of strokes and dots. Words stand beside it and not in it, so that they grow in elder mode. `from` and `to` are milliseconds.
 */
export function lineSvg({ points, isDashed }: Line, { low, high }: Scale, { from, to }: Days): string {
  const x = (at: number) => (EDGE + ((at - from) / (to - from)) * (WIDTH - 2 * EDGE)).toFixed(1)
  const y = (value: number) => (HEIGHT - ((value - low) / (high - low)) * HEIGHT).toFixed(1)
  const places = [...points].sort((one, other) => one.at - other.at).map(({ at, value }) => `${x(at)} ${y(value)}`)
  const stroke = 'fill="none" stroke="black" vector-effect="non-scaling-stroke" stroke-linecap="round" stroke-linejoin="round"'
  const dash = isDashed ? ' stroke-dasharray="5 6"' : ''
  const way = `<path d="M${places.join('L')}" stroke-width="2"${dash} ${stroke}/>`
  const dots = `<path d="${places.map((place) => `M${place}h.01`).join('')}" stroke-width="8" ${stroke}/>`
  const box = `viewBox="0 ${-EDGE} ${WIDTH} ${HEIGHT + 2 * EDGE}" preserveAspectRatio="none"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${way}${dots}</svg>`
}
