import { bankAddress } from './bankAddress'

const ORIGIN = 'https://qinghe.example'

describe('a payment page', () => {
  it.each(['/bank/pay/aZ_9-x', `${ORIGIN}/bank/pay/aZ_9-x`])('of our own gateway is opened: %s', (url) => {
    expect(bankAddress(url, ORIGIN)).toBe(`${ORIGIN}/bank/pay/aZ_9-x`)
  })

  it.each([
    undefined,
    '',
    '/orders',
    '//evil.example/bank/pay/1',
    '/bank//evil.example',
    '/bank/../orders',
    '/bank\\evil.example',
    'javascript:alert(1)',
    'data:text/html,1',
    'https://evil.example/bank/pay/1',
    `${ORIGIN}.evil.example/bank/pay/1`,
    `${ORIGIN}@evil.example/bank/pay/1`,
    'http://qinghe.example/bank/pay/1',
    ' /bank/pay/1',
    '/bank/pay/1?next=//evil.example',
  ])('elsewhere is not: %s', (url) => {
    expect(bankAddress(url, ORIGIN)).toBeUndefined()
  })
})
