/** Leaves for the bank's page; the bank leads back to the payment result. */
export function openPayment(payUrl: string) {
  location.assign(payUrl)
  return Promise.resolve()
}
