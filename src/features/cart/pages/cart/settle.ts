import { write } from '@/api/write'
import type { CartLine } from '@/contract/cart'
import { settlement } from '@/contract/settlement'
import { cartChanged } from '@/domain/cart/cartWrites'
import { quantitiesStored } from '@/domain/cart/changeQuantity'
import { isMedicine } from '@/domain/product/status'
import { askSafety, needsALook } from '@/domain/safety/askSafety'
import { openLogin } from '@/platform/login'
import { openOrderConfirm } from '@/platform/orderConfirm'
import { useSession } from '@/platform/session'
import { toast } from '@/ui/feedback/toast'

/** Settles what is ticked, in the numbers on screen. A visitor logs in first; a refusal shows the cart as it stands now. */
export async function settle() {
  if (!useSession.getState().member) return openLogin()
  if (!(await quantitiesStored())) return undefined
  const { settleId } = await write(settlement.toSettle, {}).catch((error: unknown) => {
    void cartChanged()
    throw error
  })
  return openOrderConfirm(settleId)
}

/** The same, after the medicines were held against each other and the patient's record: where somebody has to look, `look` instead. */
export async function settleChecked(ticked: readonly CartLine[], look: () => void) {
  const hasMedicine = ticked.some(({ card }) => isMedicine(card))
  if (!hasMedicine || !useSession.getState().member) return settle()
  const codes = ticked.map(({ card }) => card.productCode)
  const checked = await askSafety(codes).catch(() => undefined)
  // No answer is no clearance.
  if (!checked || needsALook(checked, codes)) {
    look()
    return undefined
  }
  if (checked.approvedBy !== null) toast(checked.patient ? '用药核对过，没有发现冲突' : '药和药之间核对过，没有发现冲突')
  return settle()
}
