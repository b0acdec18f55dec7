import { create } from 'zustand'

/** The sentence that every page of a demonstration bears, once whoever asked the gateway has told it; nothing in any other shop. */
export const useDemonstration = create<{ sentence?: string | undefined }>()(() => ({}))
