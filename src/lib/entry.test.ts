import { entryOf } from './entry'

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

  it('maps accountId, productCode and userName into parameters and keeps no person in the address', () => {
    const entry = entryOf(at('/?accountId=7&productCode=100011&userName=lin'), true)
    expect(entry.params).toEqual({ accountId: '7', productCode: '100011', userName: 'lin' })
    expect(entry.cleanPath).toBe('/?productCode=100011')
  })

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
