import { phoneDigits } from './phoneDigits'

describe('the digits of a phone number', () => {
  it.each([
    ['138 0000 6207', '13800006207'],
    ['138-0000-6207', '13800006207'],
    ['+86 138 0000 6207', '13800006207'],
    ['008613800006207', '13800006207'],
    ['\u202d13800006207\u202c', '13800006207'],
    ['8613', '8613'],
    ['13800006207', '13800006207'],
  ])('%j are %s', (text, digits) => {
    expect(phoneDigits(text)).toBe(digits)
  })
})
