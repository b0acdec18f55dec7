import { useState } from 'react'
import { ProductStatus, type ProductCard } from '@/contract/productCard'
import { addToCart } from '@/domain/cart/cartWrites'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { IconButton } from '@/ui/press/IconButton'
import { toast } from '@/ui/feedback/toast'
import { remindOfStock } from './remindOfStock'
import { isPrescription } from './status'

type Props = { card: ProductCard; source: string }

/** What a card offers: a prescription drug leads to the pharmacist, a missing one to a reminder, one off the shelf to its page with what is alike, any other into the cart. */
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
    const remind = async () => setReminded(await remindOfStock(card.skuCode))
    return (
      <Button kind="outline" size="s" disabled={reminded} onPress={remind}>
        {reminded ? '已登记' : '到货提醒'}
      </Button>
    )
  }
  if (card.status !== ProductStatus.onShelf) {
    return (
      <Button kind="outline" size="s" onPress={() => go('product', { productCode: card.productCode })}>
        找相似
      </Button>
    )
  }
  const add = async () => {
    await addToCart([{ skuCode: card.skuCode, quantity: 1 }], source)
    toast('已加入购物车', { icon: 'check' })
  }
  return <IconButton name="plus" size={18} label={`把${card.name}加入购物车`} onPress={add} className="q-add" />
}
