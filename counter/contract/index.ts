/* Written by `npm run docs` from the folders; do not edit. */
import { aftersales } from './aftersales'
import { article } from './article'
import { assist } from './assist'
import { audit } from './audit'
import { callback } from './callback'
import { change } from './change'
import { chat } from './chat'
import { compensation } from './compensation'
import { complaint } from './complaint'
import { consultation } from './consultation'
import { coupon } from './coupon'
import { document } from './document'
import { find } from './find'
import { insurance } from './insurance'
import { invitation } from './invitation'
import { invoice } from './invoice'
import { landing } from './landing'
import { lottery } from './lottery'
import { membership } from './membership'
import { need } from './need'
import { order } from './order'
import { pay } from './pay'
import { prescription } from './prescription'
import { preview } from './preview'
import { priceKept } from './priceKept'
import { product } from './product'
import { productSheet } from './productSheet'
import { promotion } from './promotion'
import { questionnaire } from './questionnaire'
import { queue } from './queue'
import { recheck } from './recheck'
import { review } from './review'
import { revision } from './revision'
import { sampleCart } from './sampleCart'
import { sensitiveWord } from './sensitiveWord'
import { setting } from './setting'
import { staff } from './staff'
import { statement } from './statement'
import { stockReminder } from './stockReminder'
import { svip } from './svip'
import { today } from './today'
import { uncover } from './uncover'

/** Every call of the counter, by group. */
export const workContract = {
  aftersales,
  article,
  assist,
  audit,
  callback,
  change,
  chat,
  compensation,
  complaint,
  consultation,
  coupon,
  document,
  find,
  insurance,
  invitation,
  invoice,
  landing,
  lottery,
  membership,
  need,
  order,
  pay,
  prescription,
  preview,
  priceKept,
  product,
  productSheet,
  promotion,
  questionnaire,
  queue,
  recheck,
  review,
  revision,
  sampleCart,
  sensitiveWord,
  setting,
  staff,
  statement,
  stockReminder,
  svip,
  today,
  uncover,
}
