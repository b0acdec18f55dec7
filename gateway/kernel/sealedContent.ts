import { text } from 'drizzle-orm/pg-core'
import { bytes } from '../db/columns'
import { decrypted, encrypted } from './encrypt'
import { fileKeyOf, newFileKey, type KeyRing, type WrappedKey } from './keyRing'

/** What names a person or tells of their health, as a row has it: encrypted with a key of its own, which the ring wraps (`keyRing`). */
export type SealedContent = WrappedKey & { content: Uint8Array }

/** The columns of a `SealedContent`. */
export const sealedColumns = () => ({
  keyId: text('key_id').notNull(),
  wrappedKey: text('wrapped_key').notNull(),
  content: bytes('content').notNull(),
})

/** Encrypts a value for the row of this id; it opens as no other row's. */
export function sealContent(ring: KeyRing, id: string, value: unknown): SealedContent {
  const { key, ...wrapped } = newFileKey(ring, id)
  return { ...wrapped, content: encrypted(Buffer.from(JSON.stringify(value)), key, id) }
}

/** What `sealContent` encrypted, of the type its table's only writer gave it. */
export const openContent = (ring: KeyRing, { id, content, ...wrapped }: SealedContent & { id: string }): unknown =>
  JSON.parse(decrypted(content, fileKeyOf(ring, wrapped, id), id).toString())
