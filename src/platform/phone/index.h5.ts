/** Opens the dialler with a number; the shopper decides whether to call. */
export function callPhone(number: string) {
  location.href = `tel:${number.replace(/-/g, '')}`
}
