import { useEffect, useMemo, useSyncExternalStore } from 'react'

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

type Change = Record<string, string | undefined>

/** The words of the address after `?`, which a list is filtered and paged by: an address that is sent to somebody shows the same list. */
export function useWords(): [Record<string, string>, (change: Change) => void] {
  const search = useSyncExternalStore(subscribe, () => window.location.search)
  const words = useMemo(() => Object.fromEntries(new URLSearchParams(search)), [search])
  const change = (changed: Change) => {
    window.history.replaceState(window.history.state, '', addressWith(changed))
    tell()
  }
  return [words, change]
}

/** The address of this page with some of its words changed. */
function addressWith(changed: Change): string {
  const words = Object.fromEntries(new URLSearchParams(window.location.search))
  const kept = Object.entries({ ...words, ...changed }).filter((pair): pair is [string, string] => Boolean(pair[1]))
  const next = new URLSearchParams(kept).toString()
  return window.location.pathname + (next && `?${next}`)
}

/** The words by which the page on screen names what it has open. */
const openedBy = new Set<string>()
/** Whether the page has something open over its list, or in place of it, be it drawn already or still asked for. */
export const isSomethingOpen = () => [...new URLSearchParams(window.location.search).keys()].some((word) => openedBy.has(word))

type OpenedHere = { opened?: string } | null

/**
 * What a page has open over its list, named by a word of its address. Opening it is a step of the browser's history, so that its back closes
 * it; the next one takes its place. Closing goes that step back; where somebody came by a link there is none, and the word is taken off.
 */
export function useOpened(word: string) {
  const [{ [word]: opened }] = useWords()
  useEffect(() => {
    openedBy.add(word)
    return () => void openedBy.delete(word)
  }, [word])
  const write = (how: 'pushState' | 'replaceState', changed: Change, state: OpenedHere) => {
    window.history[how](state, '', addressWith(changed))
    tell()
  }
  const open = (id: string, others: Change = {}) => {
    const changed = { ...others, [word]: id }
    if (opened === undefined) write('pushState', changed, { opened: word })
    else write('replaceState', changed, window.history.state as OpenedHere)
  }
  const close = (others: Change = {}) => {
    if ((window.history.state as OpenedHere)?.opened === word) window.history.back()
    else write('replaceState', { ...others, [word]: undefined }, null)
  }
  return { opened, open, close }
}
