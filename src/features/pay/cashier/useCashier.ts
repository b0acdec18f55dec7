import { useDidShow } from '@tarojs/taro'
import { useEffect, useRef } from 'react'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { order } from '@/contract/order'
import { pay } from '@/contract/pay'
import type { Payee } from './payee'

/** Milliseconds between looks: a relative may pay meanwhile, the order may run out, another tab may cancel it. */
const LOOK = 15_000

/** How something can be paid and for how long still. Once it is paid the result takes the cashier's place. */
export function useCashier(payee: Payee) {
  const { code, isOrder } = payee
  const methods = useRead(pay.methods, { query: { ordersCode: code } }, { refetchInterval: LOOK, staleTime: 0 })
  // An order's time may be over before its payments are closed.
  const expiry = useRead(order.expiry, { params: { orderCode: code } }, { staleTime: 0, enabled: isOrder })
  useDidShow(() => {
    if (methods.at > 0) void refetch(pay.methods, order.expiry)
  })
  const state = methods.data?.state
  const paid = useRef(payee.toResult)
  paid.current = payee.toResult
  useEffect(() => {
    if (state === 'paid') void paid.current()
  }, [state])
  return {
    methods,
    over: state === 'closed' || expiry.data?.expired === true,
    lookAgain: () => refetch(pay.methods, order.expiry),
  }
}
