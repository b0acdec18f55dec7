import * as fc from 'fast-check'
import { turnOf, within, zoomed } from './zoom'

describe('looking closely', () => {
  it.each([
    [1, 100, 150, 1.5],
    [1, 100, 900, 3],
    [2, 100, 10, 1],
    [2, 0, 50, 2],
  ])('from %d times, fingers from %d to %d apart: %d times', (scale, before, after, size) => {
    expect(zoomed(scale, before, after)).toBe(size)
  })

  it('stays between 1 and 3 times, and inside its frame', () => {
    const number = fc.double({ min: -5000, max: 5000, noNaN: true })
    fc.assert(
      fc.property(number, number, fc.double({ min: 1, max: 3, noNaN: true }), (x, y, scale) => {
        const moved = within({ x, y }, scale, { width: 375, height: 812 })
        return Math.abs(moved.x) <= (375 * (scale - 1)) / 2 + 1e-9 && Math.abs(moved.y) <= (812 * (scale - 1)) / 2 + 1e-9
      }),
    )
  })
})

describe('one finger on a picture', () => {
  it.each([
    [-50, 0, 1],
    [50, 10, -1],
    [-49, 0, 0],
    [-60, 80, 0],
  ])('moved %i across and %i down turns by %i', (x, y, by) => {
    expect(turnOf({ x: 200, y: 200 }, { x: 200 + x, y: 200 + y })).toBe(by)
  })
})
