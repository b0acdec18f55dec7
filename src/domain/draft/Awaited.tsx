import { Screen } from '@/ui/shell/Screen'
import { Loaded, type Reading } from '@/ui/state/Loaded'

const COMING: Reading<unknown> = { data: undefined, status: 'loading', error: null, retry: () => Promise.resolve() }

/** A page whose answers have not come, or failed. */
export const Awaited = ({ of = COMING, title }: { of: Reading<unknown> | undefined; title?: string }) => (
  <Screen title={title}>
    <Loaded of={of} skeleton={1}>
      {() => null}
    </Loaded>
  </Screen>
)
