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
    ['ourselves', true, true],
    ['another site', false, false],
  ])('asked by %s to clear the storage, does so: %s', (_by, trusted, clears) => {
    expect(entryOf(at('/?clearH5LocalStorage=1'), trusted).clearsStorage).toBe(clears)
  })

  it('ignores a token that no gateway of ours makes', () => {
    expect(entryOf(at('/?token=<script>'), true).token).toBeUndefined()
  })
})
