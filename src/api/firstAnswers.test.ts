import { act, renderHook } from '@testing-library/react'
import { mall } from '@/contract/mall'
import { DAY } from '@/lib/duration'
import { useKeptNotice, useKeptSince } from '@/platform/offline/keptNotice'
import { useSession } from '@/platform/session'
import { storage } from '@/platform/storage'
import { ApiError } from './errors'
import { keepFirstAnswers } from './firstAnswers'
import { queries, queryKeyOf } from './queries'

const ZHOU = { token: 'a-token', userId: 'zhoulan', nickname: '周岚', phoneNum: '138****8850' }
const NOW = new Date('2026-11-21T10:24:00+08:00')
const HOME = { ...mall.home.fallback, symptoms: [{ id: 'cold', name: '感冒' }] }
const home = queryKeyOf(mall.home, undefined, {})

beforeEach(() => {
  jest.useFakeTimers({ now: NOW })
  storage.clear()
  useSession.setState({ member: undefined })
})
afterEach(() => {
  queries.clear()
  jest.useRealTimers()
})

/** A visit that reads, and the cold start of the next one. */
async function readIn(queryKey: readonly unknown[], answer: unknown) {
  keepFirstAnswers()
  await queries.query({ queryKey, queryFn: () => answer })
  await jest.advanceTimersByTimeAsync(1100)
  queries.clear()
}

it('shows at a cold start what the visit before read, to be asked for anew', async () => {
  await readIn(home, HOME)
  keepFirstAnswers()
  expect(queries.getQueryData(home)).toEqual(HOME)
  expect(queries.getQueryState(home)).toMatchObject({ dataUpdatedAt: NOW.getTime(), isInvalidated: true })
})

it('shows a member what everybody is told alike, whoever read it', async () => {
  await readIn(queryKeyOf(mall.config, undefined, {}), mall.config.fallback)
  useSession.setState({ member: ZHOU })
  keepFirstAnswers()
  expect(queries.getQueryData(queryKeyOf(mall.config, ZHOU.userId, {}))).toEqual(mall.config.fallback)
})

it('keeps nothing of a member’s home', async () => {
  useSession.setState({ member: ZHOU })
  await readIn(queryKeyOf(mall.home, ZHOU.userId, {}), { ...HOME, greetingName: '周岚' })
  expect(JSON.stringify(storage.read('firstAnswers') ?? '')).not.toContain('周岚')
})

it.each([
  ['is too old', HOME, 31 * DAY],
  ['no longer fits the contract', { symptoms: 'none' }, 0],
])('shows nothing that %s', async (_what, answer, later) => {
  await readIn(home, answer)
  jest.setSystemTime(NOW.getTime() + later)
  keepFirstAnswers()
  expect(queries.getQueryData(home)).toBeUndefined()
})

it('says from when it is once the gateway cannot be reached', async () => {
  await readIn(home, HOME)
  jest.setSystemTime(NOW.getTime() + DAY)
  keepFirstAnswers()
  const { result } = renderHook(() => {
    useKeptNotice(NOW.getTime())
    return useKeptSince()
  })
  expect(result.current).toBeUndefined()
  const unreached = () => Promise.reject(new ApiError({ status: 0, code: 'NETWORK', message: '网络超时，请稍后再试' }))
  await act(() => queries.query({ queryKey: home, queryFn: unreached, retry: false, staleTime: 0 }).catch(() => undefined))
  expect(result.current).toBe(NOW.getTime())
})
