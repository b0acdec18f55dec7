import { write } from '@/api/write'
import { product } from '@/contract/product'
import { openLogin } from '@/platform/login'
import { useSession } from '@/platform/session'
import { toast } from '@/ui/feedback/toast'

/** Notes that this member waits for a packing; asking twice notes it once. False where a visitor was led to the login first. */
export async function remindOfStock(skuCode: string): Promise<boolean> {
  if (!useSession.getState().member) {
    await openLogin()
    return false
  }
  await write(product.remindOfStock, { body: { skuCode } })
  toast('到货后会通知您', { icon: 'check' })
  return true
}
