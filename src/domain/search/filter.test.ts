import { NO_FILTER, centsOf, narrowings, queryOf, toggled } from './filter'

describe('the filter of a search result', () => {
  it.each([
    ['22.8', 2280],
    ['0.05', 5],
    ['100', 10000],
    ['', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['三十', undefined],
  ])('reads %j yuan as %s cents', (typed, cents) => expect(centsOf(typed)).toBe(cents))

  it('turns bounds round that were typed in the wrong order', () => {
    expect(queryOf({ ...NO_FILTER, priceFrom: '50', priceTo: '20' })).toMatchObject({ priceFrom: 2000, priceTo: 5000 })
  })

  it('asks for nothing where nothing is chosen', () => {
    expect(queryOf(NO_FILTER)).toEqual({ sort: 'overall' })
    expect(narrowings(NO_FILTER)).toBe(0)
  })

  it('counts each choice, and a price range as one', () => {
    expect(narrowings({ ...NO_FILTER, marks: toggled([], 'otcA'), inStock: true, priceFrom: '1', priceTo: '9' })).toBe(3)
  })
})
