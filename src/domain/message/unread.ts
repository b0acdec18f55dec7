import { create } from 'zustand'

/** How many messages the member has not read; 0 for a visitor, and until it is known. */
export const useUnread = create<{ total: number }>()(() => ({ total: 0 }))
