import { NO_DEVICE } from '@/lib/noDevice'
import { idBytes } from './random'
import { storage } from '../storage'

const KEY = 'device'

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** A random id made on first use and kept on the device; all zeros where nothing random is to be had. */
export const deviceId: string = (() => {
  const known = storage.read(KEY)
  if (typeof known === 'string' && /^[\da-f-]{36}$/.test(known)) return known
  const bytes = idBytes(16)
  if (!bytes) return NO_DEVICE
  const made = hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  storage.write(KEY, made)
  return made
})()

let writes = 0
/** A name for one write: the same tap, sent again, keeps it (Idempotency-Key). */
export function newKey(): string {
  writes += 1
  const bytes = idBytes(16)
  return bytes ? hex(bytes) : `${deviceId}-${Date.now()}-${writes}`
}
