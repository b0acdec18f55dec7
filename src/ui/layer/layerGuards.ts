import { create } from 'zustand'

type Guard = { page: unknown; close: () => void }

/** Layers of the mini-program that are open, the topmost last. `BackContainer` of their page takes WeChat's back for them. */
export const useGuards = create<{ guards: readonly Guard[] }>()(() => ({ guards: [] }))

/** The page is left with the layers that are open on it. */
export const dropGuards = (page: unknown) => useGuards.setState(({ guards }) => ({ guards: guards.filter((one) => one.page !== page) }))
