import { makeStale, queries } from '@/api/queries'
import { write } from '@/api/write'
import { cart, type Cart } from '@/contract/cart'
import { useSession } from '@/platform/session'

const NOTHING = {}

/** The cart's place in the cache: it belongs to the member, or to this device's visitor. */
const placeOf = () => [cart.products.line, useSession.getState().member?.userId, NOTHING]
const show = (answer: Cart) => {
  queries.setQueryData(placeOf(), answer)
  return answer
}

export type CartItem = { skuCode: string; quantity: number; combineId?: string; selected?: boolean }

/** Puts packings into the cart. `source` says from which page. */
export const addToCart = async (items: CartItem[], source: string) => show(await write(cart.add, { query: { sync: 'true' }, body: { items, source } }))

export const changeLine = async (lineId: string, change: { quantity?: number; skuCode?: string }) =>
  show(await write(cart.change, { params: { lineId }, body: change }))

export const selectLines = async (lineIds: string[], selected: boolean) => show(await write(cart.select, { body: { lineIds, selected } }))

export const removeLines = async (lineIds: string[]) => show(await write(cart.remove, { query: { items: lineIds.join(',') } }))

/** The cart as it stands in the cache, for an optimistic change and its way back. */
export const shownCart = (): Cart | undefined => queries.getQueryData<Cart>(placeOf())
export const showCart = (answer: Cart | undefined) => void queries.setQueryData(placeOf(), answer)
export const cartChanged = () => makeStale(cart.products)
