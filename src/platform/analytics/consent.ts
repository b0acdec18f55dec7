import { create } from 'zustand'
import { storage } from '../storage'
import { dropTracked } from './index'

const KEY = 'analytics'

/** Whether the shopper allowed this device to report how the shop runs. Off until switched on (PIPL 14), off at once. */
export const useAnalyticsConsent = create<{ allowed: boolean; allow: (allowed: boolean) => void }>()((set) => ({
  allowed: storage.read(KEY) === true,
  allow: (allowed) => {
    dropTracked()
    if (allowed) storage.write(KEY, true)
    else storage.remove(KEY)
    set({ allowed })
  },
}))
