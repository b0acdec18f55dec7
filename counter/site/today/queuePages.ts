import { callback } from '../../contract/callback'
import { order } from '../../contract/order'
import { pay } from '../../contract/pay'
import { prescription } from '../../contract/prescription'
import type { Role } from '../../contract/workEndpoint'

type QueuePage = { path: string; roles: readonly Role[] }
const CALLBACKS: QueuePage = { path: '/callbacks', roles: callback.list.roles }

/** Where a queue is worked off, by its name, and by whom; the others are worked off outside of the counter, as their row says. */
export const QUEUE_PAGES: Readonly<Record<string, QueuePage>> = {
  callbacksLate: CALLBACKS,
  callbacksWaiting: CALLBACKS,
  ordersUnchecked: { path: '/orders', roles: order.list.roles },
  prescriptionsPending: { path: '/prescriptions', roles: prescription.list.roles },
  refundsFailed: { path: '/refunds', roles: pay.refunds.roles },
  refundsWaiting: { path: '/refunds?state=waiting', roles: pay.refunds.roles },
}
