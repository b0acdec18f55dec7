import { ApiError } from '@/api/errors'
import { type Settlement } from '@/contract/settlement'
import { order } from '@/contract/order'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { dropOrderDraft } from '@/domain/order/orderDrafts'
import { yuan } from '@/lib/money'
import { host } from '@/platform/host'
import { originTypeOf } from '@/platform/host/types'
import { go, replaceBy } from '@/routes/go'
import { alert, confirm } from '@/ui/feedback/dialog'

type Submission = { settlement: Settlement; note: string; prizes: readonly string[]; requote: () => Promise<void> }

/** Orders what a settlement holds and leaves for the cashier, or for the order where a pharmacist looks at its prescription first. A refusal that the page can show is quoted anew, so that it does. */
export function useSubmit() {
  const attempt = useAttempt()
  return async ({ settlement, note, prizes, requote }: Submission) => {
    const { settleId, address, couponId, coins, prescription, deliveryId, payable, consents } = settlement
    if (!address) return
    const body = {
      settleId,
      addressId: address.id,
      couponId,
      ...(coins && coins.used > 0 && { coins: coins.used }),
      ...(prescription && { prescriptionId: prescription.prescriptionId }),
      ...(prizes.length > 0 && { prizes: [...prizes] }),
      deliveryId,
      note: note.trim(),
      expectedTotal: payable,
      originType: originTypeOf(host),
      consents: consents.map(({ document, version }) => ({ document, version })),
    }
    try {
      const { orderCode, isInReview } = await attempt(order.submit, { body })
      await replaceBy(isInReview ? 'order' : 'cashier', { orderCode })
      // Not before the page is left: without its draft it would ask for a quote of what is ordered.
      dropOrderDraft(settleId)
    } catch (error) {
      await afterRefusal(error, { settlement, requote })
    }
  }
}

async function afterRefusal(error: unknown, { settlement, requote }: Pick<Submission, 'settlement' | 'requote'>) {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) throw error
  const { before = settlement.payable, after } = (error.details ?? {}) as { before?: number; after?: number }
  if (error.code === 'PRICE_CHANGED' && after !== undefined) {
    await alert({ title: '订单金额有变化', text: `由 ¥${yuan(before)} 变为 ¥${yuan(after)}，请核对后再提交`, ok: '查看新金额' })
    return requote()
  }
  if (error.code === 'UNPAID_ORDERS') {
    const goes = await confirm({ title: '有订单还没有付款', text: error.message, yes: '去处理', no: '先不处理' })
    if (goes) await go('orders', { tab: 'toPay' })
    return undefined
  }
  // The page itself says what is over or already ordered.
  const saidByPage = error.code === 'ALREADY_ORDERED' || error.status === 410
  await requote()
  if (!saidByPage) throw error
}
