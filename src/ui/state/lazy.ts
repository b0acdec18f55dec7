import { useCallback, useEffect, useState, type ComponentType } from 'react'

/**
 * A lazy part: fetched once what asked for it is on screen. `Part` is undefined until it is there; `failed` with `load` to try again.
 * `when` keeps it from being fetched before it is needed. Fetched once, it is there at once for whoever asks next.
 */
export function lazy<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | undefined
  const fetchOnce = async () => (known ??= await fetchPart())
  function useLazy({ when = true }: { when?: boolean } = {}) {
    const [Part, setPart] = useState(() => known)
    const [failed, setFailed] = useState(false)
    const load = useCallback(async () => {
      try {
        await fetchOnce()
        setPart(() => known)
        setFailed(false)
      } catch {
        setFailed(true)
      }
    }, [])
    useEffect(() => {
      if (when) void load()
    }, [when, load])
    return { Part, failed, load }
  }
  /** Fetches it before any component asks. */
  useLazy.load = fetchOnce
  return useLazy
}
