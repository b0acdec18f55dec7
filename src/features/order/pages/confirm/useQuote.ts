import { useDidShow } from '@tarojs/taro'
import { useEffect, useRef } from 'react'
import { useRead } from '@/api/useRead'
import { settlement, type Settlement } from '@/contract/settlement'
import { changeOrderDraft, useOrderDraft } from '@/domain/order/orderDrafts'
import { quoteProblem } from './quoteProblem'

/**
 * What a settlement costs with the shopper's present choices, asked anew with every change and whenever the page is seen again.
 * While the price cannot be had the last answer stays on screen, and `problem` says that it is not to be submitted.
 */
export function useQuote(settleId: string) {
  const { addressId, couponId, coins, deliveryId, prescriptionId } = useOrderDraft(settleId)
  const read = useRead(
    settlement.detail,
    { params: { settleId }, query: { addressId, couponId, coins, deliveryId, prescriptionId } },
    { enabled: settleId !== '', keepsPrevious: true, staleTime: 0 },
  )
  const last = useRef<Settlement>()
  if (read.data) last.current = read.data

  const hasChoice = addressId !== undefined || (couponId !== undefined && couponId !== 'none')
  const found = settleId === '' ? ({ kind: 'gone' } as const) : quoteProblem(read.error, { hasChoice })
  const lost = found?.kind === 'lostChoice'
  useEffect(() => {
    // The address was deleted, or the coupon is another member's: the gateway chooses again.
    if (lost) changeOrderDraft(settleId, { addressId: undefined, couponId: undefined })
  }, [lost, settleId])

  useDidShow(() => {
    if (read.at > 0) void read.retry()
  })
  return {
    settlement: last.current,
    problem: lost ? undefined : found,
    error: read.error,
    refreshing: read.refreshing || lost,
    requote: read.retry,
  }
}
