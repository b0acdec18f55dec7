import { refetch } from '@/api/queries'
import { ApiError } from '@/api/errors'
import { priceKept } from '@/contract/priceKept'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { yuan } from '@/lib/money'
import { alert } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'

/** Answers of the gateway that what is shown has changed since. */
const CHANGED: ReadonlySet<string> = new Set(['AMOUNT_CHANGED', 'PRICE_KEPT', 'PRICE_KEPT_LATE', 'NO_PRICE_KEPT'])

/** Asks a difference back as it was seen; where another one holds now it says so and shows that. */
export function useAsking(orderCode: string) {
  const attempt = useAttempt()
  return async (lineId: string, expectedAmount: number) => {
    try {
      const { amount } = await attempt(priceKept.ask, { params: { orderCode }, body: { lineId, expectedAmount } })
      toast(`已申请，¥${yuan(amount)} 将原路退回`, { icon: 'check' })
    } catch (error) {
      if (!(error instanceof ApiError) || !CHANGED.has(error.code)) throw error
      await refetch(priceKept.offer)
      await alert({ title: '价格有变化', text: error.message })
    }
  }
}
