import Taro from '@tarojs/taro'

/*
 * WeChat hands random bytes out asynchronously; a pool filled at start answers at once. Keys and ids need no secrecy, so
 * Math.random stands in until the pool is filled.
 */
let pool = new Uint8Array(0)
let taken = 0
const refill = () => {
  Taro.getRandomValues({ length: 1024, success: ({ randomValues }) => ((pool = new Uint8Array(randomValues)), (taken = 0)) })
}
refill()

/** Random bytes: strong ones once WeChat has answered. */
export function randomBytes(length: number): Uint8Array {
  if (taken + length > pool.length) {
    refill()
    return Uint8Array.from({ length }, () => Math.floor(Math.random() * 256))
  }
  taken += length
  return pool.slice(taken - length, taken)
}
