import { memo } from 'react'
import type { RememberedCard } from '@/contract/product'
import { removeFavourite } from '@/domain/product/favourites'
import { ProductRow } from '@/domain/product/ProductRow'
import { shopDayAgo } from '@/lib/time'
import { PriceSince } from '../../remembered/PriceSince'
import { RowFoot } from '../../remembered/RowFoot'

/** A product this member keeps: since when, what its price did since, the cart, and the way out of the list. */
export const FavouriteRow = memo(function FavouriteRow({ card }: { card: RememberedCard }) {
  return (
    <>
      <ProductRow card={card} source="favourites" flat />
      <RowFoot words="取消收藏" name={card.name} onForget={() => removeFavourite(card.productCode)}>
        {shopDayAgo(card.at, Date.now())}收藏
        <PriceSince card={card} since="收藏时" />
      </RowFoot>
    </>
  )
})
