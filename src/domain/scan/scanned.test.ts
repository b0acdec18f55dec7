import { scannedOf } from './scanned'

describe('a scanned code', () => {
  it.each([
    ['6923450112235', 'unknown'],
    [' 6901028075763 ', 'barcode'],
    ['81234567890123456789', 'trace'],
    ['https://shop.example/product/110011.html', 'address'],
    ['weixin://dl/business', 'unknown'],
    ['javascript:alert(1)', 'unknown'],
    ['布洛芬', 'unknown'],
    ['', 'unknown'],
  ])('%s is taken for: %s', (text, kind) => {
    expect(scannedOf(text).kind).toBe(kind)
  })
})
