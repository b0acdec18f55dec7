import { scaleOf, typeScale } from './typeScale'

describe('the size of type', () => {
  it.each([
    ['as designed', false, 1, 1],
    ['the elder version', true, 1, 1.3],
    ['text of 1.25 in the system', false, 1.25, 1.25],
    ['both', true, 1.25, 1.63],
    ['more than a phone of 320 points holds', false, 2.4, 1.75],
    ['the elder version on the largest text', true, 2, 1.75],
  ])('%s', (_words, elder, rest, scale) => {
    expect(scaleOf(elder, rest)).toBe(scale)
  })

  it('lets names wrap from large text on, with or without the elder version', () => {
    expect(typeScale(false, 1.4)).toEqual({ className: 'elder', style: { '--k': '1.4' } })
    expect(typeScale(false, 1.1)).toEqual({ className: 'q-scale', style: { '--k': '1.1' } })
  })

  it('leaves the style sheet alone where nothing was asked for', () => {
    expect(typeScale(false, 1)).toEqual({ className: 'q-scale', style: {} })
    expect(typeScale(true, 1)).toEqual({ className: 'elder', style: {} })
  })
})
