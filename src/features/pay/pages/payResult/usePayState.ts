import { useEffect, useRef, useState } from 'react'
import { isUnknown } from '@/api/errors'
import { invalidate } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { pay } from '@/contract/pay'
import { track } from '@/platform/analytics'
import { useSession } from '@/platform/session'
import { pollDelay } from './pollDelay'

/** Whether an order is paid, asked ever more seldom for half a minute, then again when the shopper says so. A lost answer is asked for again. */
export function usePayState(orderCode: string) {
  const read = useRead(pay.state, { query: { ordersCode: orderCode } }, { staleTime: 0 })
  const [asked, setAsked] = useState(0)
  const [openedAt] = useState(Date.now)
  const ask = useRef(read.retry)
  ask.current = read.retry

  // What an earlier visit was told may be about the try to pay before this one.
  const answer = read.at >= openedAt ? read.data : undefined
  const state = answer?.state ?? 'unknown'
  const isMember = useSession(({ member }) => member !== undefined)
  const isMissing = isUnknown(read.error)
  const wait = state === 'unknown' && !isMissing ? pollDelay(asked) : undefined
  // A session that ended is waited for first.
  const delay = isMember ? wait : undefined
  useEffect(() => {
    if (delay === undefined) return undefined
    const timer = setTimeout(() => void ask.current().finally(() => setAsked((count) => count + 1)), delay)
    return () => clearTimeout(timer)
  }, [delay, asked])

  useEffect(() => {
    if (state === 'paid') track({ type: 'step', name: 'paid' })
    if (state !== 'unknown') void invalidate(pay.state)
  }, [state])
  return {
    state,
    isAnswered: answer !== undefined,
    payable: answer?.payable,
    isMissing,
    waitingLong: state === 'unknown' && wait === undefined,
    waitOn: () => {
      setAsked(0)
      return read.retry()
    },
  }
}
