import { memo } from 'react'
import { write } from '@/api/write'
import { product, type RememberedCard } from '@/contract/product'
import { ProductRow } from '@/domain/product/ProductRow'
import { canBuy } from '@/domain/product/status'
import { IconButton } from '@/ui/press/IconButton'
import { PriceSince } from '../../remembered/PriceSince'
import './BrowsedRow.scss'

/** A product this member looked at, what its price did since, the cart, and the way out of the list (board 51). */
export const BrowsedRow = memo(function BrowsedRow({ card }: { card: RememberedCard }) {
  const forget = () => write(product.clearBrowsed, { query: { productCode: card.productCode } })
  return (
    <ProductRow
      card={card}
      source="browsed"
      flat
      brief
      reason={card.priceThen !== null && canBuy(card.status) && <PriceSince card={card} since="上次看时" />}
      corner={<IconButton name="close" size={16} label={`删除${card.name}`} onPress={forget} className="browsed__forget" />}
    />
  )
})
