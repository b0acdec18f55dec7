import { sha256 } from '@noble/hashes/sha2.js'
import { powerModulo } from './powerModulo'

const HASH = 32

const joined = (...parts: Uint8Array[]) => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** MGF1 of PKCS #1. */
const mask = (seed: Uint8Array, length: number) => {
  let made: Uint8Array = new Uint8Array(0)
  for (let counter = 0; made.length < length; counter += 1) {
    made = joined(made, sha256(joined(seed, Uint8Array.of(counter >>> 24, counter >>> 16, counter >>> 8, counter))))
  }
  return made.subarray(0, length)
}

const mixed = (bytes: Uint8Array, other: Uint8Array) => bytes.map((byte, place) => byte ^ (other[place] ?? 0))
const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * RSA-OAEP with SHA-256, as hex. Neither WeChat's logic layer nor an old browser on plain HTTP has WebCrypto, and the well-known
 * libraries weigh 19 KB and more. `seed`: 32 strong random bytes.
 */
export function rsaOaepEncrypt(
  { modulus, exponent }: { modulus: string; exponent: number },
  message: Uint8Array,
  seed: Uint8Array,
): string {
  const size = modulus.length / 2
  if (seed.length !== HASH) throw new RangeError('the seed has 32 bytes')
  if (message.length > size - 2 * HASH - 2) throw new RangeError('the message is too long for the key')
  const padding = new Uint8Array(size - message.length - 2 * HASH - 2)
  const block = joined(sha256(new Uint8Array(0)), padding, Uint8Array.of(1), message)
  const maskedBlock = mixed(block, mask(seed, size - HASH - 1))
  const maskedSeed = mixed(seed, mask(maskedBlock, HASH))
  return powerModulo(hexOf(joined(Uint8Array.of(0), maskedSeed, maskedBlock)), exponent, modulus)
}
