import { abTest } from './abTest'
import { account } from './account'
import { address } from './address'
import { agreement } from './agreement'
import { analytics } from './analytics'
import { captcha } from './captcha'
import { cart } from './cart'
import { coupon } from './coupon'
import { deregister } from './deregister'
import { document } from './document'
import { mall } from './mall'
import { order } from './order'
import { partner } from './partner'
import { pay } from './pay'
import { preference } from './preference'
import { privacy } from './privacy'
import { product } from './product'
import { push } from './push'
import { search } from './search'
import { settlement } from './settlement'
import { video } from './video'
import { wechat } from './wechat'

/** The whole wire, by group. Pages import the group they use, so that a page carries only its own schemas. */
export const contract = {
  abTest,
  account,
  address,
  agreement,
  analytics,
  captcha,
  cart,
  coupon,
  deregister,
  document,
  mall,
  order,
  partner,
  pay,
  preference,
  privacy,
  product,
  push,
  search,
  settlement,
  video,
  wechat,
}
export type Contract = typeof contract
