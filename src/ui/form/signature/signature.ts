export type Signature = {
  isEmpty: boolean
  /** A PNG as a data address; empty while nothing was written. */
  image: string
}

export type SignatureHandle = { result: () => Signature; clear: () => void; undo: () => void }

export type SignatureProps = {
  /** The patient's name, shown until the first stroke. */
  placeholder: string
  /** Whenever it becomes empty or no longer is. */
  onChange?: (isEmpty: boolean) => void
  /** Points of the paper. */
  height?: number
}

type Point = { x: number; y: number }
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
/** Gives the picture of what stands on the paper. */
export type SignatureCanvasHandle = { image: () => string }

/** Ink and width of the pen (DESIGN.md, section 5), and the hand of a typed name. */
export const PEN = { colour: '#1B2922', width: 4.5, font: 'Songti SC, Noto Serif CJK SC, serif' }

/** Points a pen has to travel before it has written something; what is less is a dot, and no signature. */
const DOT = 12

const lengthOf = (stroke: Stroke) =>
  stroke.reduce((sum, { x, y }, at) => sum + (at === 0 ? 0 : Math.hypot(x - (stroke[at - 1]?.x ?? x), y - (stroke[at - 1]?.y ?? y))), 0)

/** Nothing but dots. */
export const isBlank = (strokes: readonly Stroke[]) => strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0) < DOT

/** The same writing in the middle of a paper of another size: the phone was turned. It never grows out of it, and keeps its shape. */
export function fitted(strokes: readonly Stroke[], from: Size, to: Size): Stroke[] {
  const scale = Math.min(to.width / from.width, to.height / from.height)
  const [left, top] = [(to.width - from.width * scale) / 2, (to.height - from.height * scale) / 2]
  return strokes.map((stroke) => stroke.map(({ x, y }) => ({ x: left + x * scale, y: top + y * scale })))
}

type Brush = Pick<CanvasRenderingContext2D, 'beginPath' | 'moveTo' | 'lineTo' | 'stroke' | 'clearRect' | 'fillText'> & {
  lineWidth: number
  lineCap: string
  lineJoin: string
  strokeStyle: unknown
  fillStyle: unknown
  font: string
  textAlign: string
  textBaseline: string
}

/** Draws a stroke, or its last piece; a tap leaves a dot. */
export function drawStroke(brush: Brush, stroke: Stroke) {
  const [first] = stroke
  if (!first) return
  Object.assign(brush, { lineWidth: PEN.width, lineCap: 'round', lineJoin: 'round', strokeStyle: PEN.colour })
  brush.beginPath()
  brush.moveTo(first.x, first.y)
  for (const { x, y } of stroke) brush.lineTo(x, y + (stroke.length === 1 ? 0.01 : 0))
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
