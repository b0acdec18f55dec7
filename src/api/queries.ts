import { QueryClient, onlineManager } from '@tanstack/react-query'
import type { Endpoint } from '@/contract/endpoint'
import { useConnectivity } from '@/platform/connectivity'
import { ApiError } from './errors'

/** Seconds of Retry-After that somebody in front of a page waits; a longer one is told instead. */
const LONGEST_WAIT = 5

/** A network fault or a fault of the gateway may pass; a refusal will not, nor a fault whose end is too far away to wait for. */
export const mayPass = (error: unknown) =>
  error instanceof ApiError &&
  error.code !== 'ABORTED' &&
  (error.status === 0 || error.status >= 500) &&
  (error.retryAfter ?? 0) <= LONGEST_WAIT

/** What the gateway asked for (Retry-After), and full jitter over 300 ms doubled each time, at most 2 s: who waited together comes back apart. */
export const retryDelay = (tries: number, error?: unknown) =>
  (error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0) + Math.random() * Math.min(2000, 300 * 2 ** tries)

/** Cache, retries and cancelling of reads. Reads are tried three times in all; writes are never repeated by it. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      retry: (failures, error) => failures < 2 && mayPass(error),
      retryDelay,
      // A read without a network fails and says so, instead of waiting in silence; it is asked again when the network is back.
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
    },
  },
})

onlineManager.setEventListener((setOnline) => useConnectivity.subscribe(({ online }) => setOnline(online)))

/** Marks what these calls answered as out of date; what is on screen is read again. */
export const makeStale = (...endpoints: Endpoint[]) =>
  Promise.all(endpoints.map((endpoint) => queries.invalidateQueries({ queryKey: [endpoint.line] }))).then(() => undefined)
