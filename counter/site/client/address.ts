import { useMemo, useSyncExternalStore } from 'react'

const BASE = '/work'
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

/** The address of a page of the counter. */
export const addressOf = (path: string) => BASE + (path === '/' ? '' : path)

/** Opens a page of the counter: `go('/audit')`. */
export function go(path: string) {
  window.history.pushState(null, '', addressOf(path))
  tell()
}

/** Where the browser is, below `/work`. */
export function usePath(): string {
  const path = useSyncExternalStore(subscribe, () => window.location.pathname)
  return path.slice(BASE.length).replace(/\/$/, '') || '/'
}

/** The words of the address after `?`, which a list is filtered and paged by: an address that is sent to somebody shows the same list. */
export function useWords(): [Record<string, string>, (change: Record<string, string | undefined>) => void] {
  const search = useSyncExternalStore(subscribe, () => window.location.search)
  const words = useMemo(() => Object.fromEntries(new URLSearchParams(search)), [search])
  const change = (changed: Record<string, string | undefined>) => {
    const kept = Object.entries({ ...words, ...changed }).filter((pair): pair is [string, string] => Boolean(pair[1]))
    const next = new URLSearchParams(kept).toString()
    window.history.replaceState(null, '', window.location.pathname + (next && `?${next}`))
    tell()
  }
  return [words, change]
}
