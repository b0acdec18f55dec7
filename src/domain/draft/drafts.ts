import { DAY } from '@/lib/duration'
import { storage } from '@/platform/storage'
import { useSession } from '@/platform/session'

type Kept = { id: string; owner: string; at: number; value: unknown }

/** Milliseconds a draft is kept: seven days. */
const TTL_MS = 7 * DAY
const MAX_DRAFTS = 5

const isKept = (entry: unknown): entry is Kept => {
  const { id, owner, at } = (entry ?? {}) as Partial<Record<keyof Kept, unknown>>
  return typeof id === 'string' && typeof owner === 'string' && typeof at === 'number'
}

/**
 * Drafts: what was typed and not submitted, stored on this device for the member who typed it. A draft never holds names, phones or
 * anything about health: they stay in memory (SECURITY-AND-RELIABILITY, F1 and E18). What is read back is not trusted.
 */
export function draftsOf(kind: string) {
  const key = `draft.${kind}`
  const owner = () => useSession.getState().member?.userId ?? ''
  /** Drafts of another member of this device are deleted with the next write. */
  const own = (): Kept[] => {
    const value = storage.read(key)
    const since = Date.now() - TTL_MS
    return Array.isArray(value) ? value.filter(isKept).filter((entry) => entry.owner === owner() && entry.at > since) : []
  }
  const others = (id: string) => own().filter((entry) => entry.id !== id)
  return {
    read: (id: string): unknown => own().find((entry) => entry.id === id)?.value,
    keep: (id: string, value: unknown) =>
      storage.write(key, [{ id, owner: owner(), at: Date.now(), value }, ...others(id)].slice(0, MAX_DRAFTS)),
    drop: (id: string) => storage.write(key, others(id)),
  }
}
