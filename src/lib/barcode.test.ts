import * as fc from 'fast-check'
import { barcodeOf, checkDigitOf } from './barcode'

describe('a barcode', () => {
  it.each([
    ['EAN-13', '4006381333931', '04006381333931'],
    ['UPC-A', '036000291452', '00036000291452'],
    ['EAN-8', '73513537', '00000073513537'],
    ['of the outer box', '10012345678902', '10012345678902'],
    ['with blanks around it', ' 4006381333931\n', '04006381333931'],
  ])('%s is kept in one way', (_what, printed, kept) => {
    expect(barcodeOf(printed)).toBe(kept)
  })

  it.each([
    ['whose last digit is wrong', '4006381333930'],
    ['with a digit missing', '400638133393'],
    ['of noughts only', '0000000000000'],
    ['on a box that tells where it was', '81234560000000000000'],
    ['with a letter in it', '40063813339E1'],
    ['in full-width digits', '４００６３８１３３３９３１'],
    ['that is an address', 'https://qinghe.example/product/110011.html'],
    ['that is empty', ''],
  ])('%s is none', (_what, text) => {
    expect(barcodeOf(text)).toBeUndefined()
  })

  it('is another one as soon as one of its digits is misread', () => {
    const misread = fc.tuple(fc.stringMatching(/^[1-9]\d{11}$/), fc.nat(12), fc.integer({ min: 1, max: 9 }))
    fc.assert(
      fc.property(misread, ([digits, place, step]) => {
        const whole = digits + checkDigitOf(digits)
        const read = [...whole]
        read[place] = String((Number(read[place]) + step) % 10)
        expect(barcodeOf(whole)).toBe(`0${whole}`)
        expect(barcodeOf(read.join(''))).toBeUndefined()
      }),
    )
  })
})
