import { keyRingIn, type KeyRing } from '../lib/keyRing'
import { StartError } from './startError'

/** The ring that FILE_KEYS names; undefined where it is not given. Throws a sentence where it is no ring. */
export function fileKeysOf(given: string | undefined): KeyRing | undefined {
  if (given === undefined || given === '') return undefined
  const ring = keyRingIn(given)
  if (!ring) throw new StartError('环境变量 FILE_KEYS 不正确：应形如 2:密钥,1:密钥，第一个用于加密，每个密钥是 32 字节随机数的 base64。')
  return ring
}
