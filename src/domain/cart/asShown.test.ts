import type { Cart } from '@/contract/cart'
import { cartLine } from '../../../tests/support/cartLine'
import { asShown } from './asShown'
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

describe('the cart with taps the gateway has not confirmed', () => {
  it('is the answer itself where nothing was tapped', () => expect(asShown(cart, NO_CHANGES)).toBe(cart))

  it('moves pieces, ticks and counts at once', () => {
    const shown = asShown(cart, { quantities: { a: 3 }, selections: { b: true } })
    expect(shown.groups[0]?.lines.map(({ quantity, selected, total }) => [quantity, selected, total])).toEqual([
      [3, true, 6840],
      [1, true, 2280],
    ])
    expect([shown.count, shown.selectedCount]).toEqual([4, 4])
  })

  it('leaves sums of money to the gateway', () => {
    expect(asShown(cart, { quantities: { a: 3 }, selections: {} }).payable).toBe(2280)
  })

  it('forgets what was tapped on a line that is gone', () => {
    expect(asShown(cart, { quantities: { gone: 9 }, selections: {} }).count).toBe(2)
  })
})
