import { useDidShow } from '@tarojs/taro'
import { useEffect } from 'react'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { order } from '@/contract/order'
import { pay } from '@/contract/pay'
import { replaceBy } from '@/routes/go'

/** Milliseconds between looks: a relative may pay meanwhile, the order may run out, another tab may cancel it. */
const LOOK = 15_000

/** How an order can be paid and for how long still. Once it is paid the result takes the cashier's place. */
export function useCashier(orderCode: string) {
  const methods = useRead(pay.methods, { query: { ordersCode: orderCode } }, { refetchInterval: LOOK, staleTime: 0 })
  const expiry = useRead(order.expiry, { params: { orderCode } }, { staleTime: 0 })
  useDidShow(() => {
    if (methods.at > 0) void refetch(pay.methods, order.expiry)
  })
  const state = methods.data?.state
  useEffect(() => {
    if (state === 'paid') void replaceBy('payResult', { orderCode })
  }, [state, orderCode])
  return {
    methods,
    over: state === 'closed' || expiry.data?.expired === true,
    lookAgain: () => refetch(pay.methods, order.expiry),
  }
}
