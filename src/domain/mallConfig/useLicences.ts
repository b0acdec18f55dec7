import { useRead } from '@/api/useRead'
import { mall } from '@/contract/mall'

/** Licences, pharmacists and their phone; they change rarely. */
export const useLicences = () => useRead(mall.licences, {}, { staleTime: 600_000, keeps: 'quietly' })
