import { useEffect, useRef } from 'react'

/** Takes Esc before what lies below does: a drawer stays open. Only while `escape` is there. */
export function useEscape(escape: (() => void) | undefined) {
  const latest = useRef(escape)
  useEffect(() => {
    latest.current = escape
  })
  const isOn = escape !== undefined
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.stopPropagation()
      latest.current?.()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [isOn])
}
