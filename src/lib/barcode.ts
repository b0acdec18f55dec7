/** Digits a GTIN may have as it is printed: EAN-8, UPC-A, EAN-13 and the outer box's GTIN-14. */
const PRINTED = /^(?:\d{8}|\d{12,14})$/

/** The last digit of a barcode, from those before it: they weigh 3 and 1 in turn, from the right. */
export function checkDigitOf(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 1 : 3), 0)
  return String((10 - (sum % 10)) % 10)
}

/** A product's barcode in the one way we keep it, 14 digits with leading noughts; nothing for what no barcode can be. */
export function barcodeOf(text: string): string | undefined {
  const digits = text.trim()
  const isWhole = PRINTED.test(digits) && Number(digits) > 0 && checkDigitOf(digits.slice(0, -1)) === digits.slice(-1)
  return isWhole ? digits.padStart(14, '0') : undefined
}
