import { useSyncExternalStore } from 'react'
import type { Dehydrated } from '@/lib/pageRender'
import { renderedFrom } from './index'

const never = () => () => undefined
const nothing = () => undefined

/** What the gateway rendered this page from, while it is rendered and until React has taken it over: both have to show the same. Nothing after that. */
export const useRendered = (): Dehydrated | undefined => useSyncExternalStore(never, nothing, () => renderedFrom.current)

/** The moment that is shown, in milliseconds. */
export const useNow = (): number => useRendered()?.now ?? Date.now()
