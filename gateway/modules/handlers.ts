import type { Implemented } from '../kernel/implement'
import { abTestHandlers } from './abTest/handlers'
import { accountHandlers } from './account/handlers'
import { addressHandlers } from './address/handlers'
import { agreementHandlers } from './agreement/handlers'
import { analyticsHandlers } from './analytics/handlers'
import { captchaHandlers } from './captcha/handlers'
import { cartHandlers } from './cart/handlers'
import { couponHandlers } from './coupon/handlers'
import { deregisterHandlers } from './deregister/handlers'
import { documentHandlers } from './document/handlers'
import { mallHandlers } from './mall/handlers'
import { orderHandlers } from './order/handlers'
import { partnerHandlers } from './partner/handlers'
import { payHandlers } from './order/payments/handlers'
import { preferenceHandlers } from './preference/handlers'
import { privacyHandlers } from './privacy/handlers'
import { productHandlers } from './product/handlers'
import { pushHandlers } from './push/handlers'
import { searchHandlers } from './search/handlers'
import { settlementHandlers } from './settlement/handlers'
import { videoHandlers } from './video/handlers'
import { wechatHandlers } from './wechat/handlers'

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
  ...settlementHandlers,
  ...videoHandlers,
  ...wechatHandlers,
]
