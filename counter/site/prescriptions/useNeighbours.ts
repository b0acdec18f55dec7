import { prescription } from '../../contract/prescription'
import { useAsk } from '../client/useAsk'
import { useIsOther } from '../queues/useIsOther'

/** As many as the queue's page shows at once. */
const SIZE = 50

/** Where an open prescription stands among those that wait, longest first: the one after it that is in nobody else's hand, the one before, and the first of all. */
export function useNeighbours(prescriptionId: string) {
  const { data } = useAsk(prescription.list, { query: { page: 1, size: SIZE, state: 'waiting', hold: 'all', sort: 'oldest' } })
  const isOther = useIsOther()
  const ids = (data?.results ?? [])
    .filter((one) => one.prescriptionId === prescriptionId || !isOther(one.holder))
    .map((one) => one.prescriptionId)
  const place = ids.indexOf(prescriptionId)
  const others = ids.filter((id) => id !== prescriptionId)
  return {
    /** From 1; 0 where it does not wait. */
    number: place + 1,
    hits: data?.hits ?? 0,
    next: ids[place + 1] ?? others[0],
    previous: place > 0 ? ids[place - 1] : undefined,
    oldest: others[0],
  }
}
