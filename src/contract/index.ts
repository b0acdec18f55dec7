import { account } from './account'
import { address } from './address'
import { captcha } from './captcha'
import { cart } from './cart'
import { coupon } from './coupon'
import { document } from './document'
import { mall } from './mall'
import { order } from './order'
import { pay } from './pay'
import { product } from './product'
import { search } from './search'

/** The whole wire, by group. Pages import the group they use, so that a page carries only its own schemas. */
export const contract = { account, address, captcha, cart, coupon, document, mall, order, pay, product, search }
export type Contract = typeof contract
