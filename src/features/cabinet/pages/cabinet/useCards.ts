import { useRead } from '@/api/useRead'
import type { Medicine } from '@/contract/cabinet'
import { product } from '@/contract/product'
import type { ProductCard } from '@/contract/productCard'

/** The shop's products among medicines, by their code; empty while they come and where they do not. */
export function useCards(medicines: readonly Medicine[]): ReadonlyMap<string, ProductCard> {
  const codes = [...new Set(medicines.flatMap(({ productCode }) => productCode ?? []))].sort()
  const { data } = useRead(product.batch, { query: { ids: codes.join(',') } }, { enabled: codes.length > 0, keepsPrevious: true })
  return new Map((data?.results ?? []).map((card) => [card.productCode, card]))
}
