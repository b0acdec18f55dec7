import { barcodeOf } from '@/lib/barcode'

/** What a code on a box, a leaflet or a screen is to the shop. */
export type Scanned =
  | { kind: 'barcode'; digits: string }
  /** Twenty digits on every box of medicine, another on each. */
  | { kind: 'trace' }
  | { kind: 'address'; address: string }
  | { kind: 'unknown' }

export function scannedOf(text: string): Scanned {
  const words = text.trim()
  if (barcodeOf(words) !== undefined) return { kind: 'barcode', digits: words }
  if (/^\d{20}$/.test(words)) return { kind: 'trace' }
  return /^https?:/i.test(words) ? { kind: 'address', address: words } : { kind: 'unknown' }
}
