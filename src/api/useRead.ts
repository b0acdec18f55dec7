import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Endpoint, Input, Output } from '@/contract/endpoint'
import { useKeptNotice } from '@/platform/offline/keptNotice'
import { queryKeyOf } from './queries'
import { sendRead } from './sendRead'
import { SESSION_ENDED, useOwnSession } from './useOwnSession'
import { visitorsAnswer } from './visitorsAnswer'

export type Read<T> = {
  /** The answer, the last answer, or the call's failure state; nothing only while the first answer is awaited or where the call names no failure state. */
  data: T | undefined
  status: 'loading' | 'ready' | 'failed'
  error: unknown
  /** Whether data is shown while it is refetched. */
  refreshing: boolean
  /** When the newest answer came, in milliseconds of this device's clock; 0 before the first. */
  at: number
  retry: () => Promise<void>
}

type Options = {
  /** Not requested while false. */
  enabled?: boolean
  /** Polling: milliseconds between requests, for what changes by itself. */
  refetchInterval?: number | undefined
  /** Milliseconds before an answer is stale. */
  staleTime?: number
  /**
   * Kept on the device and shown without a network (`keptAnswers`), in the mini-program at a cold start (`firstAnswers`): what a shopper needs then,
   * and nothing the law closes again; `quietly` where it is not what the page is about, which then does not say from when it is.
   */
  keeps?: boolean | 'quietly'
  /** Keep showing the answer for the previous input while the next is awaited. */
  keepsPrevious?: boolean
}

/** Reads one call of the contract. Answers are shared by everyone who asks the same, and belong to the member who asked. */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { enabled = true, refetchInterval, staleTime, keeps, keepsPrevious }: Options = {},
): Read<Output<E>> {
  const { userId, isHimself, isAsked } = useOwnSession(endpoint)
  const queryKey = queryKeyOf(endpoint, userId, input)
  const query = useQuery<Output<E>>({
    queryKey,
    queryFn: ({ signal }) => sendRead(endpoint, input, signal),
    enabled: enabled && isAsked && isHimself,
    placeholderData: keepsPrevious ? keepPreviousData : () => visitorsAnswer(queryKey),
    ...(refetchInterval !== undefined && { refetchInterval }),
    ...(staleTime !== undefined && { staleTime }),
    ...(keeps && { meta: { keeps: true, endpoint } }),
  })
  useKeptNotice(keeps === 'quietly' ? 0 : query.dataUpdatedAt)
  const failed = (query.isError || !isAsked) && query.data === undefined
  return {
    data: query.data ?? (failed ? (endpoint.fallback as Output<E> | undefined) : undefined),
    status: failed ? 'failed' : query.data === undefined ? 'loading' : 'ready',
    error: query.error ?? (isAsked ? null : SESSION_ENDED),
    refreshing: query.isFetching && query.data !== undefined,
    at: query.dataUpdatedAt,
    retry: async () => {
      await query.refetch()
    },
  }
}
