import { later } from '@/ui/later'

const useDeliverToPart = later(async () => (await import('./DeliverTo')).DeliverTo)

/** A visitor has no address, and a member's can wait until the first screen is there. */
export function DeliverToLater() {
  const { Part } = useDeliverToPart()
  return Part ? <Part /> : <>选择收货地址</>
}
