import { payAddress } from './payAddress'

const SHOP = 'https://qinghe.example'
const HERE = 'http://127.0.0.1:8080'

describe('the page where one pays, as the gateway answered it', () => {
  it.each([
    ['the gateway’s own', '/bank/pay/aZ_9-x', SHOP, `${SHOP}/bank/pay/aZ_9-x`],
    ['WeChat’s', 'https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx1&package=2', SHOP],
    ['a WeChat on one’s own machine, for a shop on it', 'http://127.0.0.1:8090/pay/wx1?package=1', HERE],
  ])('is %s', (_name, payUrl, origin, opened = payUrl) => {
    expect(payAddress(payUrl, origin)).toBe(opened)
  })

  it.each([
    ['', SHOP],
    ['/orders', SHOP],
    ['//evil.example/pay', SHOP],
    ['javascript:alert(1)', SHOP],
    ['data:text/html,1', SHOP],
    ['weixin://wap/pay', SHOP],
    ['http://wx.tenpay.com/pay', SHOP],
    ['https://wx.tenpay.com\\@evil.example/', SHOP],
    ['https://wx.tenpay.com@evil.example/', SHOP],
    [' https://wx.tenpay.com/pay', SHOP],
    ['http://127.0.0.1:8090/pay/wx1', SHOP],
    ['http://evil.example/pay', HERE],
    ['http://127.0.0.1.evil.example/pay', HERE],
  ])('is not %s', (payUrl, origin) => {
    expect(payAddress(payUrl, origin)).toBeUndefined()
  })
})
