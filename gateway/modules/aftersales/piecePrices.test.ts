import { pieceCents, sumsOf } from './piecePrices'

/** The largest remainder for equal parts, without a running sum: as many pieces as cents are left over cost one more. */
const byLargestRemainder = (cents: number, quantity: number) => {
  const each = Math.trunc(cents / quantity)
  const left = cents - each * quantity
  return Array.from({ length: quantity }, (_, place) => (place < quantity - left ? each : each + 1))
}

it('of 2,000 lines come to what was paid for each, no piece more than a cent from another (seed 20261126)', () => {
  let state = 20261126
  const random = (below: number) => (state = (state * 48271) % 2147483647) % below
  for (let line = 0; line < 2000; line += 1) {
    const [cents, quantity] = [random(1_000_000), 1 + random(99)]
    const pieces = Array.from({ length: quantity }, (_, place) => pieceCents(cents, quantity, place + 1))
    expect([cents, quantity, pieces.sort((left, right) => left - right)]).toEqual([cents, quantity, byLargestRemainder(cents, quantity)])
  }
})

it.each([
  [0, 3, [0, 0, 0]],
  [1, 3, [0, 0, 1]],
  [1000, 3, [333, 333, 334]],
  [1001, 4, [250, 250, 250, 251]],
])('of %i cents for %i are %j', (cents, quantity, pieces) => {
  expect(pieces.map((_, place) => pieceCents(cents, quantity, place + 1))).toEqual(pieces)
})

it.each([
  ['nothing was taken off', { net: 1000, total: 1000, quantity: 3 }, [333, 334], { goods: 667, discount: 0, priceKept: 0, amount: 667 }],
  ['a coupon took off', { net: 750, total: 1000, quantity: 3 }, [250, 250], { goods: 667, discount: 167, priceKept: 0, amount: 500 }],
  [
    'a difference went back before',
    { net: 750, total: 1000, quantity: 3 },
    [200, 250],
    { goods: 667, discount: 167, priceKept: 50, amount: 450 },
  ],
  [
    'the floors lie a cent apart',
    { net: 1001, total: 1000, quantity: 3 },
    [334, 334],
    { goods: 668, discount: 0, priceKept: 0, amount: 668 },
  ],
])('of a line come to no more than the shelf where %s', (_, line, cents, sums) => {
  expect(
    sumsOf(
      line,
      cents.map((one, place) => ({ piece: place + 2, cents: one })),
    ),
  ).toEqual(sums)
})
