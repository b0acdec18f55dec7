import type { Implemented } from '../kernel/implement'
import { abTestHandlers } from './abTest'
import { accountHandlers } from './account'
import { addressHandlers } from './address'
import { agreementHandlers } from './agreement'
import { analyticsHandlers } from './analytics'
import { captchaHandlers } from './captcha'
import { cartHandlers } from './cart'
import { couponHandlers } from './coupon'
import { deregisterHandlers } from './deregister'
import { documentHandlers } from './document'
import { mallHandlers } from './mall'
import { orderHandlers } from './order'
import { partnerHandlers } from './partner'
import { payHandlers } from './pay'
import { preferenceHandlers } from './preference'
import { privacyHandlers } from './privacy'
import { productHandlers } from './product'
import { pushHandlers } from './push'
import { searchHandlers } from './search'
import { videoHandlers } from './video'
import { wechatHandlers } from './wechat'

/** Every call of the contract with what answers it. */
export const handlers: Implemented = [
  ...abTestHandlers,
  ...accountHandlers,
  ...addressHandlers,
  ...agreementHandlers,
  ...analyticsHandlers,
  ...captchaHandlers,
  ...cartHandlers,
  ...couponHandlers,
  ...deregisterHandlers,
  ...documentHandlers,
  ...mallHandlers,
  ...orderHandlers,
  ...partnerHandlers,
  ...payHandlers,
  ...preferenceHandlers,
  ...privacyHandlers,
  ...productHandlers,
  ...pushHandlers,
  ...searchHandlers,
  ...videoHandlers,
  ...wechatHandlers,
]
