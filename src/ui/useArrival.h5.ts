import type { UseArrival } from './sharingTypes'

/** A browser comes by the address itself. */
export const useArrival: UseArrival = () => undefined
