import { create } from 'zustand'

/** Who is sent a page has a network. */
export const useConnectivity = create<{ online: boolean }>()(() => ({ online: true }))

/** Nothing changes while a page is rendered. */
export const watchConnectivity = () => undefined
