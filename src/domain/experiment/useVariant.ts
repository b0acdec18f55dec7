import { useEffect, useState } from 'react'
import { note } from '@/platform/analytics'
import { useVariants } from './useVariants'

type Shown = { variant: string; counts: boolean }

/** What this visit showed first of each experiment, and goes on to show. */
const shownOf = new Map<string, Shown>()

/**
 * The variant of an experiment that this visit shows, of those this page knows; the first one is the shop as it is. It never changes
 * before somebody's eyes: an answer that was not there when it was first drawn comes too late, and that visit is not counted.
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
    if (counts) note({ type: 'exposure', name: `${experiment}:${variant}` })
  }, [counts, experiment, variant])
  return variant
}
