import type { Calls, SyncCalls } from './given'

/** A test may have put something on the device before. */
const kept = new Map(Object.entries((globalThis as { storedOnDevice?: Record<string, unknown> }).storedOnDevice ?? {}))
const copy = (value: unknown): unknown => (value === undefined ? '' : JSON.parse(JSON.stringify(value)))
const keyOf = (key: unknown) => String(key)

export const storageSync: SyncCalls = {
  getStorageSync: (key: string) => (kept.has(key) ? copy(kept.get(key)) : ''),
  setStorageSync: (key: string, value: unknown) => void kept.set(key, copy(value)),
  removeStorageSync: (key: string) => void kept.delete(key),
  clearStorageSync: () => kept.clear(),
  getStorageInfoSync: () => ({ keys: [...kept.keys()], currentSize: 0, limitSize: 10240 }),
}

export const storageCalls: Calls = {
  getStorage({ key }) {
    if (!kept.has(keyOf(key))) throw new Error('data not found')
    return { data: copy(kept.get(keyOf(key))) }
  },
  setStorage: ({ key, data }) => void kept.set(keyOf(key), copy(data)),
  removeStorage: ({ key }) => void kept.delete(keyOf(key)),
  clearStorage: () => kept.clear(),
}
