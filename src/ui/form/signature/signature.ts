import type { ReactNode } from 'react'
import { last } from '@/lib/last'

/** What stands on the paper (specification 2, section 2), and how it came there: the same on H5 and in WeChat. */
export type Signature = {
  isEmpty: boolean
  /** A PNG as a data address; empty while nothing was written. */
  image: string
  /** Strokes in the order they were written, on a paper of this size (points); none where the name was typed. */
  written: { width: number; height: number; strokes: readonly Stroke[] }
  /** The name, where it was typed. */
  words: string
}

export type SignatureHandle = { result: () => Signature; clear: () => Promise<void>; undo: () => void }

export type SignatureProps = {
  /** The patient's name, shown until the first stroke. */
  placeholder: string
  /** Whenever it becomes empty or no longer is. */
  onChange?: (isEmpty: boolean) => void
  /** Above the paper: whose name it is to be. */
  head?: ReactNode
  /** Points of the paper. */
  height?: number
}

/** Points from the top left corner of the paper, and milliseconds since the first touch. */
type Point = { x: number; y: number; t: number }
export type Stroke = readonly Point[]
type Size = { width: number; height: number }

export type SignatureCanvasProps = {
  label: string
  strokes: readonly Stroke[]
  /** A name that was typed, instead of strokes. */
  words: string
  /** A stroke more, or the same ones on a paper of another size. */
  onChange: (strokes: readonly Stroke[]) => void
}
/** Gives the picture of what stands on the paper, and the size of the paper. */
export type SignatureCanvasHandle = { image: () => string; size: () => Size }

/** Ink and width of the pen (DESIGN.md, section 5), and the hand of a typed name. */
export const PEN = { colour: '#1B2922', width: 4.5, font: 'Songti SC, Noto Serif CJK SC, serif' }

/** Points nearer than this to the one before say nothing more. */
const NEAR = 1.5

/** The stroke with one point more, unless the pen has hardly moved. */
export function lengthened(stroke: Stroke, point: Point): Stroke {
  const before = last(stroke)
  return before && Math.hypot(point.x - before.x, point.y - before.y) < NEAR ? stroke : [...stroke, point]
}

/** The same writing in the middle of a paper of another size: the phone was turned. It never grows out of it, and keeps its shape. */
export function fitted(strokes: readonly Stroke[], from: Size, to: Size): Stroke[] {
  const scale = Math.min(to.width / from.width, to.height / from.height)
  const [left, top] = [(to.width - from.width * scale) / 2, (to.height - from.height * scale) / 2]
  return strokes.map((stroke) => stroke.map(({ x, y, t }) => ({ x: left + x * scale, y: top + y * scale, t })))
}

/** Fits a signature to one paper after the other, each time from what was written: turned back, it is as large as it was. */
export function refitting() {
  let before: { of: readonly Stroke[]; on: Size; made: readonly Stroke[] } | undefined
  return (strokes: readonly Stroke[], from: Size, to: Size): readonly Stroke[] => {
    const { of, on } = before?.made === strokes ? before : { of: strokes, on: from }
    const made = fitted(of, on, to)
    before = { of, on, made }
    return made
  }
}

type Brush = Pick<
  CanvasRenderingContext2D,
  'beginPath' | 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'stroke' | 'clearRect' | 'fillText'
> & {
  lineWidth: number
  lineCap: string
  lineJoin: string
  strokeStyle: unknown
  fillStyle: unknown
  font: string
  textAlign: string
  textBaseline: string
}

type Place = { x: number; y: number }
const between = (one: Place, other: Place): Place => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

/** Draws a stroke, or its last three points, as a curve through the middles between them; a tap leaves a dot. */
export function drawStroke(brush: Brush, stroke: Stroke) {
  const [first] = stroke
  const end = last(stroke)
  if (!first || !end) return
  Object.assign(brush, { lineWidth: PEN.width, lineCap: 'round', lineJoin: 'round', strokeStyle: PEN.colour })
  brush.beginPath()
  brush.moveTo(first.x, first.y)
  stroke.slice(1, -1).forEach((point, at) => {
    const middle = between(point, stroke[at + 2] ?? end)
    brush.quadraticCurveTo(point.x, point.y, middle.x, middle.y)
  })
  brush.lineTo(end.x, end.y + (stroke.length === 1 ? 0.01 : 0))
  brush.stroke()
}

/** Everything on the paper, from nothing. */
export function drawSignature(brush: Brush, { strokes, words, width, height }: Size & { strokes: readonly Stroke[]; words: string }) {
  brush.clearRect(0, 0, width, height)
  if (words === '') {
    for (const stroke of strokes) drawStroke(brush, stroke)
    return
  }
  const size = Math.min(height * 0.5, (width * 0.9) / words.length)
  Object.assign(brush, { fillStyle: PEN.colour, font: `${size}px ${PEN.font}`, textAlign: 'center', textBaseline: 'middle' })
  brush.fillText(words, width / 2, height / 2)
}
