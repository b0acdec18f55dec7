import { NO_FILTER, centsOf, isNarrowed, narrowings, queryOf, toggled } from './filter'

describe('the filter of a search result', () => {
  it.each([
    ['22.8', 2280],
    ['0.05', 5],
    ['100', 10000],
    ['', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['三十', undefined],
    ['999999.99', 99_999_999],
    ['1234567', undefined],
    ['22.85', 2285],
    ['22.855', undefined],
    ['22.', undefined],
    ['a22', undefined],
    ['22a', undefined],
    ['22.a', undefined],
  ])('reads %j yuan as %s cents', (typed, cents) => expect(centsOf(typed)).toBe(cents))

  it('turns bounds round that were typed in the wrong order', () => {
    expect(queryOf({ ...NO_FILTER, priceFrom: '50', priceTo: '20' })).toMatchObject({ priceFrom: 2000, priceTo: 5000 })
    expect(queryOf({ ...NO_FILTER, priceFrom: '20', priceTo: '50' })).toMatchObject({ priceFrom: 2000, priceTo: 5000 })
  })

  it('leaves a side open that was not typed', () => {
    const pricesOf = ({ priceFrom, priceTo }: ReturnType<typeof queryOf>) => [priceFrom, priceTo]
    expect(pricesOf(queryOf({ ...NO_FILTER, priceFrom: '20' }))).toEqual([2000, undefined])
    expect(pricesOf(queryOf({ ...NO_FILTER, priceTo: '20' }))).toEqual([undefined, 2000])
  })

  it('asks for all that was chosen', () => {
    const chosen = { sort: 'sales', marks: ['otcA', 'none'], brands: ['b'], forms: ['f', 'g'], audiences: ['a'], inStock: true } as const
    const filter = { ...NO_FILTER, ...chosen, marks: [...chosen.marks], brands: ['b'], forms: ['f', 'g'], audiences: ['a'] }
    expect(queryOf(filter)).toMatchObject({ sort: 'sales', marks: 'otcA,none', brands: 'b', forms: 'f,g', audiences: 'a', inStock: 'true' })
    expect(narrowings(filter)).toBe(7)
  })

  it('asks for nothing where nothing is chosen', () => {
    expect(queryOf(NO_FILTER)).toEqual({ sort: 'overall' })
    expect([narrowings(NO_FILTER), isNarrowed(NO_FILTER)]).toEqual([0, false])
  })

  it('counts each choice, and a price range as one', () => {
    expect(narrowings({ ...NO_FILTER, marks: toggled([], 'otcA'), inStock: true, priceFrom: '1', priceTo: '9' })).toBe(3)
    expect([{ priceFrom: '1' }, { priceTo: '9' }, { priceTo: '九' }].map((price) => narrowings({ ...NO_FILTER, ...price }))).toEqual([
      1, 1, 0,
    ])
  })

  it('is there to be taken back as soon as something was chosen or typed', () => {
    const typed = [{ inStock: true }, { priceFrom: '九' }, { priceTo: '九' }]
    expect(typed.map((one) => isNarrowed({ ...NO_FILTER, ...one }))).toEqual([true, true, true])
  })

  it('chooses by one press and takes back by the next', () => {
    expect(toggled(toggled(['a', 'b'], 'c'), 'a')).toEqual(['b', 'c'])
  })
})
