import { create } from 'zustand'
import { tellLook } from '@/platform/look'
import { storage } from '@/platform/storage'

const KEY = 'elder'

type Elder = { elder: boolean; setElder: (on: boolean) => void }

/** Whether this device shows the elder version (关怀版): type × 1.3, targets of 60, no advertisements. */
export const useElder = create<Elder>()((set) => ({
  elder: storage.read(KEY) === true,
  setElder: (on) => {
    storage.write(KEY, on)
    tellLook({ elder: on })
    set({ elder: on })
  },
}))
