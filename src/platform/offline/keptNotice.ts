import { useEffect } from 'react'
import { create } from 'zustand'

/** `times`: how many answers of storage are known. */
const useKept = create<{ since: number | undefined; times: number }>()(() => ({ since: undefined, times: 0 }))

/** From when the oldest answer on screen is that was kept from an earlier visit, in milliseconds; nothing while all are of this one. */
export const useKeptSince = () => useKept(({ since }) => since)

/** When answers were read that were taken out of storage in this visit. */
const keptTimes = new Set<number>()
/** An answer is about to be shown that was read then. */
export const isKeptFrom = (at: number) => void keptTimes.add(at)

/** An answer on screen was read then, and could not be read anew. */
export function isShownFrom(at: number) {
  keptTimes.add(at)
  useKept.setState({ times: keptTimes.size })
}

/** Whether the answer of this moment was taken out of storage in this visit: it tells how things were. */
export const isFromStorage = (at: number) => keptTimes.has(at)

const shown = new Map<symbol, number>()
const tell = () => useKept.setState({ since: shown.size === 0 ? undefined : Math.min(...shown.values()) })

/** Says in every page's notice from when an answer is, as long as what shows it is there. */
export function useKeptNotice(at: number) {
  const times = useKept((state) => state.times)
  useEffect(() => {
    if (!keptTimes.has(at)) return undefined
    const own = Symbol()
    shown.set(own, at)
    tell()
    return () => {
      shown.delete(own)
      tell()
    }
  }, [at, times])
}
