import { QueryClient, onlineManager } from '@tanstack/react-query'
import type { Endpoint } from '@/contract/endpoint'
import type { Tag } from '@/contract/tags'
import { useConnectivity } from '@/platform/connectivity'
import { ApiError } from './errors'

/** The longest Retry-After, in seconds, that is waited for silently; a longer one is shown as an error. */
const LONGEST_WAIT = 5

/** A network fault or a fault of the gateway may pass; a refusal will not, nor a fault whose end is too far away or later than the timeout. */
export const mayPass = (error: unknown) =>
  error instanceof ApiError &&
  error.code !== 'ABORTED' &&
  (error.status === 0 || error.status >= 500) &&
  (error.retryAfter ?? 0) <= LONGEST_WAIT &&
  (error.retryAfter ?? 0) * 1000 < error.timeLeft

/** What the gateway asked for (Retry-After), and full jitter over 300 ms doubled each time, at most 2 s: who waited together comes back apart. */
export const retryDelay = (tries: number, error?: unknown) =>
  (error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0) + Math.random() * Math.min(2000, 300 * 2 ** tries)

/** Cache, retries and cancelling of reads. Reads are tried three times in all, within their timeout (`sendRead`); writes are never repeated by it. */
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

/** Where the cache keeps an answer: by the call, by who asked, by what was asked, and by the tag that writes invalidate it by. */
export const queryKeyOf = ({ line, provides }: Endpoint, userId: string | undefined, input: unknown) => [line, userId, input, provides]

/** Reads these calls again: at once what is on screen, the rest when a page wants it. */
export const refetch = (...endpoints: Endpoint[]) =>
  Promise.all(endpoints.map(({ line }) => queries.invalidateQueries({ queryKey: [line] }))).then(() => undefined)

/** Invalidates what was read under a tag: the gateway showed by an answer of its own that it is not so any more. */
export const invalidateTag = (tag: Tag) => queries.invalidateQueries({ predicate: ({ queryKey: [, , , own] }) => own === tag })

const lacksConsent = (error: unknown) => error instanceof ApiError && error.code === 'CONSENT_NEEDED'

/** Invalidates what a call of this row makes stale: the reads that provide its tags, and with agreements what was refused for want of one. */
export const invalidate = ({ invalidates = [] }: Endpoint) =>
  queries.invalidateQueries({
    predicate: ({ queryKey: [, , , tag], state: { error } }) =>
      invalidates.some((one) => one === tag || (one === 'agreements' && lacksConsent(error))),
  })
