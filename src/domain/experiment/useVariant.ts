import { useEffect, useState } from 'react'
import { track } from '@/platform/analytics'
import { useVariants } from './useVariants'

type Shown = { variant: string; counts: boolean }

/** What this visit showed first of each experiment, and goes on to show. */
const shownOf = new Map<string, Shown>()

/**
 * The A/B variant that this visit shows, of those this page knows; the first one is the control. It never changes while it is on screen:
 * where the assignment is not loaded at the first render, the control is shown and the visit is not counted.
 */
export function useVariant<const Variants extends readonly [string, ...string[]]>(
  experiment: string,
  variants: Variants,
): Variants[number] {
  const { data, status } = useVariants()
  const [{ variant, counts }] = useState(() => {
    const told = status === 'ready' ? data?.results.find((one) => one.experiment === experiment)?.variant : undefined
    const known = told !== undefined && variants.includes(told)
    const shown = shownOf.get(experiment) ?? { variant: known ? told : variants[0], counts: known }
    shownOf.set(experiment, shown)
    return shown
  })
  useEffect(() => {
    if (counts) track({ type: 'exposure', name: `${experiment}:${variant}` })
  }, [counts, experiment, variant])
  return variant
}
