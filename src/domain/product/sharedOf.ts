import type { Product } from '@/contract/product'
import { isPrescription } from './status'

const SEALED = '/pictures/sealed'

/**
 * The share card of a product. Whoever opens the link may hold no prescription: a prescription drug shows its name and the sealed drawing,
 * even when the member who shares it sees the real pack (LAW-AND-PRIVACY, D4).
 */
export const sharedOf = ({
  productCode,
  name,
  productImageUrl,
  mark,
}: Pick<Product, 'productCode' | 'name' | 'productImageUrl' | 'mark'>) => ({
  title: isPrescription({ mark }) ? `${name}（处方药）` : name,
  picture: isPrescription({ mark }) ? SEALED : productImageUrl,
  productCode,
})
