import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Endpoint, Input, Output } from '@/contract/endpoint'
import { send } from './send'
import { SESSION_ENDED, useOwnSession } from './useOwnSession'

export type Read<T> = {
  /** The answer, the last answer, or the call's failure state; nothing only while the first answer is awaited or where the call names no failure state. */
  data: T | undefined
  status: 'loading' | 'ready' | 'failed'
  error: unknown
  /** Whether an answer stands on screen while a newer one is awaited. */
  refreshing: boolean
  /** When the newest answer came, in milliseconds of this device's clock; 0 before the first. */
  at: number
  retry: () => Promise<void>
}

type Options = {
  /** Not asked while false. */
  when?: boolean
  /** Milliseconds between questions, for what changes by itself. */
  every?: number | undefined
  /** Milliseconds an answer counts as fresh. */
  fresh?: number
  /** Keep showing the answer for the input before while the next is awaited. */
  keepsLast?: boolean
}

/** Reads one call of the contract. Answers are shared by everyone who asks the same, and belong to the member who asked. */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { when = true, every, fresh, keepsLast }: Options = {},
): Read<Output<E>> {
  const { userId, isAsked, isWatched } = useOwnSession(endpoint)
  const query = useQuery<Output<E>>({
    queryKey: [endpoint.line, userId, input],
    queryFn: ({ signal }) => send(endpoint, input, { signal }),
    enabled: when && isAsked,
    ...(every !== undefined && isWatched && { refetchInterval: every }),
    ...(fresh !== undefined && { staleTime: fresh }),
    ...(keepsLast && { placeholderData: keepPreviousData }),
  })
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
