import { View } from '@tarojs/components'
import { memo } from 'react'
import type { AftersalesRecord } from '@/contract/aftersalesRecord'
import { shopFormat } from '@/lib/time'
import { go } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { cx } from '@/ui/element/cx'
import { ProductImage } from '@/ui/picture/ProductImage'
import { Press } from '@/ui/press/Press'
import { Money } from '@/ui/text/Money'
import { aboutText, recordTone } from '../../recordWords'

/** A record in the list: what was applied for, about what, when, and how it came out. */
export const RecordRow = memo(function RecordRow({ record }: { record: AftersalesRecord }) {
  const { number: id, title, word, result, amount, lines, appliedAt } = record
  const [line] = lines
  return (
    <Press block href={urlOf('recordDetail', { id })} onPress={() => go('recordDetail', { id })}>
      <View className="row wrap justify-between gap-8">
        <View className="text-16 weight-medium color-title">{title}</View>
        <View className={cx('text-14 flex-none', recordTone(result))}>{word}</View>
      </View>
      <View className="row align-start gap-12 margin-top-8">
        {line && <ProductImage picture={line.card.productImageUrl} name={line.card.name} size={56} plain />}
        <View className="grow">
          <View className="text-14 color-body">{aboutText(record)}</View>
          <View className="row wrap justify-between gap-8 margin-top-4 text-13 color-secondary">
            <View className="num">{shopFormat(appliedAt, 'MM-DD')} 申请</View>
            <Money cents={amount} className="weight-bold color-title" />
          </View>
        </View>
      </View>
    </Press>
  )
})
