import type { RouteName } from '../../../../src/routes/table'
import type { Member } from '../../../journeys/support/people'
import { members } from '../shop'
import { settle } from '../stops'

/** A main screen to draw: the same on both platforms. */
export type Scene = { name: string; route: RouteName; params: () => Promise<object>; as?: Member }

const scene = (
  name: string,
  route: RouteName,
  { as, params = {} }: { as?: Member; params?: Record<string, string> | (() => Promise<object>) } = {},
): Scene => ({ name, route, params: async () => (typeof params === 'function' ? params() : params), ...(as && { as }) })

export const SCENES: readonly Scene[] = [
  scene('home', 'home'),
  scene('category', 'category'),
  scene('search', 'searchResult', { params: { keyword: '感冒' } }),
  scene('product', 'product', { params: { productCode: '110011' } }),
  scene('prescription-drug', 'product', { params: { productCode: '100011' } }),
  scene('cart', 'cart', { as: members.zhou }),
  scene('confirm', 'orderConfirm', { as: members.zhou, params: async () => ({ settleId: await settle() }) }),
  scene('orders', 'orders', { as: members.zhou }),
  scene('me', 'me', { as: members.zhou }),
  scene('messages', 'messages', { as: members.zhou }),
  scene('login', 'login'),
]

/** Taller than a phone, so that more of a page than its head is drawn; points. */
export const TALL = 1200
