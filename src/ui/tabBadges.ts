import { create } from 'zustand'
import type { TabName } from './TabBar'

/** Numbers on the tabs, set by whoever knows them: the cart's number of pieces. */
export const useTabBadges = create<Partial<Record<TabName, number>>>()(() => ({}))
