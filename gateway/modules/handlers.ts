/* Written by `npm run docs` from the folders; do not edit. */
import type { Implemented } from '../kernel/implement'
import { abTestHandlers } from './abTest/handlers'
import { accountHandlers } from './account/handlers'
import { addressHandlers } from './address/handlers'
import { aftersalesRecordHandlers } from './aftersalesRecord/handlers'
import { agreementHandlers } from './agreement/handlers'
import { analyticsHandlers } from './analytics/handlers'
import { articleHandlers } from './article/handlers'
import { assistHandlers } from './assist/handlers'
import { cabinetHandlers } from './cabinet/handlers'
import { captchaHandlers } from './captcha/handlers'
import { cartHandlers } from './cart/handlers'
import { chatHandlers } from './chat/handlers'
import { chronicHealthHandlers } from './chronicHealth/handlers'
import { coinHandlers } from './coin/handlers'
import { complaintHandlers } from './complaint/handlers'
import { consultationHandlers } from './consultation/handlers'
import { countsHandlers } from './counts/handlers'
import { couponHandlers } from './coupon/handlers'
import { couponUseHandlers } from './couponUse/handlers'
import { dataCopyHandlers } from './dataCopy/handlers'
import { deregisterHandlers } from './deregister/handlers'
import { diseaseHandlers } from './disease/handlers'
import { documentHandlers } from './document/handlers'
import { hallHandlers } from './hall/handlers'
import { hospitalDrugHandlers } from './hospitalDrug/handlers'
import { insuranceHandlers } from './insurance/handlers'
import { invitationHandlers } from './invitation/handlers'
import { invoiceHandlers } from './invoice/handlers'
import { landingHandlers } from './landing/handlers'
import { levelHandlers } from './level/handlers'
import { lotteryActivityHandlers } from './lotteryActivity/handlers'
import { lotteryHandlers } from './lottery/handlers'
import { mallHandlers } from './mall/handlers'
import { memberHandlers } from './member/handlers'
import { messageHandlers } from './message/handlers'
import { newUserHandlers } from './newUser/handlers'
import { orderHandlers } from './order/handlers'
import { partnerHandlers } from './partner/handlers'
import { patientHandlers } from './patient/handlers'
import { payHandlers } from './pay/handlers'
import { planHandlers } from './plan/handlers'
import { powerHandlers } from './power/handlers'
import { preAskHandlers } from './preAsk/handlers'
import { preferenceHandlers } from './preference/handlers'
import { prescriptionHandlers } from './prescription/handlers'
import { prescriptionSignHandlers } from './prescriptionSign/handlers'
import { priceKeptHandlers } from './priceKept/handlers'
import { privacyHandlers } from './privacy/handlers'
import { productHandlers } from './product/handlers'
import { promotionHandlers } from './promotion/handlers'
import { pushHandlers } from './push/handlers'
import { questionnaireHandlers } from './questionnaire/handlers'
import { refundHandlers } from './aftersales/handlers'
import { registrationHandlers } from './registration/handlers'
import { reviewHandlers } from './review/handlers'
import { reviewHeadHandlers } from './reviewHead/handlers'
import { rxHandlers } from './rx/handlers'
import { safetyHandlers } from './safety/handlers'
import { searchHandlers } from './search/handlers'
import { sensitiveWordHandlers } from './sensitiveWord/handlers'
import { serviceOrderHandlers } from './serviceOrder/handlers'
import { settlementHandlers } from './settlement/handlers'
import { signHandlers } from './sign/handlers'
import { svipHandlers } from './svip/handlers'
import { topListHandlers } from './topList/handlers'
import { uploadHandlers } from './upload/handlers'
import { videoHandlers } from './video/handlers'
import { wechatHandlers } from './wechat/handlers'

/** Every call of the contract with what answers it. */
export const handlers: Implemented = [
  ...abTestHandlers,
  ...accountHandlers,
  ...addressHandlers,
  ...aftersalesRecordHandlers,
  ...agreementHandlers,
  ...analyticsHandlers,
  ...articleHandlers,
  ...assistHandlers,
  ...cabinetHandlers,
  ...captchaHandlers,
  ...cartHandlers,
  ...chatHandlers,
  ...chronicHealthHandlers,
  ...coinHandlers,
  ...complaintHandlers,
  ...consultationHandlers,
  ...countsHandlers,
  ...couponHandlers,
  ...couponUseHandlers,
  ...dataCopyHandlers,
  ...deregisterHandlers,
  ...diseaseHandlers,
  ...documentHandlers,
  ...hallHandlers,
  ...hospitalDrugHandlers,
  ...insuranceHandlers,
  ...invitationHandlers,
  ...invoiceHandlers,
  ...landingHandlers,
  ...levelHandlers,
  ...lotteryActivityHandlers,
  ...lotteryHandlers,
  ...mallHandlers,
  ...memberHandlers,
  ...messageHandlers,
  ...newUserHandlers,
  ...orderHandlers,
  ...partnerHandlers,
  ...patientHandlers,
  ...payHandlers,
  ...planHandlers,
  ...powerHandlers,
  ...preAskHandlers,
  ...preferenceHandlers,
  ...prescriptionHandlers,
  ...prescriptionSignHandlers,
  ...priceKeptHandlers,
  ...privacyHandlers,
  ...productHandlers,
  ...promotionHandlers,
  ...pushHandlers,
  ...questionnaireHandlers,
  ...refundHandlers,
  ...registrationHandlers,
  ...reviewHandlers,
  ...reviewHeadHandlers,
  ...rxHandlers,
  ...safetyHandlers,
  ...searchHandlers,
  ...sensitiveWordHandlers,
  ...serviceOrderHandlers,
  ...settlementHandlers,
  ...signHandlers,
  ...svipHandlers,
  ...topListHandlers,
  ...uploadHandlers,
  ...videoHandlers,
  ...wechatHandlers,
]
