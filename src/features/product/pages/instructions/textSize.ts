import { create } from 'zustand'
import { storage } from '@/platform/storage'

/** How large the leaflet's words are: 16, 20 or 26 points, larger still in elder mode. */
export type TextSize = 'normal' | 'large' | 'huge'
const SIZES: readonly unknown[] = ['normal', 'large', 'huge']
const KEY = 'leafletSize'

const stored = (): TextSize => {
  const value = storage.read(KEY)
  return SIZES.includes(value) ? (value as TextSize) : 'normal'
}

/** Kept on the device: who needs large print needs it every time. */
export const useTextSize = create<{ size: TextSize; setSize: (size: TextSize) => void }>()((set) => ({
  size: stored(),
  setSize: (size) => {
    storage.write(KEY, size)
    set({ size })
  },
}))
