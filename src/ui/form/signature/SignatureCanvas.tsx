import { Canvas } from '@tarojs/components'
import Taro, { useReady, useResize } from '@tarojs/taro'
import { forwardRef, useEffect, useImperativeHandle, useRef } from 'react'
import { a11y } from '../../element/a11y'
import { useDomId } from '../../element/domId'
import {
  drawSignature,
  drawStroke,
  lengthened,
  refitting,
  type SignatureCanvasHandle,
  type SignatureCanvasProps,
  type Stroke,
} from './signature'

type Node = { width: number; height: number; getContext: (kind: '2d') => CanvasRenderingContext2D; toDataURL: (type: string) => string }
type Found = { node: Node; width: number; height: number }
type Touches = { touches: ReadonlyArray<{ x: number; y: number }> }

/** The paper of a signature on WeChat's canvas, which is ready a moment after the page; turning the phone keeps what is written. */
export const SignatureCanvas = forwardRef<SignatureCanvasHandle, SignatureCanvasProps>(function SignatureCanvas(
  { label, strokes, words, onChange },
  ref,
) {
  const id = useDomId('sign')
  const paper = useRef<Found & { brush: CanvasRenderingContext2D }>()
  const writing = useRef<Stroke>()
  /** When the first touch of this signature was. */
  const begun = useRef(0)
  const refit = useRef(refitting())
  const now = useRef({ strokes, words, onChange })
  now.current = { strokes, words, onChange }
  const paint = () => {
    if (paper.current) drawSignature(paper.current.brush, { ...paper.current, strokes: now.current.strokes, words: now.current.words })
  }
  const measure = () => {
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .fields({ node: true, size: true })
      .exec(([found]: Array<Found | null>) => {
        const before = paper.current
        if (!found?.node || (before?.width === found.width && before.height === found.height)) return
        const dots = Taro.getWindowInfo().pixelRatio
        Object.assign(found.node, { width: found.width * dots, height: found.height * dots })
        const brush = found.node.getContext('2d')
        brush.scale(dots, dots)
        paper.current = { ...found, brush }
        if (before && now.current.strokes.length > 0) now.current.onChange(refit.current(now.current.strokes, before, found))
        paint()
      })
  }
  useReady(measure)
  useResize(measure)
  const measuring = useRef(measure)
  measuring.current = measure
  useEffect(() => Taro.nextTick(() => measuring.current()), [])
  useEffect(paint, [strokes, words])
  useImperativeHandle(ref, () => ({
    image: () => paper.current?.node.toDataURL('image/png') ?? '',
    size: () => ({ width: paper.current?.width ?? 0, height: paper.current?.height ?? 0 }),
  }))

  const write = ({ touches: [point] }: Touches) => {
    if (!point || !paper.current || !writing.current) return
    const stroke = lengthened(writing.current, { x: point.x, y: point.y, t: Date.now() - begun.current })
    if (stroke === writing.current) return
    drawStroke(paper.current.brush, stroke.slice(-2))
    writing.current = stroke
  }
  const lift = () => {
    const done = writing.current
    writing.current = undefined
    if (done?.length) onChange([...strokes, done])
  }
  return (
    <Canvas
      id={id}
      type="2d"
      disableScroll
      className="q-signature__pad"
      onTouchStart={(event: Touches) => {
        if (words !== '' || event.touches.length > 1) return
        if (strokes.length === 0) begun.current = Date.now()
        writing.current = []
        write(event)
      }}
      onTouchMove={(event: Touches) => write(event)}
      onTouchEnd={lift}
      {...a11y({ role: 'img', label })}
    />
  )
})
