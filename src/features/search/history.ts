import { create } from 'zustand'
import { storage } from '@/platform/storage'

const KEY = 'searched'
const MAX_WORDS = 20

type History = {
  words: string[]
  /** What is being searched: it joins the words once it is answered. */
  asked: string | undefined
  ask: (word: string) => void
  /** The answer is there. A word of an emergency is not kept, nor one of earlier days that has become one. */
  answered: (word: string, isDanger: boolean) => void
  remove: (word: string) => void
  clear: () => void
}

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
  const without = (word: string) => get().words.filter((other) => other !== word)
  return {
    words: stored(),
    asked: undefined,
    ask: (word) => set({ asked: word }),
    answered: (word, isDanger) => {
      const { words, asked } = get()
      if (isDanger && words.includes(word)) keep(without(word))
      if (asked !== word) return
      if (!isDanger) keep([word, ...without(word)].slice(0, MAX_WORDS))
      set({ asked: undefined })
    },
    remove: (word) => keep(without(word)),
    clear: () => keep([]),
  }
})
