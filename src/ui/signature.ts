export type Signature = {
  isEmpty: boolean
  /** A PNG as a data address; empty while nothing was written. */
  image: string
}

export type SignatureHandle = { result: () => Signature; clear: () => void }

export type SignatureProps = {
  /** The patient's name, shown until the first stroke. */
  placeholder: string
  /** The first stroke, and the clearing. */
  onChange?: (isEmpty: boolean) => void
  /** Design points. */
  height?: number
}

/** Ink and width of the pen (DESIGN.md, section 5). */
export const PEN = { colour: '#1B2922', width: 4.5 }

type Brush = {
  lineWidth: number
  lineCap: string
  lineJoin: string
  strokeStyle: unknown
  beginPath: () => void
  moveTo: (x: number, y: number) => void
  lineTo: (x: number, y: number) => void
  stroke: () => void
}

/** Draws one piece of a stroke. A tap leaves a dot. */
export function drawStroke(brush: Brush, from: { x: number; y: number }, to: { x: number; y: number }) {
  brush.lineWidth = PEN.width
  brush.lineCap = 'round'
  brush.lineJoin = 'round'
  brush.strokeStyle = PEN.colour
  brush.beginPath()
  brush.moveTo(from.x, from.y)
  brush.lineTo(to.x, to.y + (from.x === to.x && from.y === to.y ? 0.01 : 0))
  brush.stroke()
}
