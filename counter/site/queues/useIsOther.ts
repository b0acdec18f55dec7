import type { Holder } from '../../contract/holder'
import { useSession } from '../session/useSession'

/** Tells whether a case is in somebody else's hand. */
export function useIsOther(): (holder: Holder | null) => boolean {
  const session = useSession()
  return (holder) => holder !== null && session.state === 'in' && holder.staffId !== session.me.staffId
}
