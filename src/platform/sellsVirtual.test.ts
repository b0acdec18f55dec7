import { sellsVirtual } from './sellsVirtual'

it.each([
  ['weapp', 'ios', false],
  ['doctorMini', 'ios', false],
  ['weapp', 'android', true],
  ['weapp', 'harmony', true],
  ['doctorMini', 'android', true],
  ['browser', 'ios', true],
  ['wechat', 'ios', true],
] as const)('what is no goods is sold in %s on %s: %s', (kind, system, isSold) => {
  expect(sellsVirtual({ kind, system })).toBe(isSold)
})
