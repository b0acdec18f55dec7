import { entryOf } from './entry'

const TOKEN = 'abcdefghijklmnopqrstuvwxyz'
const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://shop.example')
  return { pathname, search, hash }
}

describe('the address the shop is entered by', () => {
  it('hands its token over and does not keep it', () => {
    const entry = entryOf(at('/coupon/couponList?token=abcdefghijklmnopqrstuvwxyz&agentfrom=doctor&x=1'), true)
    expect(entry.token).toBe('abcdefghijklmnopqrstuvwxyz')
    expect(entry.agentFrom).toBe('doctor')
    expect(entry.cleanPath).toBe('/coupon/couponList?agentfrom=doctor&x=1')
  })

  it('maps accountId and userName into parameters, keeps no person in the address, and leaves productCode to the page', () => {
    const entry = entryOf(at('/?accountId=7&productCode=100011&userName=lin&loginName=lin'), true)
    expect(entry.params).toEqual({ accountId: '7', userName: 'lin' })
    expect(entry.cleanPath).toBe('/?productCode=100011')
  })

  it.each(['keyword=维生素C+锌', 'keyword=a%26b%3Dc', 'keyword=100%25', 'keyword=%23', 'keyword=😀', 'keyword=a%20b', "keyword=it's*~"])(
    'keeps the rest of it as it is written: %s',
    (query) => {
      const search = `?${query}`
      expect(entryOf({ pathname: '/search/result', search, hash: '' }, true).cleanPath).toBe(`/search/result${search}`)
      expect(entryOf({ pathname: '/search/result', search: `?token=${TOKEN}&${query}`, hash: '' }, true).cleanPath).toBe(
        `/search/result${search}`,
      )
    },
  )

  it.each([
    ['//host/', '/host/'],
    ['///host', '/host'],
    ['/%2fhost/x', '/host/x'],
    ['/%5Chost', '/host'],
    ['/\\host', '/host'],
    ['//', '/'],
    ['/orders;jsessionid=1', '/orders;jsessionid=1'],
    [`/orders;token=${TOKEN}`, '/orders'],
    ['/a//b', '/a//b'],
  ])('loses its token where its path is %s', (pathname, path) => {
    const entry = entryOf({ pathname, search: `?token=${TOKEN}`, hash: '' }, true)
    expect([entry.token, entry.cleanPath]).toEqual([TOKEN, path])
  })

  it.each([`#token=${TOKEN}`, `#/login?token=${TOKEN}`, `#a=1&%74oken=${TOKEN}`])('loses a hash with a token: %s', (hash) => {
    expect(entryOf({ pathname: '/', search: '', hash }, true)).toMatchObject({ token: undefined, cleanPath: '/' })
  })

  it.each([`?%74oken=${TOKEN}`, `?token=${TOKEN}&token=${TOKEN}`, `?;token=1&token=${TOKEN}`, `?x=1;token=${TOKEN}`])(
    'loses a token however it is written: %s',
    (search) => {
      expect(entryOf({ pathname: '/', search, hash: '#top' }, true).cleanPath).not.toContain(TOKEN)
    },
  )

  it.each([
    ['ourselves', '1', true, true],
    ['ourselves with another word', '0', true, false],
    ['another site', '1', false, false],
  ])('asked by %s to clear the storage by %s, does so: %s %s', (_by, value, trusted, clears) => {
    const entry = entryOf(at(`/?clearH5LocalStorage=${value}`), trusted)
    expect([entry.clearsStorage, entry.cleanPath]).toEqual([clears, '/'])
  })

  it.each(['<script>', `<${TOKEN}`, `${TOKEN}>`, TOKEN.slice(0, 19), 'a'.repeat(201)])(
    'ignores %s, no token that a gateway of ours makes',
    (token) => {
      expect(entryOf(at(`/?token=${token}`), true).token).toBeUndefined()
    },
  )

  it('takes whom it comes from as it is written, of sixty letters, and no empty name', () => {
    const from = (agent: string) => entryOf({ pathname: '/', search: `?agentfrom=${agent}&&accountId=`, hash: '' }, true)
    expect(['a=b=c', '%E8', 'a'.repeat(61)].map((agent) => from(agent).agentFrom)).toEqual(['a=b=c', '%E8', 'a'.repeat(60)])
    expect(from('a')).toMatchObject({ params: {}, cleanPath: '/?agentfrom=a' })
  })
})
