import { Fragment, isValidElement, type ReactNode } from 'react'
import { Failure } from './Failure'
import { Skeleton } from './Skeleton'

/** What a read gives (`useRead`): the answer, the last answer, or the call's failure state. */
export type Reading<T> = { data: T | undefined; status: 'loading' | 'ready' | 'failed'; error: unknown; retry: () => Promise<unknown> }

type Props<T> = {
  of: Reading<T>
  children: (data: T) => ReactNode
  /** 1 a whole page, 2 a part of it, or the part's own shape. */
  skeleton?: ReactNode
  /** Whether there is nothing to show, and what stands there then. */
  empty?: (data: T) => boolean
  emptyView?: ReactNode
  /** Its failure state would tell somebody that he has nothing: it is not shown. */
  failsWhole?: true
}

/**
 * The only place that knows skeleton, empty, failure and retry. A call that names a failure state is shown with it, and a
 * row that offers the retry; a call without one fails as a whole, and so does one whose failure state would read as nothing being there.
 */
export function Loaded<T>({ of: { data, status, error, retry }, children, skeleton = 2, empty, emptyView = null, failsWhole }: Props<T>) {
  const level = skeleton === 1 ? 1 : 2
  const isUntold = data === undefined || failsWhole === true || empty?.(data) === true
  if (status === 'failed' && isUntold) return <Failure error={error} onRetry={retry} page={level === 1} />
  if (data === undefined) return isValidElement(skeleton) ? skeleton : <Skeleton level={level} />
  return (
    <Fragment>
      {status === 'failed' && <Failure compact onRetry={retry} />}
      {empty?.(data) ? emptyView : children(data)}
    </Fragment>
  )
}
