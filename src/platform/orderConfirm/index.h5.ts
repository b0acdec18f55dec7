import { go } from '@/routes/go'
import { host } from '../host'

/** Opens the order confirmation for a settlement: the app's own from 6.33.0, which takes the parameters; our page everywhere else. */
export async function openOrderConfirm(settleId: string) {
  if (host.native) {
    const [{ ask }, { answered }] = await Promise.all([import('../native/ask'), import('../native/answered')])
    if (await answered(ask('openOrderConfirm', { settleId }))) return
  }
  await go('orderConfirm', { settleId })
}
