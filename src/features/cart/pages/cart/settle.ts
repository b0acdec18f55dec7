import { write } from '@/api/write'
import { settlement } from '@/contract/settlement'
import { cartChanged } from '@/domain/cart/cartWrites'
import { quantitiesStored } from '@/domain/cart/changeQuantity'
import { openLogin } from '@/platform/login'
import { openOrderConfirm } from '@/platform/orderConfirm'
import { useSession } from '@/platform/session'

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
