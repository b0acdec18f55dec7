import type { ParcelStage } from '@/contract/order'

const ORDER: readonly ParcelStage[] = ['packed', 'collected', 'transit', 'delivering', 'signed']

export const STAGE_WORDS: Readonly<Record<ParcelStage, string>> = {
  packed: '已打包',
  collected: '已揽收',
  transit: '运输中',
  delivering: '派送中',
  signed: '已签收',
}

/** The parcel's way with where it is now; a signed one has arrived, so that nothing is under way any more. */
export function parcelStages(stage: ParcelStage): Array<{ title: string; state: 'done' | 'on' | 'todo' }> {
  const present = ORDER.indexOf(stage)
  return ORDER.map((one, at) => ({
    title: STAGE_WORDS[one],
    state: at < present || stage === 'signed' ? ('done' as const) : at === present ? ('on' as const) : ('todo' as const),
  }))
}
