import type { MergedProduct } from '@/contract/product'
import { ProductStatus } from '@/contract/productCard'
import { isPrescription } from '@/domain/product/status'

/** What the bar at the bottom offers. `demand`: a prescription drug nobody has prescribed yet; it can be asked about and noted, not bought. */
export type Bar = 'buy' | 'demand' | 'prescribed' | 'offShelf' | 'outOfStock' | 'unknown'

type Asked = Pick<MergedProduct, 'status' | 'mark' | 'prescription'>

export function barOf({ status, mark, prescription }: Asked): Bar {
  if (status === ProductStatus.offShelf) return 'offShelf'
  if (status === ProductStatus.outOfStock) return 'outOfStock'
  if (status !== ProductStatus.onShelf) return 'unknown'
  if (!isPrescription({ mark })) return 'buy'
  return prescription?.usable ? 'prescribed' : 'demand'
}
