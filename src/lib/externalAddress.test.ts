import { externalAddress } from './externalAddress'

const allowed = { 'www.nmpa.gov.cn': '国家药品监督管理局' }

describe('an address outside the shop', () => {
  it('is opened on a listed host, without the token', () => {
    expect(externalAddress('https://www.nmpa.gov.cn/datasearch/?id=7&token=secret', allowed)).toEqual({
      url: 'https://www.nmpa.gov.cn/datasearch/?id=7',
      host: 'www.nmpa.gov.cn',
      owner: '国家药品监督管理局',
    })
  })

  it.each([
    ['', '/'],
    ['/?token=secret', '/'],
    ['/a?b=1&code=2&mytoken=3&d', '/a?b=1&mytoken=3&d'],
  ])('with %s behind the host is opened as %s', (written, opened) =>
    expect(externalAddress(`https://www.nmpa.gov.cn${written}`, allowed)?.url).toBe(`https://www.nmpa.gov.cn${opened}`),
  )

  it.each([
    'to https://www.nmpa.gov.cn/',
    'http://www.nmpa.gov.cn/',
    'https://nmpa.gov.cn/',
    'https://www.nmpa.gov.cn.evil.example/',
    'https://www.nmpa.gov.cn@evil.example/',
    'https://www.nmpa.gov.cn:8443/',
    '//www.nmpa.gov.cn/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://www.nmpа.gov.cn/',
    'https://www.nmpa.gov.cn\\@evil.example/',
    'https://evil.example/?www.nmpa.gov.cn',
    'https://constructor/',
    'https://__proto__/',
    '',
    undefined,
  ])('%j is not', (text) => expect(externalAddress(text, allowed)).toBeUndefined())
})
