import Taro from '@tarojs/taro'

/* WeChat hands random bytes out asynchronously; a pool filled at start answers at once. */
let pool = new Uint8Array(0)
let taken = 0
const refill = () => {
  void Taro.getRandomValues({
    length: 1024,
    success: ({ randomValues }) => {
      pool = new Uint8Array(randomValues)
      taken = 0
    },
  })
}
refill()

/** Strong random bytes, or nothing while WeChat has not yet answered. */
export function randomBytes(length: number): Uint8Array | undefined {
  if (taken + length > pool.length) {
    refill()
    return undefined
  }
  taken += length
  return pool.slice(taken - length, taken)
}

/** Bytes for ids and keys, which need to differ and not to be secret: there is always an answer. */
export const idBytes = (length: number): Uint8Array =>
  randomBytes(length) ?? Uint8Array.from({ length }, () => Math.floor(Math.random() * 256))
