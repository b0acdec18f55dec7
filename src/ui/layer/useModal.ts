import { useEffect, useRef, type RefObject } from 'react'
import { guardBack } from './backGuard'

/** WeChat moves no focus into our layers; back closes the one on top. */
export function useModal({ open, onClose }: { open: boolean; onClose: () => void; panel: RefObject<HTMLElement> }) {
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => (open ? guardBack(() => close.current()) : undefined), [open])
}
