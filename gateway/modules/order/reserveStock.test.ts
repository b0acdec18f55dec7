import { setStock, packingOf, shopAt, stockOf, type Shop } from '../../../tests/support/shop'
import { boxesOf, releaseStock, reserveStock } from './stock'

describe('stock', () => {
  let shop: Shop
  let first: string
  let second: string
  beforeAll(async () => {
    shop = await shopAt()
    const codes = [(await packingOf(shop, 'otcB', 0)).skuCode, (await packingOf(shop, 'otcB', 1)).skuCode]
    ;[first = '', second = ''] = codes.sort()
  })
  beforeEach(async () => {
    await setStock(shop, first, 3)
    await setStock(shop, second, 3)
  })
  const reserve = (...boxes: Array<[string, number]>) => shop.db.transaction((tx) => reserveStock(tx, new Map(boxes)))
  const left = () => Promise.all([stockOf(shop, first), stockOf(shop, second)])

  it.each([
    [2, undefined, 1],
    [3, undefined, 0],
    [4, 'first', 3],
  ])('of 3 boxes is asked for %i', async (count, short, rest) => {
    expect(await reserve([first, count])).toBe(short && first)
    expect(await left()).toEqual([rest, 3])
  })

  it('names the first packing by its code that has not enough, in whatever order they come', async () => {
    expect(await reserve([first, 4], [second, 4])).toBe(first)
    expect(await reserve([second, 4], [first, 4])).toBe(first)
    expect(await reserve([first, 1], [second, 4])).toBe(second)
  })

  it('takes and gives back of every packing', async () => {
    expect(await reserve([second, 1], [first, 2])).toBeUndefined()
    expect(await left()).toEqual([1, 2])
    await shop.db.transaction((tx) =>
      releaseStock(
        tx,
        new Map([
          [first, 2],
          [second, 1],
        ]),
      ),
    )
    expect(await left()).toEqual([3, 3])
  })

  it('is summed over lines and gifts', () => {
    const lines = [
      { skuCode: first, boxes: 2 },
      { skuCode: second, boxes: 1 },
    ]
    expect([...boxesOf(lines, [{ skuCode: first, boxes: 1 }])]).toEqual([
      [first, 3],
      [second, 1],
    ])
  })
})
