import { Text, View } from '@tarojs/components'
import type { SvipDiscount } from '@/contract/svip'
import { Notice } from '@/ui/card/Notice'
import { Money } from '@/ui/text/Money'

/** What a month saved in all. */
export const SavedSum = ({ text, cents }: { text: string; cents: number }) => (
  <Notice kind="coin">
    <View className="row justify-between wrap gap-8">
      <Text>{text}</Text>
      <Money cents={cents} className="text-18 weight-bold" />
    </View>
  </Notice>
)

/** What was saved once: by what, when and on what. */
export const Discount = ({ of: { title, about, amount, on } }: { of: SvipDiscount }) => (
  <View className="row justify-between gap-12 svip__row">
    <View className="grow">
      <View className="text-14 color-title">{title}</View>
      <View className="text-12 color-secondary margin-top-2">
        <Text className="num">{on.slice('2026-'.length)}</Text>
        <View className="separator-dot" />
        {about}
      </View>
    </View>
    <Money cents={-amount} className="text-14 weight-medium color-price" />
  </View>
)
