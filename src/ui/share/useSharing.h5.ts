import type { UseSharing } from './sharingTypes'

/** A browser has no menu of ours; WeChat's own is told by domain/share. */
export const useSharing: UseSharing = () => undefined
