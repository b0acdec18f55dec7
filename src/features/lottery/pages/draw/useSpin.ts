import { useEffect, useRef, useState } from 'react'
import { wantsStillness } from '@/platform/wantsStillness'
import { useElder } from '@/ui/text/elder'
import { stepsTo } from './spin'

/** Lights up the cells until the light stands where the result is; at once in the elder version and for who asked for less motion. */
export function useSpin() {
  const [lit, setLit] = useState<number>()
  const elder = useElder((state) => state.elder)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const spin = async (place: number): Promise<boolean> => {
    const steps = elder || wantsStillness() ? [{ place, after: 0 }] : stepsTo(place)
    for (const step of steps) {
      await new Promise((resolve) => setTimeout(resolve, step.after))
      if (!isHere.current) return false
      setLit(step.place)
    }
    return true
  }
  return { lit, spin, putOut: () => setLit(undefined) }
}
