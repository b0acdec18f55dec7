import { safeBackPath } from './backUrl'
import { externalAddress } from './externalAddress'

const ORIGIN = 'https://shop.example'
const ALLOWED = { 'www.nmpa.gov.cn': '国家药品监督管理局' }

/** Addresses that try to lead away: schemes, hosts in disguise, slashes and encodings that browsers read in their own way. */
const HOSTILE = [
  'https://evil.example', 'http://evil.example', '//evil.example', '///evil.example', '////evil.example', '/\\evil.example', '\\/evil.example', '\\\\evil.example',
  '/\\/evil.example', '/%2f%2fevil.example', '/%5cevil.example', '/%5c%5cevil.example', '%2f%2fevil.example', '/%252f%252fevil.example/%5c', 'https:evil.example',
  'https:/evil.example', 'https:///evil.example', 'HTTPS://EVIL.EXAMPLE', 'https://shop.example.evil.example/', 'https://shop.example@evil.example/',
  'https://shop.example:443@evil.example/', 'https://shop.example%2eevil.example', 'https://shop.example\\.evil.example/', 'https://shop.exampleevil.example',
  'https://evil.example/https://shop.example/', 'https://evil.example?shop.example', 'https://evil.example#@shop.example', 'javascript:alert(1)',
  'JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', ' javascript:alert(1)', 'javascript://shop.example/%0aalert(1)', 'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)', 'blob:https://evil.example/1', 'file:///etc/passwd', 'ftp://evil.example/', '/\t/evil.example', '/\n/evil.example', '\u0000//evil.example',
  '/%0d%0aLocation:https://evil.example', '/@evil.example', 'https://www.nmpа.gov.cn/', 'https://www.nmpa.gov.cn.evil.example/', 'https://www.nmpa.gov.cn@evil.example/',
  'https://www.nmpa.gov.cn:8443/', 'http://www.nmpa.gov.cn/', 'https://WWW.NMPA.GOV.CN@evil.example/', 'https://0x7f000001/', 'https://[::1]/', 'https://2130706433/',
  '/%2F/evil.example', '/.%2f/evil.example', '/\u2028//evil.example', 'https://evil。example/',
  '/\u0000/evil.example', '//evil.example/%00', '/%0d%0aLocation:%20https://evil.example', 'https://evil.example#/user', '//127.0.0.1:1/', '//[::1]:80', '\t//evil.example',
  'java\nscript:alert(1)', '/javascript:alert(1)//\\', 'weixin://dl/business', 'intent://evil.example#Intent;end', 'https:\\evil.example', '//evil.example@127.0.0.1',
  '/%2F%2Fevil.example', ' //evil.example', 'java\nscript:window.hit=true',
  '/javascript:window.hit=true//\\',
  'http://2130706433/', 'http://evil.example/user', '////evil.example/%2e%2e',
] // prettier-ignore

describe('a hostile address', () => {
  it('is one of at least forty', () => expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(40))

  it.each(HOSTILE)('%j leads no login away from the shop', (address) => {
    const path = safeBackPath(address, ORIGIN) ?? '/'
    expect([path, decodeURIComponent(path)].map((one) => new URL(one, ORIGIN).origin)).toEqual([ORIGIN, ORIGIN])
  })

  it.each(HOSTILE)('%j is no address the shop leads to', (address) => {
    const external = externalAddress(address, ALLOWED)
    expect([undefined, 'www.nmpa.gov.cn']).toContain(external && new URL(external.url).host)
  })

  it('leaves the way open for addresses of our own', () => {
    expect(safeBackPath('/orders?tab=toPay', ORIGIN)).toBe('/orders?tab=toPay')
    expect(externalAddress('https://www.nmpa.gov.cn/', ALLOWED)?.host).toBe('www.nmpa.gov.cn')
  })
})
