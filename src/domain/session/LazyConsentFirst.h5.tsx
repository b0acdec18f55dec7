import { lazy } from '@/ui/state/lazy'
import type { ConsentFirstProps } from './ConsentFirst'

const useConsentFirst = lazy(async () => (await import('./ConsentFirst')).ConsentFirst)

/** Only a member at a page that needs a consent needs it. */
export function LazyConsentFirst(props: ConsentFirstProps) {
  const { Part } = useConsentFirst()
  return Part ? <Part {...props} /> : null
}
