import type { ProductCard } from '@/contract/productCard'
import { removeLines } from '@/domain/cart/cartWrites'
import { changeQuantity, quantitiesStored } from '@/domain/cart/changeQuantity'
import { useCart } from '@/domain/cart/useCart'
import { Stepper } from '@/ui/form/Stepper'
import { AddButton } from './AddButton'

type Props = { card: ProductCard; source: string }

/** How many of a product lie in the cart, to change in the list; one piece less than one takes it out. What is not there has its button. */
export function CartStepper({ card, source }: Props) {
  const { data } = useCart()
  const lines = data?.groups.flatMap((group) => (group.kind === 'otc' ? group.lines : [])) ?? []
  const line = lines.find(({ skuCode, combineId, problem }) => skuCode === card.skuCode && combineId === null && problem === null)
  if (!line) return <AddButton card={card} source={source} />
  const { lineId, quantity, most } = line
  const takeOut = async () => {
    await quantitiesStored()
    await removeLines([lineId])
  }
  const change = (count: number) => (count === 0 ? takeOut() : changeQuantity(lineId, count))
  return <Stepper label={`购物车里的${card.name}`} value={quantity} min={0} max={most} onChange={change} />
}
