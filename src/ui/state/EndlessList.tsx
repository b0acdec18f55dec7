import { View } from '@tarojs/components'
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react'
import { a11y } from '../element/a11y'
import { cx } from '../element/cx'
import { useDomId } from '../element/domId'
import { Failure } from './Failure'
import { Press } from '../press/Press'
import { observe } from '../element/seen'
import { Skeleton } from './Skeleton'
import { useInfiniteScroll } from './useInfiniteScroll'

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
  /** Rows of one group lie on one white sheet with hairlines between them, under the group's name where it has one. */
  groupOf?: (entry: Entry) => string
}

/** Above this many rows those far from the window are taken off the page: 45 search results are 985 nodes of the 1,000 WeChat allows. */
const VIRTUAL = 20
/**
 * Rows that come and go together, and how many of those lie in one box: a thousand rows are 25 boxes of ten, where WeChat wants no
 * node to have more than 60 children. Even, for grids of two.
 */
const BOXES = [40, 4] as const
/** Points above and below the window within which rows stay. */
const NEAR = 800

/**
 * A list that goes on as it is scrolled: the next page by itself, a failed one with a retry, 没有更多了 after the second. `of` is what
 * `usePages` gives. Scrolling is throttled to 200 ms and followed by ten looks 50 ms apart; beyond 50 rows those far away leave the page.
 */
export function EndlessList<Entry>({
  of,
  row,
  keyOf,
  empty = null,
  skeleton = <Skeleton rows={4} />,
  className = 'stack',
  groupOf,
}: Props<Entry>) {
  const { entries, status, error, hasMore, loadingMore, moreFailed, pages, loadMore, retry } = of
  const end = useDomId('end')
  const { current: heights } = useRef(new Map<string, number>())
  useInfiniteScroll({ id: end, enabled: hasMore && !loadingMore && !moreFailed, turn: pages, onEndReached: loadMore })

  if (status === 'loading') return skeleton
  if (status === 'failed' && entries.length === 0) return <Failure error={error} onRetry={retry} />
  // The pages so far may hold nothing to show, as long as more come.
  if (entries.length === 0 && !hasMore) return empty

  const groupAt = (index: number) => {
    const entry = entries[index]
    return entry && groupOf?.(entry)
  }
  const rows = (from: number, to: number) =>
    entries.slice(from, to).map((entry, at) => {
      const index = from + at
      const group = groupAt(index)
      return (
        <Fragment key={keyOf(entry, index)}>
          {group === undefined ? (
            row(entry, index)
          ) : (
            <Grouped name={group} isFirst={groupAt(index - 1) !== group} isLast={groupAt(index + 1) !== group}>
              {row(entry, index)}
            </Grouped>
          )}
        </Fragment>
      )
    })
  const list = groupOf ? { outer: 'column', className: 'column' } : { outer: 'stack', className }
  return (
    <View>
      <View className={list.outer}>
        <Boxes span={[0, entries.length]} sizes={BOXES} {...{ ...list, rows, heights }} virtual={entries.length > VIRTUAL} />
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

type GroupedProps = { name: string; isFirst: boolean; isLast: boolean; children: ReactNode }

/** A row of a sheet, which is made of its rows: those far away leave the page. */
const Grouped = ({ name, isFirst, isLast, children }: GroupedProps) => (
  <>
    {isFirst && name !== '' && (
      <View className="q-group" {...a11y({ role: 'heading', level: 2 })}>
        {name}
      </View>
    )}
    <View className={cx('q-grouped', isFirst && 'q-grouped--first', isLast && 'q-grouped--last')}>{children}</View>
  </>
)

type BoxesProps = {
  /** The first row, and the one after the last. */
  span: readonly [number, number]
  /** Rows a box holds, for each depth. */
  sizes: readonly number[]
  className: string
  /** Class of a box of boxes. */
  outer: string
  rows: (from: number, to: number) => ReactNode
  virtual: boolean
  /** How high boxes were that were left, so that a box that comes back need not draw all its rows to know. */
  heights: Map<string, number>
}

/** Rows in boxes of the first size, which hold boxes of the next; the rows themselves where there is none. */
function Boxes({ span: [first, end], sizes: [size, ...smaller], ...rest }: BoxesProps) {
  if (size === undefined) return rest.rows(first, end)
  const starts = Array.from({ length: Math.ceil((end - first) / size) }, (_, box) => first + box * size)
  return starts.map((from) => <Box key={from} span={[from, Math.min(from + size, end)]} sizes={smaller} {...rest} />)
}

/** A handful of rows, or of boxes; far from the window only their height stays. */
function Box(props: BoxesProps) {
  const { span, sizes, className, outer, virtual, heights } = props
  const id = useDomId('rows')
  const name = `${span[0]}/${sizes.length}`
  const [away, setAway] = useState(virtual && heights.has(name))
  useEffect(() => {
    if (!virtual) return undefined
    return observe(id, NEAR, ({ near, height }) => {
      // A hidden page has no heights: its rows stay as they are.
      if (!near && height === 0) return
      if (!near) heights.set(name, height)
      setAway(!near)
    })
  }, [id, virtual, heights, name])
  const isAway = virtual && away
  return (
    <View id={id} className={sizes.length > 0 ? outer : className} style={isAway ? { height: `${heights.get(name) ?? 0}px` } : {}}>
      {isAway ? null : <Boxes {...props} />}
    </View>
  )
}
