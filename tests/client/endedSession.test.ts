import Taro from '@tarojs/taro'
import { account } from '@/contract/account'
import { settlement } from '@/contract/settlement'
import { counts } from '@/contract/counts'
import { useSession } from '@/platform/session'
import { connected } from '../support/network'
import { queries } from '@/api/queries'
import { send } from '@/api/send'
import { askForNewVersions } from '@/domain/session/askForNewVersions'

const MEMBER = { userId: 'm', nickname: '周岚', phoneNum: '138****6207' }

const shop = connected()

describe('a session that ended', () => {
  const navigateTo = jest.spyOn(Taro, 'navigateTo')
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
    jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
    navigateTo.mockReset().mockResolvedValue({ errMsg: 'ok' })
    history.replaceState(null, '', '/orders?tab=toPay')
    useSession.getState().begin({ token: 'a-token-that-nobody-knows', ...MEMBER })
  })
  afterEach(async () => {
    await jest.advanceTimersByTimeAsync(1000)
    jest.useRealTimers()
  })

  it('leaves for login once, however many calls come back together, and knows the way back', async () => {
    const calls = [send(account.info, { query: {} }), send(counts.orders, {}), send(settlement.toSettle, {}), send(counts.orders, {})]
    const replies = await Promise.allSettled(calls)
    expect(replies.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected'])
    expect(navigateTo.mock.calls).toEqual([[{ url: `/account/login?backurl=${encodeURIComponent('/orders?tab=toPay')}` }]])
    expect(useSession.getState().member).toBeUndefined()
    expect(localStorage.getItem('qinghe.session')).toBeNull()
  })

  it('leaves again when it ends another time', async () => {
    await expect(send(counts.orders, {})).rejects.toMatchObject({ status: 401 })
    await jest.advanceTimersByTimeAsync(1000)
    useSession.getState().begin({ token: 'another-token-nobody-knows', ...MEMBER })
    await expect(send(counts.orders, {})).rejects.toMatchObject({ status: 401 })
    expect(navigateTo).toHaveBeenCalledTimes(2)
  })

  it('leaves for login no second time while the login stands open, however late the refusals come', async () => {
    navigateTo.mockImplementation(({ url }) => {
      history.pushState(null, '', url)
      return Promise.resolve({ errMsg: 'ok' })
    })
    let answerLate = () => undefined as void
    shop.network.stands(async (request, pass) => {
      if (request.url.includes('/orders/counts')) await new Promise<void>((resolve) => (answerLate = resolve))
      return pass()
    })
    const late = expect(send(counts.orders, {})).rejects.toMatchObject({ status: 401 })
    await expect(send(account.info, { query: {} })).rejects.toMatchObject({ status: 401 })
    await jest.advanceTimersByTimeAsync(8000)
    answerLate()
    await late
    await expect(send(settlement.toSettle, {})).rejects.toMatchObject({ status: 401 })
    expect(navigateTo).toHaveBeenCalledTimes(1)
  })

  it('that ends on the login page leads nowhere', async () => {
    history.replaceState(null, '', '/account/login?backurl=%2Forders')
    await expect(send(counts.orders, {})).rejects.toMatchObject({ status: 401 })
    expect(useSession.getState().member).toBeUndefined()
    expect(navigateTo).not.toHaveBeenCalled()
  })

  it('takes every answer to its member along', async () => {
    queries.setQueryData([account.info.line, MEMBER.userId], { nickname: MEMBER.nickname })
    await expect(send(counts.orders, {})).rejects.toMatchObject({ status: 401 })
    expect(queries.getQueryCache().getAll()).toEqual([])
  })

  it('ends where the shop itself asked, and leaves the reader of a public page where he is', async () => {
    history.replaceState(null, '', '/category')
    await askForNewVersions()
    expect(shop.network.asked.map(({ url }) => new URL(url).pathname)).toEqual(['/api/agreements/pending'])
    expect(useSession.getState().member).toBeUndefined()
    expect(navigateTo).not.toHaveBeenCalled()
  })

  it.each([401, 407])('is told by %i', async (status) => {
    shop.network.stands(() => Promise.resolve(new Response('{}', { status })))
    await expect(send(counts.orders, {})).rejects.toMatchObject({ status })
    expect(navigateTo).toHaveBeenCalledTimes(1)
  })

  it('of before does not end the one that began meanwhile', async () => {
    shop.network.stands(async (_request, pass) => {
      useSession.getState().begin({ token: shop.gateway.zhou.token, ...MEMBER })
      return pass()
    })
    await expect(send(counts.orders, {})).rejects.toMatchObject({ status: 401 })
    expect(useSession.getState().member?.token).toBe(shop.gateway.zhou.token)
    expect(navigateTo).not.toHaveBeenCalled()
  })
})
