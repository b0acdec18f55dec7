import { later } from '@/ui/later'

/** Fetched in the elder version alone. */
export const useElderHead = later(async () => (await import('./ElderHead')).ElderHead)
