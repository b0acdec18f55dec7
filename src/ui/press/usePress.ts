import { useEffect, useRef, useState } from 'react'
import { showError } from '../feedback/dialog'
import { useLayers } from '../feedback/layerStore'
import { reasonOf } from '../feedback/reason'

type Options = {
  says?: 'dialog' | 'inline' | undefined
  /** Without the global overlay. */
  quiet?: boolean | undefined
}

const isPromise = (value: unknown): value is Promise<unknown> => typeof (value as Promise<unknown> | undefined)?.then === 'function'
const count = (by: number) => useLayers.setState(({ presses }) => ({ presses: Math.max(0, presses + by) }))

/** Runs a press: busy and deaf until it is done; a rejection is said in a dialog, or given back as `why` to stand beside the button. */
export function usePress(onPress: (() => unknown) | undefined, { says = 'dialog', quiet = false }: Options = {}) {
  const [busy, setBusy] = useState(false)
  const [why, setWhy] = useState<string>()
  // The state arrives a frame late; a double tap does not wait for it.
  const running = useRef(false)
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => void (mounted.current = false)
  }, [])

  const press = async () => {
    if (running.current || !onPress) return
    running.current = true
    setWhy(undefined)
    let counted = false
    try {
      const outcome = onPress()
      if (isPromise(outcome)) {
        setBusy(true)
        counted = !quiet
        if (counted) count(1)
        await outcome
      }
    } catch (error) {
      if (says === 'inline' && mounted.current) setWhy(reasonOf(error))
      else void showError(error)
    } finally {
      running.current = false
      if (counted) count(-1)
      if (mounted.current) setBusy(false)
    }
  }
  return { press, busy, why }
}
