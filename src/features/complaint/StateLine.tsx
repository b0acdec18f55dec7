import { View } from '@tarojs/components'
import { complaintWords } from '@/contract/complaintKinds'
import { complaintStateOf } from '@/contract/complaintStates'
import { cx } from '@/ui/element/cx'
import { toneOf } from './complaintText'

/** What kind it is, and how it stands. */
export const StateLine = ({
  of: { sort, kind, state, stars },
}: {
  of: { sort: string; kind: string; state: string; stars: number | null }
}) => (
  <View className="row justify-between gap-8">
    <View className="text-18 weight-bold color-title">{complaintWords(sort, kind)}</View>
    <View className={cx('text-14 weight-medium flex-none', toneOf(state))}>
      {stars === null ? complaintStateOf(state).words : '已评价'}
    </View>
  </View>
)
