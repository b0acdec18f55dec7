import type { z } from 'zod/mini'
import type { OrderQuery } from '../../../counter/contract/order'
import type { Querying } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { orders } from '../purchase/schema'
import { isHeldSo, withHolders } from '../waiting/holds'
import { checkQueue } from './checkQueue'
import { listChecks } from './listChecks'

type Looking = { db: Querying; ring: KeyRing; now: Date; staffId: string }

/** A page of the orders that wait for a check, or that were checked, with who has each in hand. */
export async function pageOfChecks({ db, ring, now, staffId }: Looking, query: z.infer<typeof OrderQuery>) {
  const held = { queue: 'orders', source: checkQueue, now, staffId } as const
  const hold = query.state === 'waiting' ? isHeldSo(db, { ...held, id: orders.orderCode, hold: query.hold }) : undefined
  return withHolders(db, await listChecks({ db, ring }, { ...query, where: hold }), { ...held, idOf: ({ orderCode }) => orderCode })
}
