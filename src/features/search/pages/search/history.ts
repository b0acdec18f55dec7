import { create } from 'zustand'
import { storage } from '@/platform/storage'

const KEY = 'searched'
const MAX_WORDS = 20

type History = { words: string[]; add: (word: string) => void; remove: (word: string) => void; clear: () => void }

function stored(): string[] {
  const value = storage.read(KEY)
  return Array.isArray(value) ? value.filter((word): word is string => typeof word === 'string').slice(0, MAX_WORDS) : []
}

/** What was searched on this device, newest first, kept only here. */
export const useSearchHistory = create<History>()((set, get) => {
  const keep = (words: string[]) => {
    storage.write(KEY, words)
    set({ words })
  }
  return {
    words: stored(),
    add: (word) => keep([word, ...get().words.filter((other) => other !== word)].slice(0, MAX_WORDS)),
    remove: (word) => keep(get().words.filter((other) => other !== word)),
    clear: () => keep([]),
  }
})
