import fc from 'fast-check'
import { powerModulo } from './powerModulo'

const hexOf = (number: bigint, digits: number) => number.toString(16).padStart(digits, '0')

describe('a power modulo a large number', () => {
  it('is what BigInt says', () => {
    const large = fc.bigInt({ min: 2n, max: 2n ** 128n })
    fc.assert(
      fc.property(large, large, fc.integer({ min: 0, max: 70_000 }), (any, modulus, exponent) => {
        const digits = modulus.toString(16).length
        const base = any % modulus
        let expected = 1n % modulus
        for (let times = 0; times < exponent % 300; times += 1) expected = (expected * base) % modulus
        expect(powerModulo(hexOf(base, digits), exponent % 300, hexOf(modulus, digits))).toBe(hexOf(expected, digits))
      }),
      { numRuns: 60 },
    )
  })
})
