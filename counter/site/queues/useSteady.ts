import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ApiError } from '../client/ask'
import { queries } from '../client/useAsk'
import { useKeys } from '../keys/useKeys'

type Listed<R> = {
  idOf: (row: R) => string
  /** What the list shows: another filter, page or order begins anew. */
  query: unknown
  /** Something lies over the list. */
  isCovered?: boolean
}

/** What has changed in a queue since its rows were laid out: entries that came, and shown ones that wait no more. */
export type News = { fresh: number; gone: number; take: () => void }

/**
 * A queue that is read again and again, and whose rows move only where somebody asks for it: what is shown is kept up to date in its place, what
 * came since and what waits no more is counted. U, a refetch, a case that is left, another filter, page or order lay it out anew.
 */
export function useSteady<R, P extends { results: R[] }>(read: UseQueryResult<P, ApiError>, { idOf, query, isCovered = false }: Listed<R>) {
  const key = JSON.stringify(query)
  const { data } = read
  const isSettled = data !== undefined && !read.isPlaceholderData && read.isFetchedAfterMount
  const [laid, lay] = useState<{ key: string; rows: readonly R[] }>()
  if (isSettled && laid?.key !== key) lay({ key, rows: data.results })
  const rows = isSettled && laid?.key === key ? laid.rows : (data?.results ?? [])
  const newest = new Map(data?.results.map((row) => [idOf(row), row]))
  const isGone = (row: R) => !newest.has(idOf(row))
  const shownIds = new Set(rows.map(idOf))
  const relay = () => lay(undefined)
  // Who comes back from a case has most often decided it.
  useEffect(() => (isCovered ? () => void queries.invalidateQueries().then(() => lay(undefined)) : undefined), [isCovered])
  const take = () => void queries.invalidateQueries().then(relay)
  useKeys(isCovered ? {} : { refresh: take })
  return {
    ...read,
    data: data && { ...data, results: rows.map((row) => newest.get(idOf(row)) ?? row) },
    refetch: async () => {
      const answer = await read.refetch()
      relay()
      return answer
    },
    isGone,
    /** Of what is shown, what waits still. */
    waiting: rows.filter((row) => !isGone(row)),
    rowClassName: (row: R) => (isGone(row) ? 'row-gone' : ''),
    news: { fresh: [...newest.keys()].filter((id) => !shownIds.has(id)).length, gone: rows.filter(isGone).length, take } satisfies News,
  }
}
