import type { Order } from '@/contract/order'
import { grouped } from '@/lib/grouped'

/** The coins that an order gave, or gives once it is received, in words; nothing where it gives none. */
export function earningWords({ earns = 0, earned = 0 }: Pick<Order, 'earns' | 'earned'>): string | undefined {
  if (earned > 0) return `已得 ${grouped(earned)} 健康币`
  return earns > 0 ? `确认收货后得 ${grouped(earns)} 健康币` : undefined
}
