/** Strong random bytes, or nothing where the browser has none. */
export function randomBytes(length: number): Uint8Array | undefined {
  if (typeof crypto === 'undefined') return undefined
  return crypto.getRandomValues(new Uint8Array(length))
}

/** Bytes for ids and keys, which need to differ and not to be secret. */
export const idBytes = randomBytes
