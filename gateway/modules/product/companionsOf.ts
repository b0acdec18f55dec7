import { GiftType, type PairedCard } from '../../../src/contract/product'
import { ProductStatus } from '../../../src/contract/productCard'
import type { Db } from '../../db/open'
import { replicaOf } from '../../db/replica'
import type { Promotable } from '../catalogue/appliesTo'
import { promotionsAt } from '../pricing/promotionsAt'
import { productCards } from '../productCard/cards'

type Asked = { product: Promotable; /** As the page shows it. */ status: number; now: Date }

/** What is cheaper beside a product: what can be bought now, where it can be bought itself, the most that any promotion takes off each. */
export async function companionsOf(db: Db, { product, status, now }: Asked): Promise<PairedCard[]> {
  if (status !== ProductStatus.onShelf) return []
  const pairs = (await promotionsAt(db, now))(product).filter(({ type }) => type === GiftType.assort)
  const offs = new Map<string, number>()
  for (const { productCode, off } of pairs.flatMap(({ companions }) => companions ?? []))
    offs.set(productCode, Math.max(off, offs.get(productCode) ?? 0))
  const cards = await productCards(replicaOf(db), [...offs.keys()], now)
  return [...cards.values()].flatMap((card) => {
    const off = Math.min(offs.get(card.productCode) ?? 0, card.salePrice)
    return card.status === ProductStatus.onShelf && card.mark !== 'rx' && off > 0 ? [{ card, off }] : []
  })
}
