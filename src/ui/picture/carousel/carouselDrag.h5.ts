import { useRef, useState, type PointerEvent } from 'react'
import { SWIPE } from './carouselTypes'

/** Points a finger may tremble before it drags. */
const STILL = 8

/** Following a finger or a mouse across the track: how far it pulled, and the turn it asked for when it let go from 50 points. */
export function useCarouselDrag({ enabled, onTouch, onTurn }: { enabled: boolean; onTouch: () => void; onTurn: (by: 1 | -1) => void }) {
  const from = useRef<number>()
  const dragged = useRef(false)
  const [pulled, setPulled] = useState<number>()

  const end = (event: PointerEvent<HTMLDivElement>) => {
    const by = from.current === undefined ? 0 : event.clientX - from.current
    from.current = undefined
    setPulled(undefined)
    if (event.type === 'pointerup' && dragged.current && Math.abs(by) >= SWIPE.threshold) onTurn(by < 0 ? 1 : -1)
  }
  return {
    pulled,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLDivElement>) {
        from.current = event.clientX
        dragged.current = false
        onTouch()
      },
      onPointerMove(event: PointerEvent<HTMLDivElement>) {
        if (from.current === undefined || !enabled) return
        const by = event.clientX - from.current
        if (!dragged.current && Math.abs(by) < STILL) return
        if (!dragged.current) event.currentTarget.setPointerCapture(event.pointerId)
        dragged.current = true
        setPulled(by)
      },
      onPointerUp: end,
      onPointerCancel: end,
      onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
      // A drag that ends on a slide does not open it.
      onClickCapture: (event: { stopPropagation: () => void }) => dragged.current && event.stopPropagation(),
    },
  }
}
