import { account } from '@/contract/account'
import { cart } from '@/contract/cart'
import { mall } from '@/contract/mall'
import { useSession } from '@/platform/session'
import { connected } from '../support/network'
import { send } from '@/api/send'
import { version } from '../../package.json'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const shop = connected()

describe('what a call carries (specification 1, section 7)', () => {
  afterEach(() => useSession.getState().end())
  const headerOf = (name: string) => shop.network.asked[0]?.headers.get(name) ?? null

  it('names the device and the platform of a visitor, and nobody', async () => {
    await send(mall.config, {})
    expect(headerOf('X-Device-Id')).toMatch(UUID)
    expect(headerOf('X-Platform')).toBe('MOBILE')
    expect([headerOf('Authorization'), headerOf('X-User-Id')]).toEqual([null, null])
  })

  it('names the member and brings the token', async () => {
    const { token, memberId } = shop.gateway.zhou
    useSession.getState().begin({ token, userId: memberId, nickname: '周岚', phoneNum: '138****6207' })
    await send(account.info, { query: {} })
    expect([headerOf('Authorization'), headerOf('X-User-Id')]).toEqual([`Bearer ${token}`, memberId])
  })

  it.each([
    ['the login by SMS', account.smsLogin, true],
    ['the registration', account.register, true],
    ['the login by account', account.accountLogin, false],
  ] as const)('says version and channel with %s, and the organization where it is asked for', async (_name, endpoint, organization) => {
    await expect(send(endpoint, { body: {} } as never)).rejects.toMatchObject({ status: 400 })
    expect(headerOf('X-Version-Name')).toBe(version)
    expect(headerOf('X-Channel')).toBe('browser')
    expect(headerOf('X-Organization-Code')).toBe(organization ? 'qinghe-mall' : null)
  })

  it('gives every write a name of its own, and a read none', async () => {
    const items = [{ skuCode: '110011-1', quantity: 1 }]
    await send(cart.add, { query: {}, body: { items } })
    await send(cart.add, { query: {}, body: { items } })
    await send(cart.products, {})
    const [first, second, read] = shop.network.asked.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(first).toBeTruthy()
    expect(second).toBeTruthy()
    expect(first).not.toBe(second)
    expect(read).toBeNull()
  })
})
