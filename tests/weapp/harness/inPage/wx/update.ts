import type { SyncCalls } from './given'

type Listener = () => void
const listeners: Record<'ready' | 'failed', Set<Listener>> = { ready: new Set(), failed: new Set() }
let applied = 0

/** WeChat has fetched a newer version of the mini-program, or could not. */
export const tellUpdate = (how: 'ready' | 'failed') => listeners[how].forEach((listener) => listener())
/** How often the mini-program asked to be restarted with it. */
export const updatesApplied = () => applied

export const updateSync: SyncCalls = {
  getUpdateManager: () => ({
    onCheckForUpdate: () => undefined,
    onUpdateReady: (listener: Listener) => void listeners.ready.add(listener),
    onUpdateFailed: (listener: Listener) => void listeners.failed.add(listener),
    applyUpdate: () => void (applied += 1),
  }),
}
