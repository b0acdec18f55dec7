import { randomBytes } from 'node:crypto'
import { decrypted, encrypted, KEY_BYTES } from './encrypt'

/** The keys of stored files and of rows that are encrypted in themselves (`sealedContent`). The one that stands first encrypts, the newest except while gateways are still learning of a newer; all decrypt. */
export type KeyRing = { newest: string; keys: ReadonlyMap<string, Uint8Array> }

/** A file's own key, as it is stored beside the file: encrypted with one of the ring. */
export type WrappedKey = { keyId: string; wrappedKey: string }

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

/** A new key for one file, and the same as it is stored. */
export function newFileKey(ring: KeyRing, fileId: string): { key: Buffer } & WrappedKey {
  const key = randomBytes(KEY_BYTES)
  return { key, ...wrapped(ring, key, fileId) }
}

const wrapped = (ring: KeyRing, key: Uint8Array, fileId: string): WrappedKey => ({
  keyId: ring.newest,
  wrappedKey: encrypted(key, ringKey(ring, ring.newest), fileId).toString('base64'),
})

/** The key of a file; throws where the ring has not the key that it was wrapped with. */
export const fileKeyOf = (ring: KeyRing, { keyId, wrappedKey }: WrappedKey, fileId: string): Buffer =>
  decrypted(Buffer.from(wrappedKey, 'base64'), ringKey(ring, keyId), fileId)

/** Rotation: the same file key, wrapped with the newest of the ring. The file itself stays as it is. */
export const rewrapped = (ring: KeyRing, present: WrappedKey, fileId: string): WrappedKey =>
  wrapped(ring, fileKeyOf(ring, present, fileId), fileId)

function ringKey({ keys }: KeyRing, id: string): Uint8Array {
  const key = keys.get(id)
  if (!key) throw new Error(`FILE_KEYS has no key ${id}`)
  return key
}
