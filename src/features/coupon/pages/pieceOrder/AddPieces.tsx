import type { ProductCard } from '@/contract/productCard'
import { addToCart } from '@/domain/cart/cartWrites'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/press/Button'

/** Puts as many pieces into the cart as were suggested; the shopper stays where he is. */
export function AddPieces({ card: { skuCode, name, unit }, quantity }: { card: ProductCard; quantity: number }) {
  const add = async () => {
    await addToCart([{ skuCode, quantity }], 'pieceOrder')
    toast('已加入购物车', { icon: 'check' })
  }
  return (
    <Button size="s" label={`加 ${quantity} ${unit}，${name}`} onPress={add}>
      {`加 ${quantity} ${unit}`}
    </Button>
  )
}
