import { pay } from '../../../counter/contract/pay'
import { implementWork } from '../../kernel/work/implementWork'
import { closeRefund, refundToClose, standingRefund } from './closeRefund'
import { listRefunds, refundView } from './listRefunds'

export const payWorkHandlers = implementWork(pay, {
  refunds: ({ db, query }) => listRefunds(db, query),

  closeRefund: async ({ db, now, staff: { staffId }, params: { refundNumber }, body: { way, note } }) => {
    const found = await refundToClose(db, refundNumber)
    return {
      record: `refund:${refundNumber}`,
      standing: (tx) => standingRefund(tx, found),
      change: async (tx) => {
        await closeRefund(tx, { found, way, note, staffId, now })
        return { answer: await refundView(tx, refundNumber), changes: { closing: { from: null, to: way } } }
      },
    }
  },
})
