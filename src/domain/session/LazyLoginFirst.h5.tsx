import { Failure } from '@/ui/state/Failure'
import { lazy } from '@/ui/state/lazy'
import { Screen } from '@/ui/shell/Screen'

const useLoginFirst = lazy(async () => (await import('./LoginFirst')).LoginFirst)

/** Only a visitor at a members-only address needs it. Where it cannot be fetched he reads why, and may try again. */
export function LazyLoginFirst() {
  const { Part, failed, load } = useLoginFirst()
  if (Part) return <Part />
  return failed ? (
    <Screen>
      <Failure page onRetry={load} />
    </Screen>
  ) : null
}
