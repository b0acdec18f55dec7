import { write } from '@/api/write'
import { settlement } from '@/contract/settlement'
import { addToCart } from '@/domain/cart/cartWrites'
import { host } from '@/platform/host'
import { openLogin } from '@/platform/login'
import { openOrderConfirm } from '@/platform/orderConfirm'
import { useSession } from '@/platform/session'
import { toast } from '@/ui/feedback/toast'
import type { Choice } from './sku/choice'

const skuOf = ({ skuCode, combineId, quantity }: Choice) => ({ skuCode, quantity, ...(combineId !== undefined && { combineId }) })

/** Puts a choice into the cart; a prescription drug stands there in its own list. */
export async function addChoice(choice: Choice, { source, isPrescription }: { source: string; isPrescription: boolean }) {
  await addToCart([skuOf(choice)], source)
  toast(isPrescription ? '已加入处方药清单' : '已加入购物车', { icon: 'check' })
}

/** Settles several packings without the cart, for members, by a prescription where one is named, and opens the order confirmation. */
export async function buyTogether(skus: Array<{ skuCode: string; quantity: number }>, prescriptionId?: string): Promise<void> {
  const { settleId } = await write(settlement.purchase, { body: { skus, ...(prescriptionId !== undefined && { prescriptionId }) } })
  await openOrderConfirm(settleId)
}

/** Settles a choice without the cart and opens the order confirmation. A visitor logs in first: false where that is still to be done. */
export async function buyNow(choice: Choice): Promise<boolean> {
  if (!useSession.getState().member) {
    await openLogin()
    return false
  }
  const { settleId } = await write(settlement.purchaseNow, { body: { ...skuOf(choice), sourceHost: host.kind } })
  await openOrderConfirm(settleId)
  return true
}
