import { callIn } from '../../../tests/support/gatewayClient'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { search } from '../../../src/contract/search'
import { searches } from '../../lib/metrics'
import { TokenBuckets } from '../../lib/tokenBuckets'
import { withinAllowance } from './allowance'

const NOW = new Date('2026-11-21T10:00:00+08:00')

describe('what a caller may search', () => {
  let shop: Gateway
  beforeAll(async () => {
    shop = await gatewayAt()
  })
  const index = { size: 1000 } as Parameters<typeof withinAllowance>[1]
  const spending = (steps: number, caller: { address: string; deviceId: string; now?: Date }) =>
    withinAllowance({ db: shop.db, now: NOW, ...caller }, index, async (work) => {
      work.spend(steps)
      return 'found'
    })
  const DEAR = 200_000
  const CHEAP = 20_000

  it('refuses dear searches of who searched too much, says when to come again, and goes on answering cheap ones', async () => {
    const caller = { address: '10.0.0.1', deviceId: 'a-device-that-searches' }
    for (let count = 0; count < 30; count += 1) await spending(DEAR, caller).catch(() => undefined)
    await expect(spending(DEAR, caller)).rejects.toMatchObject({
      status: 429,
      code: 'SEARCH_TOO_OFTEN',
      details: { retryAfter: expect.any(Number) as number },
    })
    for (let count = 0; count < 50; count += 1) expect(await spending(CHEAP, caller)).toBe('found')
    expect(await spending(DEAR, { ...caller, deviceId: 'another-device' })).toBe('found')
    expect(await spending(DEAR, { ...caller, now: new Date(NOW.getTime() + 60_000) })).toBe('found')
  })

  it('counts which searches were whole, cut and refused', async () => {
    const caller = { address: '10.0.0.3', deviceId: 'a-device-that-is-counted' }
    const counted = async () =>
      Object.fromEntries((await searches.get()).values.map(({ labels, value }) => [String(labels.outcome), value]))
    searches.reset()
    await spending(CHEAP, caller)
    for (let count = 0; count < 25; count += 1) await spending(DEAR + 15 * index.size, caller).catch(() => undefined)
    expect(await counted()).toEqual({ whole: 1, cut: 20, refused: 5 })
  })

  it('counts an address too, so that changing the device does not help', async () => {
    const refused = []
    for (let count = 0; count < 150; count += 1)
      refused.push(
        await spending(DEAR, { address: '10.0.0.2', deviceId: `device-${count}` }).then(
          () => 0,
          () => 1,
        ),
      )
    expect(refused.slice(0, 90)).not.toContain(1)
    expect(refused.slice(-30)).not.toContain(0)
  })

  it('remembers a bounded number of callers', () => {
    const buckets = new TokenBuckets({ capacity: 1, perSecond: 1 })
    for (let count = 0; count < 25_000; count += 1) buckets.take(`caller ${count}`, 1, NOW)
    expect(buckets.size).toBe(20_000)
  })

  it('searches the first sixty characters of a pasted text and says so', async () => {
    const pasted = `布洛芬 ${'我昨天晚上开始头痛发热请问吃点什么好'.repeat(6)}`
    const answer = await callIn(shop.app, search.result, { query: { keyword: pasted } }, { device: 'device-of-a-visitor' })
    expect(answer.results[0]?.name).toContain('布洛芬')
    expect(answer.tipDetails).toMatchObject({ typed: pasted, isCut: true })
  })
})
