import { keepPreviousData, QueryClient, useQuery, type Query } from '@tanstack/react-query'
import type { WorkEndpoint, WorkInput } from '../../contract/workEndpoint'
import type { Input, Output } from '../../../src/contract/endpoint'
import { ask, type ApiError } from './ask'
import { useLocked } from './lock'

/** Reads again while it is looked at: what waits at a counter changes by itself. */
const REFETCH_MS = 15_000

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      placeholderData: keepPreviousData,
      refetchInterval: REFETCH_MS,
      // Whether the gateway answers is what counts (`offline`), not what the browser takes for the network: it would ask nothing until told.
      networkMode: 'always',
      retry: (count, error) => count < 2 && (error as ApiError).status === 0,
    },
  },
})

type Options<A> = {
  /** What never changes: read once, and forgotten with the part that shows it. */
  once?: boolean
  /** Not asked for yet. */
  isOff?: boolean
  /** Milliseconds until it is read again, where that is dear and nobody waits for it; or as the last answer says. */
  every?: number | ((answer: A | undefined) => number)
}

/** A read: the last answer stays while the next is on its way, and while the counter is locked. */
export function useAsk<E extends WorkEndpoint>(
  endpoint: E,
  input: Input<E>,
  { once = false, isOff = false, every }: Options<Output<E>> = {},
) {
  const enabled = !useLocked() && !isOff
  const asked = once
    ? { refetchInterval: false as const, staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false }
    : seldom<Output<E>>(every)
  const queryFn = () => ask(endpoint, input as WorkInput<E>)
  return useQuery<Output<E>, ApiError>({ queryKey: [endpoint.line, input], queryFn, enabled, ...asked })
}

function seldom<A>(every: Options<A>['every']) {
  if (typeof every !== 'function') return every === undefined ? {} : { refetchInterval: every, staleTime: every }
  const byAnswer = ({ state }: Query<A, ApiError>) => every(state.data)
  return { refetchInterval: byAnswer, staleTime: byAnswer }
}
