import { View } from '@tarojs/components'
import type { Output } from '@/contract/endpoint'
import type { account } from '@/contract/account'
import { grouped } from '@/lib/grouped'
import { Press } from '@/ui/press/Press'

type Props = {
  info: Output<typeof account.info> | undefined
  onCoins: () => Promise<unknown>
  onCoupons: () => Promise<unknown>
  onFavourites: () => Promise<unknown>
  onBrowsed: () => Promise<unknown>
}

/** The numbers under the name; a visitor has none. */
export function Numbers({ info, onCoins, onCoupons, onFavourites, onBrowsed }: Props) {
  if (!info) return null
  const numbers = [
    { text: '健康币', count: info.coinCount, open: onCoins },
    { text: '优惠券', count: info.couponCount, open: onCoupons },
    { text: '收藏', count: info.favouriteCount, open: onFavourites },
    { text: '足迹', count: info.browsedCount, open: onBrowsed },
  ]
  return (
    <View className="row padding-gutter me__numbers">
      {numbers.map(({ text, count, open }) => (
        <Press key={text} className="me__number grow text-center" onPress={open}>
          <View className="text-20 weight-bold color-title num">{grouped(count)}</View>
          <View className="text-12 color-secondary">{text}</View>
        </Press>
      ))}
    </View>
  )
}
