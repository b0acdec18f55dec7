import type { UseArrival } from '../share/sharingTypes'

/** A browser comes by the address itself. */
export const useArrival: UseArrival = () => undefined
