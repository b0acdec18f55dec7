import { View } from '@tarojs/components'
import { useEffect, useLayoutEffect } from 'react'
import type { Repurchase } from '@/contract/mall'
import { endRoom, keepRoom } from '@/domain/rendered/memberHome'
import { useDomId } from '@/ui/element/domId'
import { FamilyCard } from './FamilyCard'

/** The family's card, for which the rendered home of the next visit leaves as much room as it takes now. */
export function KeptFamilyCard({ repurchase }: { repurchase: Repurchase }) {
  const id = useDomId('family')
  useLayoutEffect(() => endRoom('homeFamily'), [])
  useEffect(() => keepRoom({ family: document.getElementById(id)?.offsetHeight ?? 0 }), [id, repurchase])
  return (
    <View id={id}>
      <FamilyCard repurchase={repurchase} />
    </View>
  )
}
