import { useEffect, useState } from 'react'
import { useRead } from '@/api/useRead'
import type { CartLine } from '@/contract/cart'
import { product as calls } from '@/contract/product'
import { changeLine } from '@/domain/cart/cartWrites'
import { quantitiesStored } from '@/domain/cart/changeQuantity'
import { SkuSheet } from '@/domain/product/SkuSheet'
import type { Choice } from '@/domain/product/sku/choice'
import { Loaded } from '@/ui/state/Loaded'
import { Sheet } from '@/ui/layer/Sheet'

type Props = { line: CartLine; open: boolean; onClose: () => void }

/** Another packing or number of pieces for a line that is in the cart. */
export function ChangeSheet({ line: { lineId, skuCode, quantity, card }, open, onClose }: Props) {
  const product = useRead(calls.detail, { params: { code: card.productCode }, query: { statusTypes: '2,3,4,5' } })
  const [choice, setChoice] = useState<Choice>({ skuCode, combineId: undefined, quantity })
  useEffect(() => {
    if (open) setChoice({ skuCode, combineId: undefined, quantity })
  }, [open, skuCode, quantity])
  const change = async (wanted: Choice) => {
    await quantitiesStored()
    await changeLine(lineId, { skuCode: wanted.skuCode, quantity: wanted.quantity })
    onClose()
  }
  if (!product.data) {
    return (
      <Sheet open={open} onClose={onClose} title="更换规格">
        <Loaded of={product}>{() => null}</Loaded>
      </Sheet>
    )
  }
  return (
    <SkuSheet
      product={product.data}
      open={open}
      onClose={onClose}
      choice={choice}
      onChoose={setChoice}
      bundled={false}
      actions={[{ words: '确定', act: change }]}
    />
  )
}
