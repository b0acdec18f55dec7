import { create } from 'zustand'

type Pending = { count: number; begin: () => void; end: () => void }

/** How many calls are under way (specification 1, section 4). Never below zero, whatever order calls end in. */
export const usePending = create<Pending>()((set) => ({
  count: 0,
  begin: () => set(({ count }) => ({ count: count + 1 })),
  end: () => set(({ count }) => ({ count: Math.max(0, count - 1) })),
}))
