import { useMemo } from 'react'
import { useRead } from '@/api/useRead'
import { order, OrderStatus, type OrderSummary } from '@/contract/order'
import type { ServerClock } from '@/lib/clock'

/** The gateway's clock, asked for while an order in the list counts down: the device's own may be wrong. */
export function useServerClock(orders: readonly OrderSummary[]): ServerClock | undefined {
  const waiting = orders.find(({ status }) => status === OrderStatus.toPay)?.orderCode
  const { data, at } = useRead(order.expiry, { params: { orderCode: waiting ?? '' } }, { enabled: waiting !== undefined })
  return useMemo(() => data && { serverTime: data.serverTime, at }, [data, at])
}
