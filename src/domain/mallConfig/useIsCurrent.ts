import type { Read } from '@/api/useRead'
import { useConnectivity } from '@/platform/connectivity'
import { isFromStorage } from '@/platform/offline/keptNotice'

/** Whether an answer tells how things are now: there is a network, it could be asked for again, and it is not kept from an earlier visit. */
export function useIsCurrent({ at, error }: Pick<Read<unknown>, 'at' | 'error'>): boolean {
  const online = useConnectivity((state) => state.online)
  return online && error === null && !isFromStorage(at)
}
