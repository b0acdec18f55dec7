import { lazy } from '@/ui/state/lazy'

/** Fetched in the elder version alone. */
export const useElderHead = lazy(async () => (await import('./ElderHead')).ElderHead)
