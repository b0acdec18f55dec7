import { lazy } from '@/ui/state/lazy'

const useDeliverToPart = lazy(async () => (await import('./DeliverTo')).DeliverTo)

/** A visitor has no address, and a member's can wait until the first screen is there. */
export function LazyDeliverTo() {
  const { Part } = useDeliverToPart()
  return Part ? <Part /> : <>选择收货地址</>
}
