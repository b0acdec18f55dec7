import { useState } from 'react'
import { useRead } from '@/api/useRead'
import { insurance, type InsuranceBenefit } from '@/contract/insurance'
import { useSession } from '@/platform/session'

const NONE: readonly InsuranceBenefit[] = []

/** By which policy goods are paid: the one that is asked for, where it runs, else the first that does; nothing for a visitor. */
export function useBenefit(asked: string | undefined) {
  const isMember = useSession(({ member }) => member !== undefined)
  const own = useRead(insurance.mine, {}, { enabled: isMember, staleTime: 0 })
  const [chosen, choose] = useState(asked)
  // One that was applied for here is used by its rights, which are signed for.
  const running = own.data?.results.filter(({ state, isSoldHere }) => state === 'running' && !isSoldHere) ?? NONE
  return {
    /** What is shown depends on it: nothing is asked for before it is known. */
    isKnown: !isMember || own.status !== 'loading',
    running,
    benefit: running.find(({ benefitId }) => benefitId === chosen) ?? running[0],
    choose,
  }
}
export type OwnBenefit = ReturnType<typeof useBenefit>
