import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import Taro from '@tarojs/taro'
import type { ReactNode } from 'react'
import type { Endpoint } from '@/contract/endpoint'
import { mall } from '@/contract/mall'
import { product } from '@/contract/product'
import { search } from '@/contract/search'
import { DAY, HOUR } from '@/lib/duration'
import { useKeptSince } from '@/platform/offline/keptNotice'
import { useSession } from '@/platform/session'
import { storage } from '@/platform/storage'
import { ApiError } from './errors'
import { keepFirstAnswers } from './firstAnswers'
import { queries } from './queries'
import type { Read } from './useRead'

let mockAnswer: (endpoint: Endpoint) => Promise<unknown>
jest.mock('./sendRead', () => ({ sendRead: (endpoint: Endpoint) => mockAnswer(endpoint) }))
const hooks = async () => ({ ...(await import('./usePages')), ...(await import('./useRead')) })
let reads: Awaited<ReturnType<typeof hooks>>
beforeAll(async () => {
  reads = await hooks()
})

const ZHOU = { token: 'a-token', userId: 'zhoulan', nickname: '周岚', phoneNum: '138****8850' }
const NOW = new Date('2026-11-21T10:24:00+08:00')
const homeOf = (symptom: string) => ({ ...mall.home.fallback, symptoms: [{ id: 'cold', name: symptom }] })
const CATEGORIES = { results: [{ id: 'cold', name: '感冒发热', children: [] }] }

const answers = (answer: unknown) => void (mockAnswer = () => Promise.resolve(answer))
const isAwaited = () => void (mockAnswer = () => new Promise(() => undefined))
const isUnreached = () =>
  void (mockAnswer = () => Promise.reject(new ApiError({ status: 0, code: 'ABORTED', message: '网络超时，请稍后再试' })))

const settled = (milliseconds = 1100) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>
const opened = <T,>(page: () => T) => renderHook(page, { wrapper }).result
const readHome = () => reads.useRead(mall.home, {}, { keeps: true })
const readConfig = () => reads.useRead(mall.config, {}, { keeps: 'quietly' })
const readCategories = () => reads.useRead(mall.categories, {}, { staleTime: 600_000, keeps: true })
const readFeed = () => reads.usePages(search.list, { query: { size: 20 } }, { keeps: true })
const keptText = () => JSON.stringify(storage.read('firstAnswers') ?? '')

/** WeChat ended the mini-program, and the shopper opens it again. */
function startsCold() {
  cleanup()
  queries.clear()
  keepFirstAnswers()
}
/** A visit whose pages are answered so. */
async function visited<T>(page: () => T, answer: unknown) {
  startsCold()
  answers(answer)
  const shown = opened(page)
  await settled()
  return shown
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW })
  storage.clear()
  useSession.setState({ member: undefined })
  // As in a WeChat that cannot do it.
  Object.assign(Taro, { getBackgroundFetchData: undefined, onBackgroundFetchData: undefined })
})
afterEach(async () => {
  await settled()
  cleanup()
  queries.clear()
  jest.useRealTimers()
})

describe('a cold start', () => {
  it('shows at once what the visit before read, asks anew at once, and shows that', async () => {
    await visited(readHome, homeOf('感冒'))
    startsCold()
    answers(homeOf('咳嗽'))
    const home = opened(readHome)
    expect(home.current).toMatchObject({ status: 'ready', refreshing: true, data: homeOf('感冒') })
    await settled(0)
    expect(home.current).toMatchObject({ refreshing: false, data: homeOf('咳嗽') })
  })

  it('shows the first page of an endless list', async () => {
    await visited(readFeed, { ...search.list.fallback, results: [], hits: 30 })
    startsCold()
    isAwaited()
    expect(opened(readFeed).current).toMatchObject({ status: 'ready', hits: 30, pages: 1 })
  })

  it('shows a member what everybody is told alike, whoever read it', async () => {
    await visited(readConfig, { ...mall.config.fallback, slogan: '好药到家' })
    useSession.setState({ member: ZHOU })
    startsCold()
    isAwaited()
    expect(opened(readConfig).current.data?.slogan).toBe('好药到家')
  })

  it('shows without a network what was kept, and says from when it is', async () => {
    await visited(readHome, homeOf('感冒'))
    jest.setSystemTime(NOW.getTime() + HOUR)
    startsCold()
    isUnreached()
    const page = opened(() => ({ home: readHome(), since: useKeptSince() }))
    expect(page.current.since).toBeUndefined()
    await settled()
    expect(page.current).toMatchObject({ home: { status: 'ready', data: homeOf('感冒') }, since: NOW.getTime() })
  })

  it.each([
    ['is a day old', () => jest.setSystemTime(NOW.getTime() + DAY)],
    ['is from ahead of this phone’s clock', () => jest.setSystemTime(NOW.getTime() - HOUR)],
    ['no longer fits the contract', () => storage.write('firstAnswers', JSON.parse(keptText().replace('"symptoms":[', '"symptoms":[7,')))],
    ['another release kept', () => storage.write('firstAnswers', { ...(storage.read('firstAnswers') as object), version: '1.0.0' })],
    ['is no record of ours', () => storage.write('firstAnswers', 'broken')],
  ])('shows nothing that %s', async (_what, change) => {
    await visited(readHome, homeOf('感冒'))
    change()
    startsCold()
    isAwaited()
    expect(opened(readHome).current).toMatchObject({ status: 'loading', data: undefined })
  })

  it('stops showing what becomes a day old under the page', async () => {
    await visited(readHome, homeOf('感冒'))
    jest.setSystemTime(NOW.getTime() + DAY - HOUR)
    startsCold()
    isUnreached()
    const home = opened(readHome)
    await settled()
    expect(home.current.data).toEqual(homeOf('感冒'))
    await settled(HOUR)
    expect(home.current).toMatchObject({ status: 'failed', data: mall.home.fallback })
  })
})

