import { GiftType } from '../../../src/contract/product'
import { ProductStatus } from '../../../src/contract/productCard'
import { LineOracle } from '../../../tests/support/lineOracle'
import { randomNumbers } from '../../../tests/support/randomNumbers'
import { pieceLeft } from '../aftersales/piecePrices'
import type { Goods } from '../pricing/goods'
import { compare } from './compare'
import { periodOf } from './period'
import { priceToday } from './priceToday'

const goods: Goods = {
  ...{ skuCode: 's1', productCode: '1', specification: '10片', unit: '盒', salePrice: 1000, stock: 50, status: ProductStatus.onShelf },
  ...{ name: '维生素C片', mark: 'otcB', buyLimit: null, productStatus: ProductStatus.onShelf, picture: '', bannedFor: undefined },
  steps: [{ from: 3, salePrice: 900 }],
  combinations: [
    { combineId: 'c1', skuCode: 's1', name: '3 盒装', count: 3, salePrice: 2500, position: 0 },
  ] as unknown as Goods['combinations'],
}
const discount = { promotionId: 'p', type: GiftType.discount, levels: [{ threshold: 1800, off: 300 }], productCodes: null }
const gift = { ...discount, type: GiftType.fullGift }

describe('the price of today', () => {
  it.each([
    ['of the shelf', {}, 1, [], 1000],
    ['with a step that so many reach', {}, 3, [], 2700],
    ['of a combination', { combineId: 'c1' }, 2, [], 5000],
    ['less a promotion that these pieces reach alone', {}, 2, [discount], 1700],
    ['without a promotion that they do not reach', {}, 1, [discount], 1000],
    ['without what a gift is worth', {}, 2, [gift], 2000],
  ])('is that %s', (_, own, quantity, rules, cents) => {
    expect(priceToday({ goods, combineId: '', ...own, quantity, rules })).toEqual({ cents, why: null })
  })

  it.each([
    ['a prescription drug', { ...goods, mark: 'rx' as const }, 'RX'],
    ['what is taken from the shelf', { ...goods, status: ProductStatus.offShelf }, 'NOT_ON_SALE'],
    ['what is out of stock', { ...goods, stock: 0 }, 'NOT_ON_SALE'],
    ['what may not be sold any more', { ...goods, bannedFor: '已停止销售' }, 'NOT_ON_SALE'],
    ['what the catalogue has no more', undefined, 'NOT_ON_SALE'],
  ])('is none of %s', (_, own, code) => {
    expect(priceToday({ goods: own, combineId: '', quantity: 1, rules: [] })).toMatchObject({ cents: null, why: { code } })
  })
})

describe('a difference', () => {
  const bought = { net: 1000, quantity: 3, free: [1, 2, 3] }
  const at = (cents: number) => () => ({ cents, why: null })

  it('is what the pieces that stay cost less than was paid, to the cent and none more than its own price', () => {
    expect(compare(bought, at(900))).toEqual({ quantity: 3, paid: 1000, today: 900, difference: 100, pieces: [33, 33, 34], why: null })
    expect(compare({ ...bought, free: [2, 3] }, at(600))).toMatchObject({ paid: 667, difference: 67, pieces: [0, 33, 34] })
    expect(compare(bought, at(0))).toMatchObject({ difference: 1000, pieces: [333, 333, 334] })
  })

  it('is none where it is not cheaper, where nothing stays and where there is nothing to compare with', () => {
    expect(compare(bought, at(1000))).toMatchObject({ difference: 0, today: 1000, why: { code: 'NOT_CHEAPER' } })
    expect(compare({ ...bought, free: [] }, at(1))).toMatchObject({ difference: 0, today: null, why: { code: 'REFUNDED' } })
    expect(compare(bought, () => ({ cents: null, why: { code: 'RX', text: '' } }))).toMatchObject({ difference: 0, why: { code: 'RX' } })
  })
})

/** One line whose price falls and whose pieces go back until nothing is left: each figure beside that of the second reckoning. */
function livedThrough(random: (below: number) => number): { own: number[]; wanted: number[] } {
  const [net, quantity] = [random(3000), 1 + random(9)]
  const oracle = new LineOracle(net, quantity)
  const [own, wanted]: [number[], number[]] = [[], []]
  let keptPieces: number[] | null = null
  const fall = () => {
    const price = random(Math.ceil(net / quantity) + 3)
    const free = oracle.free.map((place) => place + 1)
    const { difference, pieces } = compare({ net, quantity, free }, (count) => ({ cents: price * count, why: null }))
    own.push(difference)
    wanted.push(oracle.differenceAt(price))
    if (difference === 0) return
    keptPieces = pieces
    pieces.forEach((cents, place) => (oracle.kept[place] = cents))
    oracle.isKept = true
  }
  const refund = () => {
    const gone = oracle.free.slice(0, 1 + random(oracle.free.length))
    const left = gone.map((place) => pieceLeft({ net, quantity, keptPieces }, place + 1))
    // A piece that would come to less than nothing is told by the sum below.
    own.push(left.reduce((sum, cents) => sum + Math.max(0, cents), 0))
    wanted.push(oracle.refundOf(gone.length))
    gone.forEach((place) => oracle.gone.add(place))
  }
  while (oracle.free.length > 0) (random(2) === 0 && !oracle.isKept ? fall : refund)()
  const whole = own.reduce((sum, cents) => sum + cents, 0)
  return { own: [...own, whole], wanted: [...wanted, net] }
}

it('of 2,000 lines leaves each piece what it cost less what it got, in any order of falls and refunds (seed 20261126)', () => {
  const next = randomNumbers(20261126)
  const lived = Array.from({ length: 2000 }, () => livedThrough((below) => Math.floor(next() * below)))
  expect(lived.map(({ own }) => own)).toEqual(lived.map(({ wanted }) => wanted))
})

describe('the days of an order', () => {
  const received = { status: 4, signedAt: new Date('2026-11-19T15:59:59Z'), completedAt: new Date('2026-11-25T00:00:00Z') }

  it.each([
    ['to the last second of the seventh day after the carrier delivered it', received, 7, '2026-11-26T15:59:59.999Z', undefined],
    ['not a second longer', received, 7, '2026-11-26T16:00:00Z', 'PRICE_KEPT_LATE'],
    ['as many as the shop says', received, 3, '2026-11-23T00:00:00Z', 'PRICE_KEPT_LATE'],
    ['none where it says none', received, 0, '2026-11-19T16:00:00Z', 'NO_PRICE_KEPT'],
    [
      'none before it was received',
      { ...received, status: 3, signedAt: null, completedAt: null },
      7,
      '2026-11-20T00:00:00Z',
      'NOT_RECEIVED',
    ],
    ['from the receipt where no carrier said anything', { ...received, signedAt: null }, 7, '2026-12-02T15:59:59Z', undefined],
    ['none of a cancelled order', { ...received, status: 5 }, 7, '2026-11-20T00:00:00Z', 'ORDER_CANCELLED'],
  ])('are %s', (_, order, days, now, code) => {
    expect(periodOf(order, days, new Date(now)).refusal?.code).toBe(code)
  })
})
