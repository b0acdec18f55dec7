import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Endpoint, Input, Output } from '@/contract/endpoint'
import { last } from '@/lib/last'
import { useKeptNotice } from '@/platform/offline/keptNotice'
import { queryKeyOf } from './queries'
import { sendRead } from './sendRead'
import { SESSION_ENDED, useOwnSession } from './useOwnSession'
import { visitorsAnswer } from './visitorsAnswer'

type PageAnswer = { results: unknown[]; hits: number; currentPage: number; hasMore: boolean }
type EntryOf<E extends Endpoint> = Output<E> extends { results: Array<infer Entry> } ? Entry : never

export type Pages<Entry, Answer> = {
  entries: Entry[]
  /** The first page's whole response, for what is shown above the list. */
  first: Answer | undefined
  hits: number
  status: 'loading' | 'ready' | 'failed'
  error: unknown
  hasMore: boolean
  loadingMore: boolean
  /** The next page failed and can be asked for again. */
  moreFailed: boolean
  /** How many pages are loaded. */
  pages: number
  loadMore: () => Promise<void>
  retry: () => Promise<void>
}

type Options = {
  enabled?: boolean
  keeps?: boolean
  /** Milliseconds for which an answer is not asked for again when the page is opened anew; 0 where news leads to it. */
  staleTime?: number
}

/** Reads a call that answers in pages, one page after the other. The page number is filled in here. */
export function usePages<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { enabled = true, keeps = false, staleTime }: Options = {},
): Pages<EntryOf<E>, Output<E>> {
  const { userId, isHimself, isAsked } = useOwnSession(endpoint)
  const queryKey = [...queryKeyOf(endpoint, userId, input), 'pages']
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => {
      const given = input as { query?: object }
      const asked = { ...given, query: { ...given.query, page: pageParam } } as Input<E>
      return sendRead(endpoint, asked, signal) as Promise<Output<E> & PageAnswer>
    },
    initialPageParam: 1,
    getNextPageParam: (last) => (last.hasMore ? last.currentPage + 1 : undefined),
    enabled: enabled && isAsked && isHimself,
    placeholderData: () => visitorsAnswer<InfiniteData<Output<E> & PageAnswer, number>>(queryKey),
    ...(keeps && { meta: { keeps, endpoint } }),
    ...(staleTime !== undefined && { staleTime }),
  })
  useKeptNotice(query.dataUpdatedAt)
  const answers = query.data?.pages
  const entries = useMemo(() => (answers ?? []).flatMap((answer) => answer.results) as Array<EntryOf<E>>, [answers])
  const failed = (query.isError || !isAsked) && !answers
  return {
    entries,
    first: answers?.[0],
    hits: last(answers ?? [])?.hits ?? 0,
    status: failed ? 'failed' : answers ? 'ready' : 'loading',
    error: query.error ?? (isAsked ? null : SESSION_ENDED),
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    moreFailed: query.isFetchNextPageError,
    pages: answers?.length ?? 0,
    loadMore: async () => {
      // Also for who asks again before this was rendered anew.
      if (query.hasNextPage && !query.isFetchingNextPage) await query.fetchNextPage({ cancelRefetch: false })
    },
    retry: async () => {
      await query.refetch()
    },
  }
}
