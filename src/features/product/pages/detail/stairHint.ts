import type { Packing, StairPrice } from '@/contract/product'
import { stairsOf } from '@/domain/product/sku/choice'
import { yuan } from '@/lib/money'

/** The first step of a packing's stair price in one line: `2 盒起，每盒 ¥20.52`. Nothing where more pieces cost the same. */
export function stairHint(packing: Packing, stairs: readonly StairPrice[]): string | undefined {
  const step = stairsOf(packing, stairs).find(({ salePrice }) => salePrice < packing.salePrice)
  return step && `${step.from} ${packing.unit}起，每${packing.unit} ¥${yuan(step.salePrice)}`
}
