import { createContext } from 'react'

/** The element of the page that layers are drawn into on H5, so that they hide and scale with their page. */
export const ScreenHost = createContext<HTMLElement | null>(null)
