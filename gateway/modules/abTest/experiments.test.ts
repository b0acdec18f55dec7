import { eq } from 'drizzle-orm'
import { listening } from '../../../tests/support/heardLog'
import { gatewayAt } from '../../../tests/support/gateway'
import { settings } from '../../tables'
import { sha256 } from '../../lib/hash'
import { Experiments, variantOf } from './experiments'

const experiment = (...weights: number[]) => ({
  key: 'emptyCart',
  variants: weights.map((weight, place) => ({ name: ['control', 'search', 'third'][place] ?? '', weight })),
})
const devices = Array.from({ length: 10_000 }, (_, at) => sha256(`device ${at}`).slice(0, 32))
const shareOf = (variant: string, of: ReturnType<typeof experiment>) =>
  devices.filter((device) => variantOf(of, device) === variant).length / devices.length

describe('an experiment', () => {
  it('gives each variant its weight’s share of ten thousand devices, the same ones each time', () => {
    // Chance would stray by 1.5 % once in 370 times; the hash does not stray at all.
    expect(shareOf('search', experiment(50, 50))).toBeCloseTo(0.5, 1)
    expect(Math.abs(shareOf('search', experiment(50, 50)) - 0.5)).toBeLessThan(0.015)
    expect(Math.abs(shareOf('third', experiment(70, 20, 10)) - 0.1)).toBeLessThan(0.01)
    const before = devices.map((device) => variantOf(experiment(50, 50), device))
    expect(devices.map((device) => variantOf(experiment(50, 50), device))).toEqual(before)
  })

  it('moves nobody but those it must when a weight grows', () => {
    const before = devices.filter((device) => variantOf(experiment(90, 10), device) === 'search')
    expect(before.length).toBeGreaterThan(900)
    expect(new Set(before.map((device) => variantOf(experiment(50, 50), device)))).toEqual(new Set(['search']))
  })

  it('shows nobody what weighs nothing, and everybody what weighs all', () => {
    expect(shareOf('search', experiment(100, 0))).toBe(0)
    expect(shareOf('search', experiment(0, 100))).toBe(1)
  })

  it('is drawn apart from another one: who is in both halves is a quarter', () => {
    const other = { ...experiment(50, 50), key: 'another' }
    const both = devices.filter((device) => variantOf(experiment(50, 50), device) === 'search' && variantOf(other, device) === 'search')
    expect(Math.abs(both.length / devices.length - 0.25)).toBeLessThan(0.015)
  })

  it.each([
    ['no control', [{ key: 'a', variants: [{ name: 'search', weight: 1 }] }]],
    ['nothing for anybody', [{ key: 'a', variants: [{ name: 'control', weight: 0 }] }]],
    ['a weight below nothing', [{ key: 'a', variants: [{ name: 'control', weight: -1 }] }]],
    ['a name that no report could tell', [{ key: '购物车', variants: [{ name: 'control', weight: 1 }] }]],
    ['one variant twice', [{ key: 'a', variants: [{ name: 'control', weight: 1 }, { name: 'control', weight: 1 }] }]],
    ['one key twice', [experiment(1, 1), experiment(1, 1)]],
    ['no list', {}],
  ])('is not one with %s', (_, row) => expect(Experiments.safeParse(row).success).toBe(false)) // prettier-ignore
})

describe('asking for variants', () => {
  const weights = async (...of: number[]) => {
    const shop = await gatewayAt()
    await shop.db.update(settings).set({ value: [experiment(...of)] }).where(eq(settings.key, 'experiments')) // prettier-ignore
    return shop
  }
  const CONTROL = { results: [{ experiment: 'emptyCart', variant: 'control' }] }

  it('shows everybody a fresh shop as it is', async () => {
    const shop = await gatewayAt()
    expect(await shop.visitor.abTest.variants()).toEqual(CONTROL)
  })

  it('answers a device alike, whoever holds it, and devices each by their own', async () => {
    const shop = await weights(50, 50)
    const asked = await Promise.all(devices.slice(0, 40).map((device) => shop.client({ device }).abTest.variants()))
    expect(asked.map(({ results }) => results[0]?.variant)).toEqual(
      devices.slice(0, 40).map((device) => variantOf(experiment(50, 50), device)),
    )
    expect(new Set(asked.map(({ results }) => results[0]?.variant)).size).toBe(2)
    const { token, device } = shop.zhou
    expect(await shop.client({ device }).abTest.variants()).toEqual(await shop.client({ token, device }).abTest.variants())
  })

  it('tries nothing on a device without a name: all of them are one', async () => {
    const shop = await weights(0, 100)
    expect(await shop.client({}).abTest.variants()).toEqual({ results: [] })
  })

  it('tries nothing while the setting is wrong, and says so in its log', async () => {
    const said = listening()
    const shop = await weights(0, 0)
    expect(await shop.visitor.abTest.variants()).toEqual({ results: [] })
    expect(said.text()).toContain('The setting experiments is wrong and left aside: 0: nobody gets any variant')
    said.end()
  })
})
