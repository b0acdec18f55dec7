import { makeStale, queries } from '@/api/queries'
import { write } from '@/api/write'
import { cart, type Cart } from '@/contract/cart'
import { useSession } from '@/platform/session'
import { inTurn } from './inTurn'
import { dropSelection, expectSelection } from './pendingChanges'

const NOTHING = {}

/** The cart's place in the cache: it belongs to the member, or to this device's visitor. */
const placeOf = () => [cart.products.line, useSession.getState().member?.userId, NOTHING]

/** Shows a write's answer; a read under way could only bring an older cart. */
async function shown(answer: Promise<Cart>): Promise<Cart> {
  const place = placeOf()
  const newest = await answer
  await queries.cancelQueries({ queryKey: place })
  queries.setQueryData(place, newest)
  return newest
}

export type CartItem = { skuCode: string; quantity: number; combineId?: string; selected?: boolean }

/** Puts packings into the cart. `source` says from which page. */
export const addToCart = (items: CartItem[], source: string) =>
  inTurn(() => shown(write(cart.add, { query: { sync: 'true' }, body: { items, source } })))

/** Another number of pieces, or another packing of the same product. */
export const changeLine = (lineId: string, change: { quantity?: number; skuCode?: string }) =>
  inTurn(() => shown(write(cart.change, { params: { lineId }, body: change })))

/** Ticks lines at once; they fall back where the gateway refuses. */
export async function selectLines(lineIds: string[], selected: boolean): Promise<void> {
  expectSelection(lineIds, selected)
  try {
    await inTurn(() => shown(write(cart.select, { body: { lineIds, selected } })))
  } finally {
    dropSelection(lineIds, selected)
  }
}

export const removeLines = (lineIds: string[]) => inTurn(() => shown(write(cart.remove, { query: { items: lineIds.join(',') } })))

export const cartChanged = () => makeStale(cart.products)
