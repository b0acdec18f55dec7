import fc from 'fast-check'
import type { InvoiceState } from '../../../src/contract/invoiceStates'
import { INVOICE_MOVES, isLive, isStanding, mayMove, type InvoiceMove } from './states'
import { taxIn, taxOfPart } from './tax'

describe('the tax in a price', () => {
  it.each([
    [5980, 13, 688],
    [2280, 13, 262],
    [1, 13, 0],
    [100, 9, 8],
    [12_345, 0, 0],
  ])('of %i cents at %i %% is %i', (amount, rate, tax) => {
    expect(taxIn(amount, rate)).toBe(tax)
  })

  it('is given back to the cent, in whatever parts the line is taken back: 2,000 random lines', () => {
    const line = fc.record({
      amount: fc.integer({ min: 1, max: 1_000_000 }),
      rate: fc.constantFrom(0, 3, 9, 13),
      cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 }),
    })
    fc.assert(
      fc.property(line, ({ amount, rate, cuts }) => {
        const tax = taxIn(amount, rate)
        const places = [...cuts.map((cut) => Math.floor(cut * amount)), amount].sort((one, other) => one - other)
        let taken = 0
        const parts = places.map((place) => {
          const part = place - taken
          const own = taxOfPart({ amount, tax, taken, part })
          taken += part
          return { part, own }
        })
        expect(parts.every(({ part, own }) => own >= 0 && own <= part)).toBe(true)
        expect(parts.reduce((sum, { own }) => sum + own, 0)).toBe(tax)
      }),
      { numRuns: 2000, seed: 60 },
    )
  })
})

describe('the states of an invoice', () => {
  const moves: Record<InvoiceState, InvoiceMove[]> = {
    asked: ['settle', 'refuse', 'withdraw', 'drop'],
    issuing: ['fail', 'issue'],
    failed: ['retry', 'refuse'],
    issued: ['redden', 'reddenAll'],
    partlyRed: ['redden', 'reddenAll'],
    red: [],
    refused: [],
    withdrawn: [],
  }
  it.each(Object.entries(moves))('lead on from %s by these moves alone', (state, expected) => {
    const all = Object.keys(INVOICE_MOVES) as InvoiceMove[]
    expect(all.filter((move) => mayMove(state as InvoiceState, move)).sort()).toEqual([...expected].sort())
  })
  it('are live until nothing of it stands', () => {
    const states = Object.keys(moves) as InvoiceState[]
    expect(states.filter(isLive)).toEqual(['asked', 'issuing', 'failed', 'issued', 'partlyRed'])
    expect(states.filter(isStanding)).toEqual(['issued', 'partlyRed'])
  })
})
