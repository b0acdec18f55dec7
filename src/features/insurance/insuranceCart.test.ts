import { storage } from '@/platform/storage'

const KEY = 'insuranceCart'
const ZHOU = { token: 't', userId: 'zhou', nickname: '周岚', phoneNum: '138****6207' }
/** The cart as it begins with what a device keeps, for who is logged in there. */
const cartOf = async (kept: unknown, member?: typeof ZHOU) => {
  storage.write(KEY, kept)
  if (member) storage.write('session', member)
  else storage.remove('session')
  jest.resetModules()
  const [{ useInsuranceCart }, { useSession }] = [await import('./insuranceCart'), await import('@/platform/session')]
  return Object.assign(useInsuranceCart.getState, { session: useSession.getState })
}
const kept = (lines: unknown[], owner: string | null = null) => ({ owner, lines })
const line = (productCode: string, productNum = 1, isSelected = true) => ({ productCode, productNum, isSelected })

describe('the insurance cart of a device', () => {
  it('keeps codes and counts, and forgets them on demand', async () => {
    const cart = await cartOf(undefined)
    cart().put('100011', 2)
    cart().put('110011', 1)
    cart().put('100011', 3)
    cart().select(['110011'], false)
    expect(storage.read(KEY)).toEqual(kept([line('100011', 3), line('110011', 1, false)]))
    cart().put('100011', 0)
    cart().drop(['999999'])
    expect(cart().lines).toEqual([line('110011', 1, false)])
    cart().clear()
    expect(storage.read(KEY)).toEqual(kept([]))
  })

  it('takes out what was ordered when the page was loaded anew since', async () => {
    const settled = { settleId: 's1', productCodes: ['100011'] }
    const cart = await cartOf({ ...kept([line('100011'), line('110011')]), settled })
    expect(cart().settled).toEqual(settled)
    cart().dropSettled()
    expect(storage.read(KEY)).toEqual(kept([line('110011')]))
  })

  it.each([
    ['nothing', undefined, []],
    ['a cart of a release long ago', kept([{ code: '100011', num: 2, salePrice: 990 }]), []],
    ['a count that is none', kept([line('100011', 0), line('100012', 1.5), line('110011', 9999)]), [line('110011', 9999)]],
    ['somebody’s own text', '<script>', []],
    ['a price beside it', kept([{ ...line('100011'), salePrice: 1 }]), [line('100011')]],
    ['another member’s', kept([line('100011')], 'lin'), []],
  ])('begins from %s with what can be read of it', async (_what, present, lines) => {
    expect((await cartOf(present))().lines).toEqual(lines)
  })

  it('is a visitor’s who logs in, and goes with who logs out', async () => {
    const cart = await cartOf(kept([line('100011')]))
    cart.session().begin(ZHOU)
    expect(cart().lines).toEqual([line('100011')])
    cart().put('110011', 1)
    expect(storage.read(KEY)).toMatchObject({ owner: 'zhou' })
    cart.session().end()
    expect([cart().lines, storage.read(KEY)]).toEqual([[], undefined])
  })
})
