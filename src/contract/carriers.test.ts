import { Carrier, carrierByLetters, CARRIER_CODES, trackingNumberOf, trackingProblem } from './carriers'

const { ems, sf, yto, zto, yunda } = Carrier

it.each([
  [ems, 'EA123456789CN'],
  [ems, 'ea 123 456 789 cn'],
  [ems, '1234567890123'],
  [ems, '9876543210123'],
  [sf, 'SF1234567890123'],
  [sf, 'sf-1234-5678-9012-345'],
  [sf, '123456789012'],
  [sf, '123456789012345'],
  [yto, 'YT1234567890123'],
  [yto, '812345678901'],
  [yto, 'D12345678901'],
  [zto, '75312345678901'],
  [zto, 'ZT1234567890123'],
  [zto, '631234567890'],
  [yunda, '4312345678901'],
  [yunda, '431234567890123'],
  [yunda, 'YD1234567890123'],
] as const)('of carrier %i %s is taken', (carrier, typed) => {
  expect(trackingProblem(carrier, typed)).toBeUndefined()
})

it.each([
  [ems, '123456789012'],
  [ems, 'EA123456789US'],
  [sf, 'SF12345678901'],
  [sf, 'YT1234567890123'],
  [sf, '12345678901'],
  [yto, 'YT123'],
  [yto, 'SF1234567890123'],
  [yto, '123456789'],
  [zto, '12345678901'],
  [zto, 'SF1234567890123'],
  [yunda, '1234567890'],
  [yunda, 'YT1234567890123'],
  [yunda, '43123456789０1'],
] as const)('of carrier %i %s is told to be a slip', (carrier, typed) => {
  expect(trackingProblem(carrier, typed)).toMatch(/的单号是 .+，请核对$/)
})

it('is asked for with its carrier, and held against it in capitals without blanks', () => {
  expect(trackingProblem(6, 'SF1234567890123')).toBe('请选择快递公司')
  expect(trackingNumberOf(' sf 1234-567 ')).toBe('SF1234567')
  for (const carrier of CARRIER_CODES) expect(trackingProblem(carrier, '')).toMatch(/请核对$/)
})

it.each([
  ['SF1234567890123', sf],
  ['yt 1234567890123', yto],
  ['ZT1234567890123', zto],
  ['YD1234567890123', yunda],
  ['EA123456789CN', ems],
  ['JD1234567890', undefined],
  ['1234567890', undefined],
  ['1234567890123', undefined],
  ['', undefined],
])('%s is of carrier %s by its letters alone', (typed, carrier) => {
  expect(carrierByLetters(typed)).toBe(carrier)
})
