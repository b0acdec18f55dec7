import fc from 'fast-check'
import { ALL_ODDS } from '../../../counter/contract/lottery'
import { lotteryRowOf } from '../../demo/shop/lottery'
import { placeOf, placeOfPrize, prizeIdAt, rollOf, seedHashOf } from './outcome'

const SEED = '5e'.repeat(32)
const DRAWS = 100_000
/** Chi-squared with seven degrees of freedom: beyond it with a chance of one in a hundred. */
const MAX = 18.48

const rows = ['上臂式电子血压计', '维生素C咀嚼片'].map((name) => ({ product: { name }, packings: [{ skuCode: name, salePrice: 1 }] }))

describe('the outcome of a draw', () => {
  it(`is spread over ${DRAWS} draws as the demonstration’s published odds say`, () => {
    const { prizes } = lotteryRowOf(rows, new Date())
    const counts = prizes.map(() => 0)
    for (let nonce = 1; nonce <= DRAWS; nonce += 1)
      counts[placeOf(prizes, rollOf(SEED, { activityId: 'a', memberId: `m${nonce % 977}`, nonce }))]! += 1
    const expected = prizes.map(({ odds }) => (odds * DRAWS) / ALL_ODDS)
    const chi = expected.reduce((sum, one, place) => sum + (counts[place]! - one) ** 2 / one, 0)
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(DRAWS)
    expect(chi).toBeLessThan(MAX)
  })

  it('is the same whenever it is reckoned again, and another for each number, member, activity and seed', () => {
    const one = { activityId: 'a', memberId: 'm', nonce: 1 }
    expect(rollOf(SEED, one)).toBe(rollOf(SEED, { ...one }))
    const others = [
      { ...one, nonce: 2 },
      { ...one, memberId: 'n' },
      { ...one, activityId: 'b' },
    ].map((other) => rollOf(SEED, other))
    expect(new Set([rollOf(SEED, one), rollOf('5f'.repeat(32), one), ...others]).size).toBe(5)
  })

  // As `printf 'a:m:1:0' | openssl dgst -sha256 -mac HMAC -macopt hexkey:5e5e…` says: the first four bytes modulo a million; of 13892 they
  // are fffbbd57, beyond the last whole million, and the next four count.
  it.each([
    [1, 992_175],
    [2, 304_163],
    [13_892, 901_680],
  ])('of number %i is what anybody reckons from the seed', (nonce, roll) =>
    expect(rollOf(SEED, { activityId: 'a', memberId: 'm', nonce })).toBe(roll),
  )

  it('names a prize by its place, and publishes the hash of the seed', () => {
    expect([prizeIdAt(0), placeOfPrize('p12'), placeOfPrize(prizeIdAt(3))]).toEqual(['p1', 11, 3])
    // `printf '5e…' | xxd -r -p | sha256sum`
    expect(seedHashOf(SEED)).toBe('9985b2e4b9b71b28ce59ea5ce77f0b110637b625c6d7f41e982c9510940a2056')
  })

  it('falls on no prize without odds, and on each of the others by as many rolls as it has odds', () => {
    const prizes = [{ odds: 0 }, { odds: 250_000 }, { odds: 0 }, { odds: 750_000 }]
    fc.assert(fc.property(fc.integer({ min: 0, max: ALL_ODDS - 1 }), (roll) => expect(placeOf(prizes, roll)).toBe(roll < 250_000 ? 1 : 3)))
    expect(() => placeOf([{ odds: 1 }], 1)).toThrow('add up to 1')
  })
})
