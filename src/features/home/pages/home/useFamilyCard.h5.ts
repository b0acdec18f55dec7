import { useEffect } from 'react'
import { endRoom, keepRoom } from '@/domain/rendered/memberHome'
import { lazy } from '@/ui/state/lazy'

const useCard = lazy(async () => (await import('./KeptFamilyCard')).KeptFamilyCard)

/** A visitor has no family here: the card is fetched for members, while their answer is on its way. */
export function useFamilyCard({ when, isNone, isUnread }: { when: boolean; isNone: boolean; isUnread: boolean }) {
  useEffect(() => {
    if (isNone) keepRoom({ family: 0 })
    if (isNone || isUnread) endRoom('homeFamily')
  }, [isNone, isUnread])
  return useCard({ when })
}
