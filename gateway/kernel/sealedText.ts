import type { PgColumn } from 'drizzle-orm/pg-core'
import { decrypted, encrypted } from '../lib/encrypt'
import { additionalData, FORM, isOfForm, ringKey, type KeyRing, type RowName } from '../lib/keyRing'

/** A text column whose rows are each encrypted with a key of the ring: `v2.<id of the key>.<base64>`. */
export type TextPlace = RowName & { column: string }

const columns: SealedColumn[] = []

/** Where such texts stand: the key of their table, and their column. */
export type SealedColumn = { id: PgColumn; column: PgColumn }

/** Belongs below the table whose texts are encrypted: rotation goes by it (`modules/upload/rewrapKeys.ts`). */
export const declareSealedTexts = (id: PgColumn, ...sealed: PgColumn[]): void =>
  void columns.push(...sealed.map((column) => ({ id, column })))

/** All that are declared. Importing `gateway/tables` declares them. */
export const sealedTextColumns = (): readonly SealedColumn[] => columns

declare const KEPT: unique symbol
/** A text as such a column keeps it: no string, so that nobody shows or compares it unopened. */
export type Sealed = { readonly [KEPT]: true }

const asKept = (text: string) => text as unknown as Sealed

/** As a command without keys writes it, in clear; the next hour's rotation encrypts it. */
export const inClear: (plain: string) => Sealed = asKept

/** Whether it is encrypted already. */
export const isSealed = (kept: Sealed): boolean => isOfForm(kept as unknown as string)

/** Encrypts a text for its column of its row; it opens in no other. */
export function sealText(ring: KeyRing, { column, ...name }: TextPlace, plain: string): Sealed {
  const sealed = encrypted(Buffer.from(plain), ringKey(ring, ring.newest), additionalData(name, column))
  return asKept(`${FORM}${ring.newest}.${sealed.toString('base64')}`)
}

/** The text itself. One that was written before its column was encrypted, or by a command that has no keys, is there as it is. */
export function openText(ring: KeyRing, { column, ...name }: TextPlace, stored: Sealed): string {
  const kept = stored as unknown as string
  if (!isSealed(stored)) return kept
  const [keyId = '', sealed = ''] = kept.slice(FORM.length).split('.')
  return decrypted(Buffer.from(sealed, 'base64'), ringKey(ring, keyId), additionalData(name, column)).toString()
}
