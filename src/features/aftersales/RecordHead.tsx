import { View } from '@tarojs/components'
import type { AftersalesRecord } from '@/contract/aftersalesRecord'
import { cx } from '@/ui/element/cx'
import { NumberRow } from '@/ui/share/NumberRow'
import { Money } from '@/ui/text/Money'
import { aboutText, recordTone } from './recordWords'

/** What a record is: what was applied for, about what, how it stands, and its number. */
export const RecordHead = ({ record }: { record: AftersalesRecord }) => {
  const { title, word, result, amount, number } = record
  return (
    <View className="q-card">
      <View className="row wrap justify-between gap-8">
        <View className="text-18 weight-bold color-title">{title}</View>
        <View className={cx('text-16 weight-medium flex-none', recordTone(result))}>{word}</View>
      </View>
      <View className="row wrap justify-between gap-8 margin-top-8 text-14 color-body">
        <View>{aboutText(record)}</View>
        <Money cents={amount} className="weight-bold color-title" />
      </View>
      <NumberRow label="编号" number={number} />
    </View>
  )
}
