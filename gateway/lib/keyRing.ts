import { randomBytes } from 'node:crypto'
import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { decrypted, encrypted, KEY_BYTES } from './encrypt'

/** The keys of stored files and of rows that are encrypted in themselves (`sealedContent`). The one that stands first encrypts, the newest except while gateways are still learning of a newer; all decrypt. */
export type KeyRing = { newest: string; keys: ReadonlyMap<string, Uint8Array> }

/** A file's own key, as it is stored beside the file: encrypted with one of the ring. */
export type WrappedKey = { keyId: string; wrappedKey: string }

/** The row something is encrypted for. */
export type RowName = { table: string; row: string }
export const rowOf = (table: PgTable, row: string): RowName => ({ table: getTableName(table), row })

/** The additional data of what is encrypted for a column of a row: it opens in no other row and no other column. */
export const additionalData = ({ table, row }: RowName, column: string): string => `${table}:${column}:${row}`

/** What is encrypted in this form begins with it; without it the additional data is the row's id alone. */
export const FORM = 'v2.'
export const isOfForm = (text: string): boolean => text.startsWith(FORM)

/** `2:base64,1:base64`, the one that encrypts first; undefined for what is not written like that. */
export function keyRingIn(text: string): KeyRing | undefined {
  const given = text.split(',').map((one) => /^([\w-]{1,20}):([\w+/=-]+)$/.exec(one.trim()))
  const keys = new Map(given.map((one) => [one?.[1] ?? '', Buffer.from(one?.[2] ?? '', 'base64')]))
  const [newest = ''] = keys.keys()
  const isWhole = keys.size === given.length && [...keys].every(([id, key]) => id !== '' && key.length === KEY_BYTES && !isFlat(key))
  return isWhole ? { newest, keys } : undefined
}

/** A key somebody typed, zeros for instance, and not one that was drawn. */
const isFlat = (key: Uint8Array) => new Set(key).size < KEY_BYTES / 4

/** A ring as it is written in the settings. */
export const newKeyRing = (id = '1') => `${id}:${randomBytes(KEY_BYTES).toString('base64')}`

/** A new key for one file, and the same as it is stored in its row. */
export function newFileKey(ring: KeyRing, name: RowName): { key: Buffer } & WrappedKey {
  const key = randomBytes(KEY_BYTES)
  return { key, ...wrapped(ring, key, name) }
}

const COLUMN = 'wrapped_key'
const wrapped = (ring: KeyRing, key: Uint8Array, name: RowName): WrappedKey => ({
  keyId: ring.newest,
  wrappedKey: FORM + encrypted(key, ringKey(ring, ring.newest), additionalData(name, COLUMN)).toString('base64'),
})

/** The key of a file; throws where the ring has not the key that it was wrapped with, and where it is another row's. */
export function fileKeyOf(ring: KeyRing, { keyId, wrappedKey }: WrappedKey, name: RowName): Buffer {
  const key = ringKey(ring, keyId)
  if (!isOfForm(wrappedKey)) return decrypted(Buffer.from(wrappedKey, 'base64'), key, name.row)
  return decrypted(Buffer.from(wrappedKey.slice(FORM.length), 'base64'), key, additionalData(name, COLUMN))
}

/** Rotation: the same file key, wrapped with the newest of the ring. The file itself stays as it is. */
export const rewrapped = (ring: KeyRing, present: WrappedKey, name: RowName): WrappedKey =>
  wrapped(ring, fileKeyOf(ring, present, name), name)

export function ringKey({ keys }: KeyRing, id: string): Uint8Array {
  const key = keys.get(id)
  if (!key) throw new Error(`FILE_KEYS has no key ${id}`)
  return key
}
