import fc from 'fast-check'
import { gatewayAt, type Gateway } from '../../tests/support/gateway'
import { enforceRateLimit, refundRateLimit, usedOf, type RateLimit } from './rateLimit'
import { HttpError } from '../lib/httpError'

const START = Date.parse('2026-11-21T10:00:00+08:00')
let gateway: Gateway
beforeAll(async () => {
  gateway = await gatewayAt()
})

const at = (milliseconds: number) => new Date(START + milliseconds)
const isLetThrough = (limit: RateLimit, milliseconds: number) =>
  enforceRateLimit(gateway.db, limit, at(milliseconds)).then(
    () => true,
    (error: unknown) => {
      if (error instanceof HttpError && error.status === 429) return false
      throw error
    },
  )
let made = 0
const ownBucket = (max: number, seconds: number): RateLimit => ({ bucket: `test:${(made += 1)}`, max, seconds })

/** The exact model: how many of these hits lie in the stretch that ends at `end`. */
const inStretch = (hits: readonly number[], end: number, length: number) => hits.filter((hit) => hit > end - length && hit <= end).length

describe('a rate limit over a sliding window', () => {
  it('lets no burst of twice the limit through at the window boundary', async () => {
    const limit = ownBucket(5, 3600)
    const hits = [3_598_000, 3_599_000, 3_599_100, 3_599_200, 3_599_300, 3_600_100, 3_600_200, 3_605_000]
    const through = []
    for (const hit of hits) through.push(await isLetThrough(limit, hit))
    expect(through).toEqual([true, true, true, true, true, false, false, false])
  })

  it('never lets more through in any stretch than the limit, and refuses nobody a sixtieth of the window after there is room', async () => {
    const gaps = fc.array(
      fc.oneof(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 50_000, max: 70_000 })),
      {
        minLength: 5,
        maxLength: 40,
      },
    )
    await fc.assert(
      fc.asyncProperty(gaps, fc.integer({ min: 1, max: 6 }), async (waits, max) => {
        const limit = ownBucket(max, 60)
        const through: number[] = []
        let time = 0
        for (const wait of waits) {
          time += wait
          const exact = inStretch(through, time, 60_000)
          const generous = inStretch(through, time, 61_000)
          const isThrough = await isLetThrough(limit, time)
          if (isThrough) through.push(time)
          if (isThrough && exact >= max) throw new Error(`${exact + 1} within a minute, at ${time}`)
          if (!isThrough && generous < max) throw new Error(`refused at ${time} though only ${generous} count`)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('counts concurrent requests together', async () => {
    const limit = ownBucket(7, 600)
    const tries = await Promise.all(Array.from({ length: 50 }, (_none, place) => isLetThrough(limit, place)))
    expect(tries.filter(Boolean)).toHaveLength(7)
    expect(await usedOf(gateway.db, limit, at(100))).toBe(7)
  })

  it('answers Retry-After, and accepts a request then', async () => {
    const limit = ownBucket(2, 600)
    await isLetThrough(limit, 0)
    await isLetThrough(limit, 60_000)
    const refused = await enforceRateLimit(gateway.db, limit, at(90_000)).catch((error: unknown) => error)
    expect(refused).toMatchObject({ details: { retryAfter: expect.any(Number) as number } })
    const { retryAfter } = (refused as HttpError).details as { retryAfter: number }
    expect(await isLetThrough(limit, 90_000 + (retryAfter - 11) * 1000)).toBe(false)
    expect(await isLetThrough(limit, 90_000 + retryAfter * 1000)).toBe(true)
  })

  it('does not extend the window by refused requests', async () => {
    const limit = ownBucket(1, 60)
    await isLetThrough(limit, 0)
    for (let knock = 1; knock < 60; knock += 1) await isLetThrough(limit, knock * 1000)
    expect(await isLetThrough(limit, 61_000)).toBe(true)
  })

  it('refunds a count', async () => {
    const limit = ownBucket(1, 60)
    await isLetThrough(limit, 0)
    await refundRateLimit(gateway.db, limit)
    expect(await usedOf(gateway.db, limit, at(10))).toBe(0)
    await refundRateLimit(gateway.db, limit)
    expect(await isLetThrough(limit, 20)).toBe(true)
  })

  it('counts a gateway with clock skew with the others', async () => {
    const limit = ownBucket(2, 60)
    await isLetThrough(limit, 30_000)
    await isLetThrough(limit, 20_000)
    expect(await isLetThrough(limit, 31_000)).toBe(false)
  })
})
