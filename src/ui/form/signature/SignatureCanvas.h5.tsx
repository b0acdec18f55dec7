import { forwardRef, useEffect, useImperativeHandle, useRef, type PointerEvent } from 'react'
import { a11y } from '../../element/a11y'
import {
  drawSignature,
  drawStroke,
  lengthened,
  refitting,
  type SignatureCanvasHandle,
  type SignatureCanvasProps,
  type Stroke,
} from './signature'

/** The paper of a signature in a browser: a finger, a pen or a mouse writes on it; turning the phone keeps what is written. */
export const SignatureCanvas = forwardRef<SignatureCanvasHandle, SignatureCanvasProps>(function SignatureCanvas(
  { label, strokes, words, onChange },
  ref,
) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const size = useRef({ width: 0, height: 0 })
  const writing = useRef<{ pen: number; stroke: Stroke }>()
  /** When the first touch of this signature was. */
  const begun = useRef(0)
  const refit = useRef(refitting())
  const now = useRef({ strokes, words, onChange })
  now.current = { strokes, words, onChange }
  const brushOf = () => canvas.current?.getContext('2d')
  const paint = () => {
    const brush = brushOf()
    if (brush) drawSignature(brush, { ...size.current, strokes: now.current.strokes, words: now.current.words })
  }
  useImperativeHandle(ref, () => ({ image: () => canvas.current?.toDataURL('image/png') ?? '', size: () => size.current }))
  useEffect(paint, [strokes, words])
  const painting = useRef(paint)
  painting.current = paint
  useEffect(() => {
    const paper = canvas.current
    if (!paper) return undefined
    const measure = () => {
      const [before, next] = [size.current, { width: paper.clientWidth, height: paper.clientHeight }]
      if (next.width === 0 || (before.width === next.width && before.height === next.height)) return
      size.current = next
      // As many dots as the screen has; the drawing stays in points.
      const dots = window.devicePixelRatio || 1
      Object.assign(paper, { width: next.width * dots, height: next.height * dots })
      paper.getContext('2d')?.scale(dots, dots)
      if (before.width > 0 && now.current.strokes.length > 0) now.current.onChange(refit.current(now.current.strokes, before, next))
      painting.current()
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(paper)
    // What is written is no gesture of the browser: after a quick stroke it would take the next tap, on the button, for the end of a fling.
    const keep = (event: Event) => event.preventDefault()
    paper.addEventListener('touchstart', keep, { passive: false })
    return () => {
      observer.disconnect()
      paper.removeEventListener('touchstart', keep)
    }
  }, [])

  const pointOf = (event: PointerEvent<HTMLCanvasElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top, t: Date.now() - begun.current }
  }
  const write = (event: PointerEvent<HTMLCanvasElement>) => {
    const brush = brushOf()
    const before = writing.current
    if (!brush || before?.pen !== event.pointerId) return
    const stroke = lengthened(before.stroke, pointOf(event))
    if (stroke === before.stroke) return
    drawStroke(brush, stroke.slice(-2))
    writing.current = { pen: before.pen, stroke }
  }
  const lift = (event: PointerEvent) => {
    const done = writing.current
    if (done?.pen !== event.pointerId) return
    writing.current = undefined
    if (done.stroke.length > 0) onChange([...strokes, done.stroke])
  }
  return (
    <canvas
      ref={canvas}
      className="q-signature__pad"
      onPointerDown={(event) => {
        // A second finger writes nothing.
        if (words !== '' || writing.current) return
        event.currentTarget.setPointerCapture(event.pointerId)
        if (strokes.length === 0) begun.current = Date.now()
        writing.current = { pen: event.pointerId, stroke: [] }
        write(event)
      }}
      onPointerMove={write}
      onPointerUp={lift}
      onPointerCancel={lift}
      {...a11y({ role: 'img', label })}
    />
  )
})
