import { decrypted, encrypted } from './encrypt'
import { additionalData, FORM, isOfForm, ringKey, type KeyRing, type RowName } from './keyRing'

/** A text column whose rows are each encrypted with a key of the ring: `v2.<id of the key>.<base64>`. */
export type TextPlace = RowName & { column: string }

/** Encrypts a text for its column of its row; it opens in no other. */
export function sealText(ring: KeyRing, { column, ...name }: TextPlace, plain: string): string {
  const sealed = encrypted(Buffer.from(plain), ringKey(ring, ring.newest), additionalData(name, column))
  return `${FORM}${ring.newest}.${sealed.toString('base64')}`
}

/** The text itself. One that was written before its column was encrypted, or by a command that has no keys, is there as it is. */
export function openText(ring: KeyRing, { column, ...name }: TextPlace, kept: string): string {
  if (!isOfForm(kept)) return kept
  const [keyId = '', sealed = ''] = kept.slice(FORM.length).split('.')
  return decrypted(Buffer.from(sealed, 'base64'), ringKey(ring, keyId), additionalData(name, column)).toString()
}
