import { View } from '@tarojs/components'
import type { Output } from '@/contract/endpoint'
import type { account } from '@/contract/account'
import { Press } from '@/ui/Press'

type Props = {
  info: Output<typeof account.info> | undefined
  onFavourites: () => Promise<unknown>
  onBrowsed: () => Promise<unknown>
  onAddresses: () => Promise<unknown>
}

/** The three numbers under the name; a visitor has none. */
export function Numbers({ info, onFavourites, onBrowsed, onAddresses }: Props) {
  if (!info) return null
  const numbers = [
    { text: '收藏', count: info.favouriteCount, open: onFavourites },
    { text: '看过', count: info.browsedCount, open: onBrowsed },
    { text: '地址', count: info.addressCount, open: onAddresses },
  ]
  return (
    <View className="row pad me__numbers">
      {numbers.map(({ text, count, open }) => (
        <Press key={text} className="me__number grow tc" onPress={open}>
          <View className="t20 b c1 num">{count}</View>
          <View className="t12 c3">{text}</View>
        </Press>
      ))}
    </View>
  )
}
