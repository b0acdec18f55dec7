import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query'
import type { WorkEndpoint } from '../../contract/workEndpoint'
import type { Input, Output } from '../../../src/contract/endpoint'
import { ask, type Refusal } from './ask'

/** Reads again while it is looked at: what waits at a counter changes by itself. */
const REFETCH_MS = 15_000

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      placeholderData: keepPreviousData,
      refetchInterval: REFETCH_MS,
      retry: (count, error) => count < 2 && (error as Refusal).status === 0,
    },
  },
})

/** A read: the last answer stays while the next is on its way. */
export function useAsk<E extends WorkEndpoint>(endpoint: E, input: Input<E>) {
  return useQuery<Output<E>, Refusal>({ queryKey: [endpoint.line, input], queryFn: () => ask(endpoint, input) })
}
