import { useRead } from '@/api/useRead'
import { mall } from '@/contract/mall'

/** Licences, pharmacists and their phone; they change rarely. */
export const useLicences = () => useRead(mall.licences, {}, { fresh: 600_000 })
