import { render } from '@testing-library/react'
import type { Coupon } from '@/contract/coupon'

const coupon = (name: string, status: Coupon['status'], scope: Coupon['scope']): Coupon => ({
  ...{ couponId: name, couponType: name, name, brief: '', scope, kind: 'amount', status, amount: 1000, threshold: 0, rule: '' },
  ...{ beginsAt: '2026-11-24T10:00:00+08:00', endsAt: '2026-12-09T10:00:00+08:00' },
})
const mockList = {
  products: [coupon('咳嗽券', 'toDraw', 'product'), coupon('器械券', 'gone', 'product')],
  shops: [coupon('全场券', 'drawn', 'shop'), coupon('新客券', 'used', 'shop')],
}
jest.mock('@/api/useRead', () => ({ useRead: () => ({ data: mockList, status: 'ready', retry: async () => undefined }) }))

it('shows coupons that can be had first, and last those of which nothing can be had any more', async () => {
  const { CouponSheet } = await import('./CouponSheet')
  const { baseElement } = render(<CouponSheet open onClose={() => undefined} source="cart" />)
  expect(baseElement.textContent.match(/咳嗽券|全场券|器械券|新客券/g)).toEqual(['咳嗽券', '全场券', '器械券', '新客券'])
  expect(baseElement.textContent).toContain('2026.11.24–2026.12.9 有效')
})
