import { useEffect } from 'react'
import { last } from '@/lib/last'

const TRIES = 10
const PAUSE = 50

/** A history entry keeps its key through back, forward and reload; a tab is the same wherever it is opened from. */
const placeOf = (tab: boolean): string => {
  const state = history.state as { key?: string } | null
  return `scroll:${tab ? location.pathname : (state?.key ?? location.pathname)}`
}

const remembered = (place: string): number => {
  try {
    return Number(sessionStorage.getItem(place)) || 0
  } catch {
    return 0
  }
}

const remember = (place: string, top: number) => {
  try {
    sessionStorage.setItem(place, String(Math.round(top)))
  } catch {
    // Without storage the page opens at its top.
  }
}

/** The page that was opened last: each page of Taro's scrolls in a container of its own. */
const container = (): HTMLElement | undefined => last([...document.querySelectorAll<HTMLElement>('.taro_page')])

/**
 * Brings the scroll position back on flagged routes when a page is built again: after forward, reload, or a change of tabs
 * (back to a page that is still there needs no help). The content may still be coming: tried ten times, 50 ms apart.
 */
export function useScrollMemory({ restores, tab }: { restores: boolean; tab: boolean }) {
  useEffect(() => {
    const page = container()
    if (!restores || !page) return undefined
    const place = placeOf(tab)
    const wanted = remembered(place)
    let tries = 0
    const bringBack = () => {
      page.scrollTop = wanted
      tries += 1
      if (page.scrollTop < wanted && tries < TRIES) timer = setTimeout(bringBack, PAUSE)
    }
    let timer = wanted > 0 ? setTimeout(bringBack) : undefined
    const note = () => remember(place, page.scrollTop)
    page.addEventListener('scroll', note, { passive: true })
    return () => {
      clearTimeout(timer)
      page.removeEventListener('scroll', note)
    }
  }, [restores, tab])
}
