import { create } from 'zustand'

type Pending = { count: number; begin: () => void; end: () => void }

/** Counter of pending requests (specification 1, section 4). Never below zero, in whatever order they end. */
export const usePending = create<Pending>()((set) => ({
  count: 0,
  begin: () => set(({ count }) => ({ count: count + 1 })),
  end: () => set(({ count }) => ({ count: Math.max(0, count - 1) })),
}))
