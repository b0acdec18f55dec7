import { renderHook } from '@testing-library/react'
import type { Output } from '@/contract/endpoint'
import type { pay } from '@/contract/pay'
import type { Read } from '@/api/useRead'

let mockRead: Read<Output<typeof pay.state>>
jest.mock('@/api/useRead', () => ({ useRead: () => mockRead }))

const told = (state: 'unknown' | 'failed', at: number) => {
  const data = { state, payable: 1000, paidAt: null }
  mockRead = { data, at, status: 'ready', error: null, refreshing: false, retry: async () => undefined }
}

describe('the result of a payment', () => {
  beforeEach(() => jest.useFakeTimers({ now: 1000 }))
  afterEach(() => jest.useRealTimers())

  it.each(['unknown', 'failed'] as const)('is not what an earlier visit was told (%s), before the next try to pay', async (before) => {
    const { usePayState } = await import('./usePayState')
    told(before, 900)
    const { result, rerender } = renderHook(() => usePayState('QH-1'))
    expect(result.current).toMatchObject({ state: 'unknown', isAnswered: false })
    told('failed', 1100)
    rerender()
    expect(result.current).toMatchObject({ state: 'failed', isAnswered: true })
  })
})
