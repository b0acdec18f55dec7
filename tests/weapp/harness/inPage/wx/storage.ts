import type { Calls, SyncCalls } from './given'

/** WeChat's limits in bytes of JSON: one entry, and everything together. */
const MAX_OF_ONE = 1024 * 1024
const MAX_OF_ALL = 10 * MAX_OF_ONE

/** By key, as JSON: only what JSON knows is kept. */
const kept = new Map<string, string>()
const bytesOf = (text: string) => new TextEncoder().encode(text).length
const sizeOf = ([key, json]: [string, string]) => bytesOf(key) + bytesOf(json)
const total = () => [...kept].reduce((sum, entry) => sum + sizeOf(entry), 0)

function keep(key: unknown, value: unknown) {
  const entry: [string, string] = [String(key), JSON.stringify(value ?? '')]
  if (sizeOf(entry) > MAX_OF_ONE) throw new Error('exceed storage item max length')
  const before = kept.get(entry[0])
  const freed = before === undefined ? 0 : sizeOf([entry[0], before])
  if (total() - freed + sizeOf(entry) > MAX_OF_ALL) throw new Error('exceed storage max size 10Mb')
  kept.set(...entry)
}

const read = (key: unknown): unknown => JSON.parse(kept.get(String(key)) ?? '""')
const info = () => ({ keys: [...kept.keys()], currentSize: Math.ceil(total() / 1024), limitSize: MAX_OF_ALL / 1024 })

/** What the device remembers for the mini-program. */
export const deviceMemory = {
  all: (): Record<string, unknown> => Object.fromEntries([...kept.keys()].map((key) => [key, read(key)])),
  put: (stored: Record<string, unknown>) => Object.entries(stored).forEach(([key, value]) => keep(key, value)),
}

export const storageSync: SyncCalls = {
  getStorageSync: read,
  setStorageSync(key: string, value: unknown) {
    try {
      keep(key, value)
    } catch (fault) {
      throw new Error(`setStorageSync:fail ${(fault as Error).message}`, { cause: fault })
    }
  },
  removeStorageSync: (key: string) => void kept.delete(key),
  clearStorageSync: () => kept.clear(),
  getStorageInfoSync: info,
}

export const storageCalls: Calls = {
  getStorage({ key }) {
    if (!kept.has(String(key))) throw new Error('data not found')
    return { data: read(key) }
  },
  setStorage: ({ key, data }) => keep(key, data),
  removeStorage: ({ key }) => void kept.delete(String(key)),
  clearStorage: () => kept.clear(),
  getStorageInfo: info,
}
