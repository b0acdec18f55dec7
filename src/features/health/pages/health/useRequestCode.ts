import { useRef } from 'react'
import { newKey } from '@/platform/device'

/** The requestCode of what is about to be sent: the same one while the same thing is tried again, another for anything else. */
export function useRequestCode() {
  const open = useRef<{ wish: string; code: string }>()
  return {
    codeFor: (wish: unknown): string => {
      const words = JSON.stringify(wish)
      if (open.current?.wish !== words) open.current = { wish: words, code: newKey() }
      return open.current.code
    },
    done: () => {
      open.current = undefined
    },
  }
}
