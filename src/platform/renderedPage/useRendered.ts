import { useState, useSyncExternalStore } from 'react'
import type { Dehydrated } from '@/lib/pageRender'
import { renderedFrom } from './index'

const never = () => () => undefined
const nothing = () => undefined

/** What the gateway rendered this page from, while it is rendered and until React has taken it over: both have to show the same. Nothing after that. */
export const useRendered = (): Dehydrated | undefined => useSyncExternalStore(never, nothing, () => renderedFrom.current)

/** The moment that is shown, in milliseconds. */
export const useNow = (): number => useRendered()?.now ?? Date.now()

/** Whether this component was taken over from a rendered page: what it shows is read already. */
export function useTakenOver(): boolean {
  const isRendered = useRendered() !== undefined
  return useState(isRendered)[0]
}
