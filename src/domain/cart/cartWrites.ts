import { queries, queryKeyOf, refetch } from '@/api/queries'
import { write } from '@/api/write'
import { cart, type Cart } from '@/contract/cart'
import { useSession } from '@/platform/session'
import { enqueue } from './writeQueue'
import { isSinglePage, WHERE_TO_GO_ON } from '@/routes/singlePage'
import { Reason } from '@/ui/feedback/reason'
import { dropSelection, expectSelection } from './pendingChanges'

/** The cart's place in the cache: it belongs to the member, or to this device's visitor. */
const placeOf = () => queryKeyOf(cart.products, useSession.getState().member?.userId, {})

/** Puts a write's answer into the cache; a read in flight is cancelled, because it could only bring an older cart. */
async function shown(answer: Promise<Cart>): Promise<Cart> {
  const place = placeOf()
  const newest = await answer
  await queries.cancelQueries({ queryKey: place })
  queries.setQueryData(place, newest)
  return newest
}

export type CartItem = { skuCode: string; quantity: number; combineId?: string; selected?: boolean }

/** Puts packings into the cart. `source` says from which page. A single page of moments is a device of its own, whose cart nobody sees again. */
export async function addToCart(items: CartItem[], source: string): Promise<Cart> {
  if (isSinglePage) throw new Reason(WHERE_TO_GO_ON)
  return enqueue(() => shown(write(cart.add, { query: { sync: 'true' }, body: { items, source } })))
}

/** Another number of pieces, or another packing of the same product. */
export const changeLine = (lineId: string, change: { quantity?: number; skuCode?: string }) =>
  enqueue(() => shown(write(cart.change, { params: { lineId }, body: change })))

/** Ticks lines at once; they fall back where the gateway refuses. */
export async function selectLines(lineIds: string[], selected: boolean): Promise<void> {
  expectSelection(lineIds, selected)
  try {
    await enqueue(() => shown(write(cart.select, { body: { lineIds, selected } })))
  } finally {
    dropSelection(lineIds, selected)
  }
}

export const removeLines = (lineIds: string[]) => enqueue(() => shown(write(cart.remove, { query: { items: lineIds.join(',') } })))

export const cartChanged = () => refetch(cart.products)
