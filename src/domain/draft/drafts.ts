import { storage } from '@/platform/storage'
import { useSession } from '@/platform/session'

type Kept = { id: string; owner: string; at: number; value: unknown }

/** Milliseconds a draft is kept: seven days. */
const LASTS = 7 * 24 * 3600 * 1000
const MOST = 5

const isKept = (entry: unknown): entry is Kept => {
  const { id, owner, at } = (entry ?? {}) as Partial<Record<keyof Kept, unknown>>
  return typeof id === 'string' && typeof owner === 'string' && typeof at === 'number'
}

/**
 * What was begun and not sent, kept on this device for the member who began it. Whoever keeps a draft leaves out names, phones
 * and anything about health: they stay in memory (SECURITY-AND-RELIABILITY, F1 and E18). What is read back is not trusted.
 */
export function draftsOf(kind: string) {
  const key = `draft.${kind}`
  const owner = () => useSession.getState().member?.userId ?? ''
  /** Drafts of somebody else who was logged in on this device go with the next write. */
  const own = (): Kept[] => {
    const value = storage.read(key)
    const since = Date.now() - LASTS
    return Array.isArray(value) ? value.filter(isKept).filter((entry) => entry.owner === owner() && entry.at > since) : []
  }
  const others = (id: string) => own().filter((entry) => entry.id !== id)
  return {
    read: (id: string): unknown => own().find((entry) => entry.id === id)?.value,
    keep: (id: string, value: unknown) => storage.write(key, [{ id, owner: owner(), at: Date.now(), value }, ...others(id)].slice(0, MOST)),
    drop: (id: string) => storage.write(key, others(id)),
  }
}
