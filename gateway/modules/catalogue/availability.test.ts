import { ProductStatus } from '../../../src/contract/productCard'
import { appliesTo, isPromotable, isRunning, struckPriceOf } from './appliesTo'
import { packingOnCard, packingStatusOf, productStatusOf, statusFilterOf } from './availability'

const { onShelf, offShelf, outOfStock } = ProductStatus
const packing = (position: number, stock: number, status: number = onShelf) => ({ position, stock, status })

describe('what a shopper sees of a packing', () => {
  it.each([
    [onShelf, 1, onShelf],
    [onShelf, 0, outOfStock],
    [offShelf, 0, offShelf],
    [offShelf, 5, offShelf],
    [7, 0, 7],
  ])('of status %i with %i in stock is %i', (status, stock, shown) => expect(packingStatusOf({ status, stock })).toBe(shown))
})

describe('what a shopper sees of a product', () => {
  it.each([
    [onShelf, [packing(0, 0), packing(1, 1)], onShelf],
    [onShelf, [packing(0, 0), packing(1, 5, offShelf)], outOfStock],
    [onShelf, [packing(0, 3, offShelf), packing(1, 5, offShelf)], offShelf],
    [onShelf, [], outOfStock],
    [offShelf, [packing(0, 0)], offShelf],
  ])('of status %i with %j is %i', (status, packings, shown) => expect(productStatusOf({ status }, packings)).toBe(shown))

  it('is its first packing that can be bought, else its first', () => {
    expect(packingOnCard([packing(2, 5), packing(1, 5), packing(0, 0)])?.position).toBe(1)
    expect(packingOnCard([packing(2, 0), packing(1, 0)])?.position).toBe(1)
    expect(packingOnCard([packing(0, 1)].slice(1))).toBeUndefined()
    const given = [packing(2, 0), packing(1, 0)]
    packingOnCard(given)
    expect(given.map(({ position }) => position)).toEqual([2, 1])
  })
})

describe('a list of statuses', () => {
  it('keeps those it names; without one every status passes', () => {
    expect([2, 3, 4].filter(statusFilterOf('2,4'))).toEqual([2, 4])
    expect([1, 2, 12].filter(statusFilterOf('12,4'))).toEqual([12])
    expect([2, 3, 4].filter(statusFilterOf(undefined))).toEqual([2, 3, 4])
  })
})

describe('a promotion or coupon', () => {
  it.each([
    ['rx', null, false],
    ['rx', ['1'], false],
    ['otcA', null, true],
    ['none', ['1'], true],
    ['none', ['2'], false],
    ['none', [], false],
  ] as const)('reaches a product of mark %s with the list %j: %s', (mark, codes, reaches) => {
    expect(appliesTo({ productCodes: codes && [...codes] }, { productCode: '1', mark })).toBe(reaches)
  })

  it('runs from its first moment until before its last', () => {
    const period = { beginsAt: new Date(100), endsAt: new Date(200) }
    expect([99, 100, 199, 200].filter((at) => isRunning(period, new Date(at)))).toEqual([100, 199])
  })

  it('leaves a prescription drug without a struck-through price', () => {
    expect([isPromotable({ mark: 'rx' }), isPromotable({ mark: 'otcB' })]).toEqual([false, true])
    expect([struckPriceOf({ mark: 'rx' }, { marketPrice: 9 }), struckPriceOf({ mark: 'none' }, { marketPrice: 9 })]).toEqual([null, 9])
  })
})
