import { View } from '@tarojs/components'
import { useEffect, useState, type ReactNode } from 'react'
import { a11y } from './a11y'
import { useDomId } from './domId'
import { Failure } from './Failure'
import { Press } from './Press'
import { observe } from './seen'
import { Skeleton } from './Skeleton'
import { useReach } from './useReach'

/** What pages of a call give (`usePages`). */
export type Paging<Entry> = {
  entries: Entry[]
  status: 'loading' | 'ready' | 'failed'
  error: unknown
  hasMore: boolean
  loadingMore: boolean
  moreFailed: boolean
  pages: number
  loadMore: () => Promise<void>
  retry: () => Promise<void>
}

type Props<Entry> = {
  of: Paging<Entry>
  row: (entry: Entry, index: number) => ReactNode
  keyOf: (entry: Entry, index: number) => string
  empty?: ReactNode
  skeleton?: ReactNode
  /** Class of the box around rows: `stack`, `q-grid2` … */
  className?: string
}

/** Above this many rows those far from the window are taken off the page: 45 search results are 985 nodes of the 1,000 WeChat allows. */
const VIRTUAL = 20
/** Rows that come and go together; even, for grids of two. */
const CHUNK = 10
/** Points above and below the window within which rows stay. */
const NEAR = 800

/** A list that goes on as it is scrolled: the next page by itself, a failed one with a retry, 没有更多了 after the second. */
export function EndlessList<Entry>({ of, row, keyOf, empty = null, skeleton = <Skeleton rows={4} />, className = 'stack' }: Props<Entry>) {
  const { entries, status, error, hasMore, loadingMore, moreFailed, pages, loadMore, retry } = of
  const end = useDomId('end')
  useReach({ id: end, enabled: hasMore && !loadingMore && !moreFailed, turn: pages, onReach: loadMore })

  if (status === 'loading') return skeleton
  if (status === 'failed' && entries.length === 0) return <Failure error={error} onRetry={retry} />
  if (entries.length === 0) return empty

  const chunks = Array.from({ length: Math.ceil(entries.length / CHUNK) }, (_, chunk) => chunk * CHUNK)
  return (
    <View>
      <View className="stack">
        {chunks.map((from) => (
          <Chunk key={from} virtual={entries.length > VIRTUAL} className={className}>
            {() =>
              entries.slice(from, from + CHUNK).map((entry, at) => (
                <View key={keyOf(entry, from + at)} className="q-row">
                  {row(entry, from + at)}
                </View>
              ))
            }
          </Chunk>
        ))}
      </View>
      <View id={end}>
        {moreFailed ? (
          <Failure compact onRetry={loadMore} />
        ) : loadingMore ? (
          <View className="q-more" {...a11y({ role: 'status' })}>
            <View className="q-spin" />
            正在加载
          </View>
        ) : hasMore ? (
          <Press className="q-more" onPress={loadMore}>
            加载更多
          </Press>
        ) : (
          pages >= 2 && <View className="q-more">没有更多了</View>
        )}
      </View>
    </View>
  )
}

/** A handful of rows; far from the window only their height stays. */
function Chunk({ virtual, className, children }: { virtual: boolean; className: string; children: () => ReactNode }) {
  const id = useDomId('rows')
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    if (!virtual) return undefined
    // A hidden page has no heights: its rows stay as they are.
    return observe(id, NEAR, (sight) => setHeight(sight.near || sight.height === 0 ? undefined : sight.height))
  }, [id, virtual])
  const away = virtual && height !== undefined
  return (
    <View id={id} className={className} style={away ? { height: `${height}px` } : {}}>
      {away ? null : children()}
    </View>
  )
}
