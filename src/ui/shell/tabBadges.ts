import { create } from 'zustand'
import type { TabName } from './TabBar'

/** What stands on the tabs' corners, set by whoever knows it: the cart's number of pieces, how many messages are not read, a short word of the mall's config. */
export const useTabBadges = create<Partial<Record<TabName, number | string>>>()(() => ({}))
