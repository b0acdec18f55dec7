import Taro from '@tarojs/taro'
import { preview } from '../preview'

const PREFIX = 'qinghe.'
/** What could not be written: a private window or a full device keeps it until the page closes. In a preview that is everything. */
const unwritten = new Map<string, unknown>(preview?.stored)

/** The host's small storage, under our own names. It never throws: a shop without storage still sells. */
export const storage = {
  read(key: string): unknown {
    if (preview || unwritten.has(key)) return unwritten.get(key)
    try {
      const value: unknown = Taro.getStorageSync(PREFIX + key)
      return value === '' ? undefined : value
    } catch {
      return undefined
    }
  },
  write(key: string, value: unknown) {
    if (preview) return void unwritten.set(key, value)
    try {
      Taro.setStorageSync(PREFIX + key, value)
      unwritten.delete(key)
    } catch {
      unwritten.set(key, value)
    }
  },
  remove(key: string) {
    unwritten.delete(key)
    if (preview) return
    try {
      Taro.removeStorageSync(PREFIX + key)
    } catch {
      unwritten.set(key, undefined)
    }
  },
  /** Removes everything of ours but the named keys. */
  clear(kept: readonly string[] = []) {
    unwritten.clear()
    if (preview) return
    try {
      for (const key of Taro.getStorageInfoSync().keys) {
        if (key.startsWith(PREFIX) && !kept.includes(key.slice(PREFIX.length))) Taro.removeStorageSync(key)
      }
    } catch {
      // Without storage there is nothing to clear.
    }
  },
}
