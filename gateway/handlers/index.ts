import type { Implemented } from '../kernel/implement'
import { accountHandlers } from './account'
import { addressHandlers } from './address'
import { agreementHandlers } from './agreement'
import { captchaHandlers } from './captcha'
import { cartHandlers } from './cart'
import { couponHandlers } from './coupon'
import { documentHandlers } from './document'
import { mallHandlers } from './mall'
import { orderHandlers } from './order'
import { payHandlers } from './pay'
import { productHandlers } from './product'
import { searchHandlers } from './search'

/** Every call of the contract with what answers it. */
export const handlers: Implemented = [
  ...accountHandlers,
  ...addressHandlers,
  ...agreementHandlers,
  ...captchaHandlers,
  ...cartHandlers,
  ...couponHandlers,
  ...documentHandlers,
  ...mallHandlers,
  ...orderHandlers,
  ...payHandlers,
  ...productHandlers,
  ...searchHandlers,
]
