import { create } from 'zustand'

/** When the pharmacist's telephone is answered, once whoever asked the gateway has told it. */
export const useHotline = create<{ hours?: string }>()(() => ({}))
