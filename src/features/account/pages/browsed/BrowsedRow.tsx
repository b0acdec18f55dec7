import { memo } from 'react'
import { write } from '@/api/write'
import { product, type RememberedCard } from '@/contract/product'
import { ProductRow } from '@/domain/product/ProductRow'
import { PriceSince } from '../../remembered/PriceSince'
import { RowFoot } from '../../remembered/RowFoot'

/** A product this member looked at, what its price did since, and the way out of the list. */
export const BrowsedRow = memo(function BrowsedRow({ card }: { card: RememberedCard }) {
  const forget = () => write(product.clearBrowsed, { query: { productCode: card.productCode } })
  return (
    <>
      <ProductRow card={card} source="browsed" flat />
      <RowFoot words="删除" name={card.name} onForget={forget}>
        <PriceSince card={card} since="上次看时" />
      </RowFoot>
    </>
  )
})
