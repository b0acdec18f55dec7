import { useRead } from '@/api/useRead'
import { abTest } from '@/contract/abTest'

/** Asked for once in a visit, on the first tab: a variant must be known before the page that has it is drawn. */
export const useVariants = () => useRead(abTest.variants, {}, { staleTime: Infinity })
