import { host } from '../host'

/**
 * Leaves for the bank's page, which leads back to the payment result; an app opens it itself and the page stays. What the app says of the
 * outcome decides nothing: the till asks the gateway.
 */
export async function openPayment(payUrl: string) {
  if (host.native) {
    const [{ ask }, { answered }] = await Promise.all([import('../native/ask'), import('../native/answered')])
    if (await answered(ask('pay', { payUrl }))) return
  }
  location.assign(payUrl)
}
