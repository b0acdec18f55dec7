import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Output } from '../../../src/contract/endpoint'
import { sampleCart } from '../../contract/sampleCart'
import { ask, type ApiError } from '../client/ask'
import { useLocked } from '../client/lock'
import { useOffline } from '../client/offline'
import { useSettled } from './useSettled'

export type Tried = { subject: 'promotion' | 'coupon'; subjectId: string; /** As a revision takes it. */ edited: unknown }

/** Milliseconds that what is typed stands still before it is reckoned. */
const SETTLE_MS = 600

/** What carts would pay with what is typed, once it has settled; the last answer stays while the next is on its way. */
export function useSampleCarts({ subject, subjectId, edited }: Tried) {
  const typed = useSettled(JSON.stringify(edited), SETTLE_MS)
  const isOffline = useOffline() !== undefined
  const isLocked = useLocked()
  const { data, error, refetch } = useQuery<Output<typeof sampleCart.reckon>, ApiError>({
    queryKey: [sampleCart.reckon.line, subject, subjectId, typed],
    queryFn: () => ask(sampleCart.reckon, { body: { subject, subjectId, edited: JSON.parse(typed) as unknown } }),
    enabled: !isOffline && !isLocked,
    placeholderData: keepPreviousData,
    refetchInterval: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  return { data, error, isOffline, again: refetch }
}
