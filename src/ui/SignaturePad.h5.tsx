import { forwardRef, useEffect, useImperativeHandle, useRef, useState, type PointerEvent } from 'react'
import { a11y } from './a11y'
import { drawStroke, type SignatureHandle, type SignatureProps } from './signature'
import '@/styles/signature.scss'

/** Where a patient signs with a finger: the name as a guide, then the strokes. */
export const SignaturePad = forwardRef<SignatureHandle, SignatureProps>(function SignaturePad(
  { placeholder, onChange, height = 280 },
  ref,
) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const last = useRef<{ x: number; y: number }>()
  const [isEmpty, setEmpty] = useState(true)

  const tell = (empty: boolean) => {
    setEmpty(empty)
    onChange?.(empty)
  }
  useEffect(() => {
    const pad = canvas.current
    if (!pad) return
    // As many dots as the screen has; the drawing stays in points.
    const dots = window.devicePixelRatio || 1
    pad.width = pad.clientWidth * dots
    pad.height = pad.clientHeight * dots
    pad.getContext('2d')?.scale(dots, dots)
  }, [])
  useImperativeHandle(ref, () => ({
    result: () => ({ isEmpty, image: isEmpty ? '' : (canvas.current?.toDataURL('image/png') ?? '') }),
    clear() {
      const pad = canvas.current
      pad?.getContext('2d')?.clearRect(0, 0, pad.width, pad.height)
      tell(true)
    },
  }))

  const pointOf = (event: PointerEvent<HTMLCanvasElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    const brush = event.currentTarget.getContext('2d')
    if (!brush || !last.current) return
    const point = pointOf(event)
    drawStroke(brush, last.current, point)
    last.current = point
    if (isEmpty) tell(false)
  }
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    last.current = pointOf(event)
    draw(event)
  }
  const lift = () => (last.current = undefined)
  return (
    <div className="q-sign" style={{ height }}>
      {isEmpty && (
        <div className="q-sign__ph serif" {...a11y({ hidden: true })}>
          {placeholder}
        </div>
      )}
      <canvas
        ref={canvas}
        className="q-sign__pad"
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={lift}
        onPointerCancel={lift}
        {...a11y({ role: 'img', label: isEmpty ? `请在此签名：${placeholder}` : `${placeholder} 的签名` })}
      />
    </div>
  )
})
