import { Text, View } from '@tarojs/components'
import { memo } from 'react'
import type { RememberedCard } from '@/contract/product'
import { ProductRow } from '@/domain/product/ProductRow'
import { shopDayAgo } from '@/lib/time'
import { PriceSince } from '../../remembered/PriceSince'

/** A product this member keeps: since when, what its price did since, and the cart (board 50). */
export const FavouriteRow = memo(function FavouriteRow({ card }: { card: RememberedCard }) {
  return <ProductRow card={card} source="favourites" flat brief reason={<Since card={card} />} />
})

const Since = ({ card }: { card: RememberedCard }) => (
  <View className="row wrap gap-8">
    <Text className="color-secondary">{shopDayAgo(card.at, Date.now())}收藏</Text>
    <PriceSince card={card} since="收藏时" />
  </View>
)
