import { DAY } from '@/lib/duration'
import { useSession } from '@/platform/session'
import { storage } from '@/platform/storage'
import { ApiError } from './errors'
import { keepAnswers } from './keptAnswers'
import { queries } from './queries'

const ZHOU = { token: 'a-token', userId: 'zhoulan', nickname: '周岚', phoneNum: '138****8850' }
const ORDERS = ['GET /orders', 'zhoulan', { query: {} }, 'orders']
const LEAFLET = ['GET /product/info/{code}', undefined, { params: { code: '110011' } }, undefined]
const UNREACHED = new ApiError({ status: 0, code: 'NETWORK', message: '网络超时，请稍后再试' })

beforeAll(keepAnswers)
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T10:24:00+08:00') })
  storage.clear()
  useSession.getState().begin(ZHOU)
})
afterEach(() => {
  queries.clear()
  jest.useRealTimers()
})

/** Reads, as a page does that keeps what it reads, and gives the time its answer needs to be kept. */
async function read(queryKey: readonly unknown[], answer: () => unknown) {
  const asked = queries.query({ queryKey, queryFn: async () => answer(), meta: { keeps: true }, retry: false }).catch(() => undefined)
  await jest.advanceTimersByTimeAsync(600)
  await asked
}
/** What a page shows that asks without a network in a later visit. */
async function shownLater(queryKey: readonly unknown[]) {
  queries.clear()
  await read(queryKey, () => {
    throw UNREACHED
  })
  return queries.getQueryData(queryKey)
}

it('shows an answer again where the gateway cannot be reached, with its own time', async () => {
  await read(ORDERS, () => ({ results: [] }))
  jest.setSystemTime(new Date('2026-11-21T18:00:00+08:00'))
  expect(await shownLater(ORDERS)).toEqual({ results: [] })
  expect(queries.getQueryState(ORDERS)).toMatchObject({ dataUpdatedAt: Date.parse('2026-11-21T10:24:00+08:00'), isInvalidated: true })
})

it('keeps the first page of an endless list', async () => {
  await read(ORDERS, () => ({ pages: ['first', 'second'], pageParams: [1, 2] }))
  expect(await shownLater(ORDERS)).toEqual({ pages: ['first'], pageParams: [1] })
})

it('keeps nothing of a prescription drug', async () => {
  await read(LEAFLET, () => ({ mark: 'rx', sections: ['用法用量'] }))
  expect(await shownLater(LEAFLET)).toBeUndefined()
})

it('keeps nothing of what belongs to the men’s health hall', async () => {
  await read(LEAFLET, () => ({ isDiscreet: true, sections: ['用法用量'] }))
  expect(await shownLater(LEAFLET)).toBeUndefined()
})

it('shows no refusal’s reader what was kept', async () => {
  await read(ORDERS, () => ({ results: [] }))
  queries.clear()
  await read(ORDERS, () => {
    throw new ApiError({ status: 403, code: 'FORBIDDEN', message: '暂时打不开' })
  })
  expect(queries.getQueryData(ORDERS)).toBeUndefined()
})

it('writes no full name and no address to the device', async () => {
  const order = {
    consigneeName: '周岚',
    consigneePhone: '138****6207',
    addressText: '江苏省南京市鼓楼区中山路 8 号',
    note: '',
    lines: [{ patientName: '周建国', count: 2 }],
  }
  await read(ORDERS, () => order)
  expect(JSON.stringify(storage.read('ownAnswers'))).not.toMatch(/周岚|周建国|中山路|6207/)
  const kept = {
    consigneeName: '周*',
    consigneePhone: '联网后显示',
    addressText: '联网后显示',
    note: '',
    lines: [{ patientName: '周*', count: 2 }],
  }
  expect(await shownLater(ORDERS)).toEqual(kept)
})

it('shows what was kept no longer once the gateway refuses it', async () => {
  await read(ORDERS, () => ({ results: ['an order'] }))
  expect(await shownLater(ORDERS)).toEqual({ results: ['an order'] })
  await read(ORDERS, () => {
    throw new ApiError({ status: 404, code: 'NOT_FOUND', message: '没有找到' })
  })
  expect(queries.getQueryState(ORDERS)).toMatchObject({ data: undefined, status: 'error' })
  expect(await shownLater(ORDERS)).toBeUndefined()
})

it.each([
  ['too old', () => jest.setSystemTime(Date.now() + 4 * DAY)],
  ['nobody’s any more', () => useSession.setState({ member: undefined })],
])('deletes at the next visit what is %s', async (_what, change) => {
  await read(ORDERS, () => ({ results: [] }))
  change()
  queries.clear()
  keepAnswers()
  expect(storage.read('ownAnswers')).toBeUndefined()
})

it.each([
  ['the session ends', () => useSession.getState().end()],
  ['somebody else logs in', () => useSession.getState().begin({ ...ZHOU, userId: 'linxiuzhi' })],
  [
    'another window logs out',
    () => {
      storage.remove('session')
      useSession.getState().lookAgain()
    },
  ],
])('forgets a member’s own answers when %s, and keeps everybody’s', async (_what, change) => {
  await read(ORDERS, () => ({ results: ['an order'] }))
  await read(LEAFLET, () => ({ sections: ['用法用量'] }))
  change()
  expect(storage.read('ownAnswers')).toBeUndefined()
  useSession.getState().begin(ZHOU)
  expect(await shownLater(ORDERS)).toBeUndefined()
  expect(await shownLater(LEAFLET)).toEqual({ sections: ['用法用量'] })
})

it('writes nothing of a session that ended before it was written', async () => {
  void queries.query({ queryKey: ORDERS, queryFn: () => ({ results: [] }), meta: { keeps: true } })
  await jest.advanceTimersByTimeAsync(100)
  useSession.getState().end()
  await jest.advanceTimersByTimeAsync(1000)
  expect(storage.read('ownAnswers')).toBeUndefined()
})

it('shows a member’s own answers for three days', async () => {
  await read(ORDERS, () => ({ results: [] }))
  jest.setSystemTime(Date.now() + 4 * DAY)
  expect(await shownLater(ORDERS)).toBeUndefined()
})
