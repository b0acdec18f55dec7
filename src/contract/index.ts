/* Written by `npm run docs` from the folders; do not edit. */
import { abTest } from './abTest'
import { account } from './account'
import { address } from './address'
import { aftersalesRecord } from './aftersalesRecord'
import { agreement } from './agreement'
import { analytics } from './analytics'
import { article } from './article'
import { assist } from './assist'
import { cabinet } from './cabinet'
import { captcha } from './captcha'
import { cart } from './cart'
import { chat } from './chat'
import { chronicHealth } from './chronicHealth'
import { coin } from './coin'
import { complaint } from './complaint'
import { consultation } from './consultation'
import { counts } from './counts'
import { coupon } from './coupon'
import { couponUse } from './couponUse'
import { dataCopy } from './dataCopy'
import { deregister } from './deregister'
import { disease } from './disease'
import { document } from './document'
import { hall } from './hall'
import { hospitalDrug } from './hospitalDrug'
import { insurance } from './insurance'
import { invitation } from './invitation'
import { invoice } from './invoice'
import { landing } from './landing'
import { level } from './level'
import { lottery } from './lottery'
import { lotteryActivity } from './lotteryActivity'
import { mall } from './mall'
import { member } from './member'
import { message } from './message'
import { newUser } from './newUser'
import { order } from './order'
import { partner } from './partner'
import { patient } from './patient'
import { pay } from './pay'
import { plan } from './plan'
import { power } from './power'
import { preAsk } from './preAsk'
import { preference } from './preference'
import { prescription } from './prescription'
import { prescriptionSign } from './prescriptionSign'
import { priceKept } from './priceKept'
import { privacy } from './privacy'
import { product } from './product'
import { promotion } from './promotion'
import { push } from './push'
import { questionnaire } from './questionnaire'
import { refund } from './refund'
import { registration } from './registration'
import { review } from './review'
import { reviewHead } from './reviewHead'
import { rx } from './rx'
import { safety } from './safety'
import { search } from './search'
import { sensitiveWord } from './sensitiveWord'
import { serviceOrder } from './serviceOrder'
import { settlement } from './settlement'
import { sign } from './sign'
import { svip } from './svip'
import { topList } from './topList'
import { upload } from './upload'
import { video } from './video'
import { wechat } from './wechat'

/** The whole wire, by group. Pages import the group they use, so that a page carries only its own schemas. */
export const contract = {
  abTest,
  account,
  address,
  aftersalesRecord,
  agreement,
  analytics,
  article,
  assist,
  cabinet,
  captcha,
  cart,
  chat,
  chronicHealth,
  coin,
  complaint,
  consultation,
  counts,
  coupon,
  couponUse,
  dataCopy,
  deregister,
  disease,
  document,
  hall,
  hospitalDrug,
  insurance,
  invitation,
  invoice,
  landing,
  level,
  lottery,
  lotteryActivity,
  mall,
  member,
  message,
  newUser,
  order,
  partner,
  patient,
  pay,
  plan,
  power,
  preAsk,
  preference,
  prescription,
  prescriptionSign,
  priceKept,
  privacy,
  product,
  promotion,
  push,
  questionnaire,
  refund,
  registration,
  review,
  reviewHead,
  rx,
  safety,
  search,
  sensitiveWord,
  serviceOrder,
  settlement,
  sign,
  svip,
  topList,
  upload,
  video,
  wechat,
}
export type Contract = typeof contract
