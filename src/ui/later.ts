import { useCallback, useEffect, useState, type ComponentType } from 'react'

/**
 * A part that is fetched once what asked for it is on screen. `Part` is undefined until it is there; `failed` with `load` to try again.
 * Fetched once, it is there at once for whoever asks next.
 */
export function later<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | undefined
  return function useLater() {
    const [Part, setPart] = useState(() => known)
    const [failed, setFailed] = useState(false)
    const load = useCallback(async () => {
      try {
        known ??= await fetchPart()
        setPart(() => known)
        setFailed(false)
      } catch {
        setFailed(true)
      }
    }, [])
    useEffect(() => void load(), [load])
    return { Part, failed, load }
  }
}
