import type { Cart } from '@/contract/cart'
import { cartLine } from '../../../tests/support/cartLine'
import { withOptimisticChanges } from './withOptimisticChanges'
import { NO_CHANGES } from './pendingChanges'

const cart: Cart = {
  groups: [
    {
      kind: 'otc',
      shopName: '青禾自营大药房',
      lines: [cartLine({ lineId: 'a' }), cartLine({ lineId: 'b', selected: false })],
      promotions: [],
      gifts: [],
    },
  ],
  invalid: [],
  count: 2,
  selectedCount: 1,
  goods: 2280,
  discount: 0,
  freight: 0,
  payable: 2280,
}

describe('the cart with optimistic changes', () => {
  it('is the answer itself where nothing was tapped', () => expect(withOptimisticChanges(cart, NO_CHANGES)).toBe(cart))

  it('moves pieces, ticks and counts at once', () => {
    const shown = withOptimisticChanges(cart, { quantities: { a: 3 }, selections: { b: true } })
    expect(shown.groups[0]?.lines.map(({ quantity, selected }) => [quantity, selected])).toEqual([
      [3, true],
      [1, true],
    ])
    expect([shown.count, shown.selectedCount]).toEqual([4, 4])
  })

  it('leaves sums of money to the gateway', () => {
    const shown = withOptimisticChanges(cart, { quantities: { a: 3 }, selections: {} })
    // Three boxes may have reached a step: only the gateway knows what they cost.
    expect([shown.payable, shown.groups[0]?.lines[0]?.total]).toEqual([2280, 2280])
  })

  it('forgets what was tapped on a line that is gone', () => {
    expect(withOptimisticChanges(cart, { quantities: { gone: 9 }, selections: {} }).count).toBe(2)
  })
})
