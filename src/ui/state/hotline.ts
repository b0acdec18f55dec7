import { create } from 'zustand'

/** The pharmacist's telephone and when it is answered, once whoever asked the gateway has told it; a shop may have none. */
export const useHotline = create<{ hours?: string; phone?: string | undefined }>()(() => ({}))
