import { text, type PgTable } from 'drizzle-orm/pg-core'
import { bytes } from '../db/columns'
import { decrypted, encrypted } from '../lib/encrypt'
import { additionalData, fileKeyOf, isOfForm, newFileKey, rewrapped, rowOf, type KeyRing, type WrappedKey } from '../lib/keyRing'

/** What names a person or tells of their health, as a row has it: encrypted with a key of its own, which the ring wraps (`keyRing`). */
export type SealedContent = WrappedKey & { content: Uint8Array }

/** The columns of a `SealedContent`. */
export const sealedColumns = () => ({
  keyId: text('key_id').notNull(),
  wrappedKey: text('wrapped_key').notNull(),
  content: bytes('content').notNull(),
})

const COLUMN = 'content'

/** Encrypts a value for the row of this id; it opens as no other row's. */
export function sealContent(ring: KeyRing, table: PgTable, id: string, value: unknown): SealedContent {
  const name = rowOf(table, id)
  const { key, ...wrapped } = newFileKey(ring, name)
  return { ...wrapped, content: encrypted(Buffer.from(JSON.stringify(value)), key, additionalData(name, COLUMN)) }
}

type Row = SealedContent & { id: string }

/** What `sealContent` encrypted, of the type its table's only writer gave it. */
export const openContent = (ring: KeyRing, table: PgTable, row: Row): unknown => JSON.parse(opened(ring, table, row).toString())

/** The content's form is that of its key: both are written together. */
function opened(ring: KeyRing, table: PgTable, { id, content, ...wrapped }: Row): Buffer {
  const name = rowOf(table, id)
  return decrypted(content, fileKeyOf(ring, wrapped, name), isOfForm(wrapped.wrappedKey) ? additionalData(name, COLUMN) : id)
}

/** Rotation: the row's own key under the newest of the ring; the content is encrypted anew only where it has not the form of today. */
export function resealed(ring: KeyRing, table: PgTable, row: Row): SealedContent {
  const { content, keyId, wrappedKey } = row
  const name = rowOf(table, row.id)
  const present = { keyId, wrappedKey }
  const wrapped = rewrapped(ring, present, name)
  if (isOfForm(wrappedKey)) return { ...wrapped, content }
  const key = fileKeyOf(ring, present, name)
  return { ...wrapped, content: encrypted(opened(ring, table, row), key, additionalData(name, COLUMN)) }
}