describe('of answers are kept', () => {
  it.each([
    ['a member’s home', () => useSession.setState({ member: ZHOU }), readHome, { ...homeOf('感冒'), greetingName: '周岚' }],
    [
      'what the contract does not call alike for all',
      () => undefined,
      () => reads.useRead(mall.onlineTime, {}, { keeps: true }),
      { hours: '' },
    ],
    ['a page that its reader does not keep', () => undefined, () => reads.useRead(mall.licences, {}), { companyName: '青禾' }],
    [
      'what was asked for by name',
      () => undefined,
      () => reads.useRead(product.info, { params: { code: '110011' } }, { keeps: true }),
      { sections: [] },
    ],
  ])('nothing of %s', async (_what, begin, page, answer) => {
    begin()
    expect((await visited<Read<unknown>>(page, answer)).current.data).toEqual(answer)
    expect(storage.read('firstAnswers')).toBeUndefined()
  })

  it('each once, as it was read last', async () => {
    await visited(readHome, homeOf('感冒'))
    await visited(readHome, homeOf('咳嗽'))
    expect(storage.read('firstAnswers')).toMatchObject({ entries: [{ data: homeOf('咳嗽') }] })
  })

  it('none for longer than a day', async () => {
    await visited(readHome, homeOf('感冒'))
    jest.setSystemTime(NOW.getTime() + DAY)
    startsCold()
    expect(storage.read('firstAnswers')).toBeUndefined()
  })

  it('no more than the bytes that are free', async () => {
    await visited(readCategories, CATEGORIES)
    await visited(readConfig, { ...mall.config.fallback, slogan: '好'.repeat(80_000) })
    expect(keptText().length).toBeLessThan(80_000)
    startsCold()
    isAwaited()
    expect(opened(readCategories).current.data).toEqual(CATEGORIES)
  })
})

describe('what WeChat fetched while it started', () => {
  /** What WeChat hands over at the start, and what it calls where that comes later. */
  function fetches(fetchedData: string | undefined, timeStamp = NOW.getTime()) {
    const told: Array<(result: Taro.onBackgroundFetchData.CallbackResult) => void> = []
    const fetched = { fetchType: 'pre', fetchedData: fetchedData ?? '', timeStamp, path: '', query: '', scene: 1001, errMsg: '' }
    Object.assign(Taro, {
      getBackgroundFetchData: () => (fetchedData === undefined ? Promise.reject(new Error('no data')) : Promise.resolve(fetched)),
      onBackgroundFetchData: (tell: (typeof told)[number]) => void told.push(tell),
    })
    return (later: string) => told.forEach((tell) => tell({ ...fetched, fetchedData: later }))
  }
  const first = (symptom: string) => JSON.stringify({ config: mall.config.fallback, home: homeOf(symptom), categories: CATEGORIES })

  it('is shown and not asked for again', async () => {
    await visited(readHome, homeOf('感冒'))
    jest.setSystemTime(NOW.getTime() + HOUR)
    fetches(first('咳嗽'), Date.now())
    startsCold()
    await settled(0)
    isUnreached()
    expect(opened(readHome).current).toMatchObject({ status: 'ready', refreshing: false, data: homeOf('咳嗽') })
  })

  it('takes the place of what a page shows already, where it comes later and is newer', async () => {
    await visited(readHome, homeOf('感冒'))
    jest.setSystemTime(NOW.getTime() + HOUR)
    const comes = fetches(undefined, Date.now())
    startsCold()
    isAwaited()
    const home = opened(readHome)
    await settled(0)
    expect(home.current.data).toEqual(homeOf('感冒'))
    act(() => comes(first('咳嗽')))
    await settled(0)
    expect(home.current.data).toEqual(homeOf('咳嗽'))
  })

  it.each([
    ['older than what is kept', first('咳嗽'), NOW.getTime() - HOUR],
    ['from a clock that is wrong', first('咳嗽'), NOW.getTime() + DAY],
    ['no JSON', '<html>', undefined],
    ['no answer of the contract', first('咳嗽').replace('"symptoms":[', '"symptoms":[7,'), NOW.getTime() + 1],
    ['the gateway’s refusal', JSON.stringify({ code: 'NOT_SET_UP', message: '商城尚未完成设置，请稍后再试' }), undefined],
  ])('leaves what is kept where it is %s', async (_what, text, at) => {
    await visited(readHome, homeOf('感冒'))
    fetches(text, at)
    startsCold()
    await settled(0)
    isAwaited()
    expect(opened(readHome).current.data).toEqual(homeOf('感冒'))
  })

  it('does not make a member’s home', async () => {
    useSession.setState({ member: ZHOU })
    fetches(first('咳嗽'))
    startsCold()
    await settled(0)
    isAwaited()
    expect(opened(readHome).current.data).toBeUndefined()
  })
})
