import { render } from '@testing-library/react'
import type { ReactElement } from 'react'

const product = { productCode: '1', skuCode: '1', name: '缬沙坦胶囊', specification: '80mg', productImageUrl: '', mark: 'rx', status: 0 }
let coupons: unknown
jest.mock('@/api/useRead', () => ({ useRead: () => ({ data: coupons, status: 'ready', retry: async () => undefined }) }))

/** What can be read on the page and above it. */
const shown = (page: ReactElement) => render(page).baseElement.textContent

describe.each(['America/Los_Angeles', 'Pacific/Auckland'])('a shopper whose device is in %s', (zone) => {
  beforeAll(() => setDeviceZone(zone))
  afterEach(() => jest.useRealTimers())

  it.each([
    ['2026-11-21T00:30:00+08:00', '2026-11-30T23:59:59+08:00', '2026.11.21–2026.11.30 有效'],
    ['2026-11-21T07:59:00+08:00', '2026-12-01T07:59:00+08:00', '2026.11.21–2026.12.1 有效'],
  ])('reads on a coupon the days of the shop: from %s until %s', async (beginsAt, endsAt, words) => {
    const shops = [
      { couponId: 1, couponType: 'a', scope: 'shop', amount: 1000, threshold: 0, name: '满减券', beginsAt, endsAt, status: 'toDraw' },
    ]
    coupons = { products: [], shops }
    const { CouponSheet } = await import('@/domain/coupon/CouponSheet')
    expect(shown(<CouponSheet open onClose={() => undefined} source="cart" />)).toContain(words)
  })

  it.each([
    ['2026-11-21T00:30:00+08:00', '11 月 21 日'],
    ['2026-11-21T07:59:00+08:00', '11 月 21 日'],
    ['2026-11-21T23:59:59+08:00', '11 月 21 日'],
  ])('reads on a prescription the day of the shop: %s', async (validUntil, day) => {
    const { Prescribed } = await import('@/features/product/pages/detail/Prescribed')
    expect(shown(<Prescribed prescription={{ usable: true, prescriptionId: null, patientName: '林', validUntil }} />)).toContain(
      `有效至 ${day}`,
    )
    const { FamilyCard } = await import('@/features/home/pages/home/FamilyCard')
    const repurchase = { patientName: '林', relationLabel: '父亲', lastBoughtAt: validUntil, prescriptionValidUntil: validUntil, product }
    const text = shown(<FamilyCard repurchase={repurchase as never} />)
    expect([text.includes(`处方有效至 ${day}`), text.includes(`上次购买 ${day}`)]).toEqual([true, true])
  })

  it.each([
    ['2026-11-21T00:30:00+08:00', '夜深了'],
    ['2026-11-21T07:59:00+08:00', '早上好'],
  ])('is greeted by the clock of the shop at %s', async (now, words) => {
    jest.useFakeTimers({ now: Date.parse(now) })
    const { HomeHead } = await import('@/features/home/pages/home/HomeHead')
    expect(shown(<HomeHead greetingName={null} slogan="" />)).toContain(words)
  })

  it.each(['2026-11-21T00:30:00+08:00', '2026-11-21T07:59:00+08:00'])(
    'begins to choose a date on the day of the shop at %s',
    async (now) => {
      jest.useFakeTimers({ now: Date.parse(now) })
      const { momentNow, written } = await import('@/ui/form/picker/dateColumns')
      expect(written(momentNow(), 'date')).toBe('2026-11-21')
    },
  )
})
