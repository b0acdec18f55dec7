import { create } from 'zustand'
import { storage } from '@/platform/storage'

const KEY = 'hallAdult'

/** Whether somebody said on this device that he is of age; the shop is not told. */
export const useAdult = create<{ isAdult: boolean; state: () => void }>()((set) => ({
  isAdult: storage.read(KEY) === true,
  state: () => {
    storage.write(KEY, true)
    set({ isAdult: true })
  },
}))
