import type { Cart, CartLine } from '@/contract/cart'
import type { PendingChanges } from './pendingChanges'

/**
 * Optimistic update: the cart with the shopper's unconfirmed changes laid over it, so that pieces and ticks move at once. Sums of money stay the gateway's
 * until it answers, because only the gateway computes them.
 */
export function withOptimisticChanges(cart: Cart, { quantities, selections }: PendingChanges): Cart {
  if (Object.keys(quantities).length === 0 && Object.keys(selections).length === 0) return cart
  const changed = (line: CartLine): CartLine => {
    const quantity = quantities[line.lineId] ?? line.quantity
    const selected = selections[line.lineId] ?? line.selected
    return quantity === line.quantity && selected === line.selected ? line : { ...line, quantity, selected }
  }
  const groups = cart.groups.map((group) => ({ ...group, lines: group.lines.map(changed) }))
  const lines = groups.flatMap((group) => group.lines)
  return { ...cart, groups, count: pieces(lines), selectedCount: pieces(lines.filter(({ selected }) => selected)) }
}

const pieces = (lines: readonly CartLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)
