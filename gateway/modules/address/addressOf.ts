import { and, desc, eq } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { addresses } from '../../db/schema'
import { notFound } from '../../kernel/refusal'

export type StoredAddress = typeof addresses.$inferSelect

/** The address an order goes to: the one named, else the default, else the newest; nothing where a member has none. Somebody else's is not found. */
export async function addressOf(db: Querying, memberId: string, addressId: string | undefined): Promise<StoredAddress | undefined> {
  const own = eq(addresses.memberId, memberId)
  const [found] = await db
    .select()
    .from(addresses)
    .where(addressId === undefined ? own : and(own, eq(addresses.id, addressId)))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt))
    .limit(1)
  if (!found && addressId !== undefined) throw notFound('收货地址')
  return found
}

/** One line as it stands on a parcel; a municipality is not said twice. */
export const addressText = ({ province, city, area, detail }: StoredAddress) =>
  [province.name, ...(city.name === province.name ? [] : [city.name]), area.name, detail].join('')
