import { useEffect, useRef, useState } from 'react'
import { makeStale } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { coupon } from '@/contract/coupon'
import { pay } from '@/contract/pay'
import { ABOUT_ORDERS } from '../acts/orderWrites'
import { note } from '@/platform/analytics'
import { useSession } from '@/platform/session'
import { pollDelay } from '../rules/pollDelay'

/** Whether an order is paid, asked ever more seldom for half a minute, then again when the shopper says so. A lost answer is asked for again. */
export function usePayState(orderCode: string) {
  const read = useRead(pay.state, { query: { orderCode } }, { fresh: 0 })
  const [asked, setAsked] = useState(0)
  const ask = useRef(read.retry)
  ask.current = read.retry

  const state = read.data?.state ?? 'unknown'
  const isMember = useSession(({ member }) => member !== undefined)
  const wait = state === 'unknown' ? pollDelay(asked) : undefined
  // A session that ended is waited for first.
  const delay = isMember ? wait : undefined
  useEffect(() => {
    if (delay === undefined) return undefined
    const timer = setTimeout(() => void ask.current().finally(() => setAsked((count) => count + 1)), delay)
    return () => clearTimeout(timer)
  }, [delay, asked])

  useEffect(() => {
    if (state === 'paid') note({ type: 'step', name: 'paid' })
    if (state !== 'unknown') void makeStale(pay.methods, coupon.list, ...ABOUT_ORDERS)
  }, [state])
  return { state, paidAt: read.data?.paidAt ?? null, waitingLong: state === 'unknown' && wait === undefined, waitOn: () => setAsked(0) }
}
