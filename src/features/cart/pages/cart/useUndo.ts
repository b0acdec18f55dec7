import { useEffect, useRef, useState } from 'react'
import type { CartLine } from '@/contract/cart'
import { addToCart, removeLines } from '@/domain/cart/cartWrites'

/** Milliseconds a removal can be taken back. */
const UNDO = 5000

export type Undo = { removed: CartLine[]; remove: (lines: CartLine[]) => Promise<void>; undo: () => Promise<void> }

/** Takes lines out of the cart, and for 5 s back in, as many and as ticked as they were. */
export function useUndo(): Undo {
  const [removed, setRemoved] = useState<CartLine[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])
  const forget = () => {
    clearTimeout(timer.current)
    setRemoved([])
  }
  const remove = async (lines: CartLine[]) => {
    if (lines.length === 0) return
    await removeLines(lines.map(({ lineId }) => lineId))
    clearTimeout(timer.current)
    setRemoved(lines)
    timer.current = setTimeout(() => setRemoved([]), UNDO)
  }
  const undo = async () => {
    clearTimeout(timer.current)
    await addToCart(
      removed.map(({ skuCode, combineId, quantity, selected }) => ({
        skuCode,
        quantity,
        selected,
        ...(combineId !== null && { combineId }),
      })),
      'undo',
    )
    forget()
  }
  return { removed, remove, undo }
}
