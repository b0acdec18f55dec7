import { useState } from 'react'
import { send } from '@/api/send'
import { product, ProductStatus, type ProductCard } from '@/contract/product'
import { addToCart } from '@/domain/cart/cartWrites'
import { go } from '@/routes/go'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { toast } from '@/ui/toast'
import { isPrescription } from './status'

type Props = { card: ProductCard; source: string }

/** What a card offers: a prescription drug leads to the pharmacist, a missing one to a reminder, any other into the cart. */
export function AddButton({ card, source }: Props) {
  const [reminded, setReminded] = useState(false)
  if (isPrescription(card)) {
    return (
      <Button kind="soft" size="s" onPress={() => go('pharmacist', { productCode: card.productCode })}>
        问药师
      </Button>
    )
  }
  if (card.status === ProductStatus.outOfStock) {
    const remind = async () => {
      await send(product.remindOfStock, { body: { skuCode: card.skuCode } })
      setReminded(true)
      toast('到货后会通知您')
    }
    return (
      <Button kind="line" size="s" disabled={reminded} onPress={remind}>
        {reminded ? '已登记' : '到货提醒'}
      </Button>
    )
  }
  if (card.status !== ProductStatus.onShelf) {
    return (
      <Button kind="line" size="s" onPress={() => go('searchResult', { keyword: card.name })}>
        找相似
      </Button>
    )
  }
  const add = async () => {
    await addToCart([{ skuCode: card.skuCode, quantity: 1 }], source)
    toast('已加入购物车')
  }
  return <IconButton name="plus" size={18} label={`把${card.name}加入购物车`} onPress={add} className="q-add" />
}
