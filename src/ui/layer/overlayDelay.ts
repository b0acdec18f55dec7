import { create } from 'zustand'

/** Milliseconds before the loading overlay appears: 150 (specification 1, section 4) unless the mall's config says otherwise. */
export const useOverlayDelay = create<{ delay: number }>()(() => ({ delay: 150 }))
