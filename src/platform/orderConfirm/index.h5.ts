import { go } from '@/routes/go'
import { host } from '../host'

/**
 * Opens the order confirmation for a settlement: the app's own from 6.33.0, which takes the parameters; the
 * doctors' mini-program's, where it can be paid; our page everywhere else.
 */
export async function openOrderConfirm(settleId: string) {
  if (host.native) {
    const [{ ask }, { answered }] = await Promise.all([import('../native/ask'), import('../native/answered')])
    if (await answered(ask('openOrderConfirm', { settleId }))) return
  }
  if (host.kind === 'doctorMini' && (await (await import('../doctorMini/openInMini')).openInMini('orderConfirm', { settleId }))) return
  await go('orderConfirm', { settleId })
}
