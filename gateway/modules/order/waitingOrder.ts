import { HOUR } from '../../../src/lib/duration'
import { whatWaits } from '../prescription/waitingWith'
import { cancelOrder, markApproved } from './orderStates'

/** How long somebody may take to pay what a pharmacist approved: they were not waiting at the screen. The figure is ours. */
const PAY_AFTER_REVIEW = 24 * HOUR

/** An order that waits with its prescription is to be paid once that is approved, and ends with it. */
whatWaits({
  approve: async (tx, { code: orderCode, validUntil, now }) => {
    const expiresAt = new Date(Math.min(now.getTime() + PAY_AFTER_REVIEW, validUntil.getTime()))
    return (await markApproved(tx, { orderCode, expiresAt, now })) ? expiresAt : undefined
  },
  end: async (tx, { code: orderCode, by, reason, now }) => {
    await cancelOrder(tx, { orderCode, move: by === 'member' ? 'cancel' : 'reject', reason, now })
  },
})
