/* Written by `npm run docs` from the folders; do not edit. */
import type { WorkImplemented } from '../kernel/work/implementWork'
import { aftersalesWorkHandlers } from '../modules/aftersales/workHandlers'
import { articleWorkHandlers } from '../modules/article/workHandlers'
import { assistWorkHandlers } from '../modules/assist/workHandlers'
import { auditWorkHandlers } from '../modules/audit/workHandlers'
import { callbackWorkHandlers } from '../modules/callback/workHandlers'
import { changeWorkHandlers } from '../modules/change/workHandlers'
import { chatWorkHandlers } from '../modules/chat/workHandlers'
import { compensationWorkHandlers } from '../modules/compensation/workHandlers'
import { complaintWorkHandlers } from '../modules/complaint/workHandlers'
import { consultationWorkHandlers } from '../modules/consultation/workHandlers'
import { couponWorkHandlers } from '../modules/coupon/workHandlers'
import { documentWorkHandlers } from '../modules/document/workHandlers'
import { findWorkHandlers } from '../modules/find/workHandlers'
import { insuranceWorkHandlers } from '../modules/insurance/workHandlers'
import { invitationWorkHandlers } from '../modules/invitation/workHandlers'
import { invoiceWorkHandlers } from '../modules/invoice/workHandlers'
import { landingWorkHandlers } from '../modules/landing/workHandlers'
import { lotteryWorkHandlers } from '../modules/lottery/workHandlers'
import { membershipWorkHandlers } from '../modules/membership/workHandlers'
import { needWorkHandlers } from '../modules/need/workHandlers'
import { orderWorkHandlers } from '../modules/order/workHandlers'
import { payWorkHandlers } from '../modules/pay/workHandlers'
import { prescriptionWorkHandlers } from '../modules/prescription/workHandlers'
import { previewWorkHandlers } from '../modules/preview/workHandlers'
import { priceKeptWorkHandlers } from '../modules/priceKept/workHandlers'
import { productSheetWorkHandlers } from '../modules/productSheet/workHandlers'
import { productWorkHandlers } from '../modules/product/workHandlers'
import { promotionWorkHandlers } from '../modules/promotion/workHandlers'
import { questionnaireWorkHandlers } from '../modules/questionnaire/workHandlers'
import { queueWorkHandlers } from '../modules/queue/workHandlers'
import { recheckWorkHandlers } from '../modules/recheck/workHandlers'
import { reviewWorkHandlers } from '../modules/review/workHandlers'
import { revisionWorkHandlers } from '../modules/revision/workHandlers'
import { sampleCartWorkHandlers } from '../modules/sampleCart/workHandlers'
import { sensitiveWordWorkHandlers } from '../modules/sensitiveWord/workHandlers'
import { settingWorkHandlers } from '../modules/setting/workHandlers'
import { staffWorkHandlers } from '../modules/staff/workHandlers'
import { statementWorkHandlers } from '../modules/statement/workHandlers'
import { stockReminderWorkHandlers } from '../modules/stockReminder/workHandlers'
import { svipWorkHandlers } from '../modules/svip/workHandlers'
import { todayWorkHandlers } from '../modules/today/workHandlers'
import { uncoverWorkHandlers } from '../modules/uncover/workHandlers'

/** Every call of the counter with what answers it. */
export const workHandlers: WorkImplemented = [
  ...aftersalesWorkHandlers,
  ...articleWorkHandlers,
  ...assistWorkHandlers,
  ...auditWorkHandlers,
  ...callbackWorkHandlers,
  ...changeWorkHandlers,
  ...chatWorkHandlers,
  ...compensationWorkHandlers,
  ...complaintWorkHandlers,
  ...consultationWorkHandlers,
  ...couponWorkHandlers,
  ...documentWorkHandlers,
  ...findWorkHandlers,
  ...insuranceWorkHandlers,
  ...invitationWorkHandlers,
  ...invoiceWorkHandlers,
  ...landingWorkHandlers,
  ...lotteryWorkHandlers,
  ...membershipWorkHandlers,
  ...needWorkHandlers,
  ...orderWorkHandlers,
  ...payWorkHandlers,
  ...prescriptionWorkHandlers,
  ...previewWorkHandlers,
  ...priceKeptWorkHandlers,
  ...productSheetWorkHandlers,
  ...productWorkHandlers,
  ...promotionWorkHandlers,
  ...questionnaireWorkHandlers,
  ...queueWorkHandlers,
  ...recheckWorkHandlers,
  ...reviewWorkHandlers,
  ...revisionWorkHandlers,
  ...sampleCartWorkHandlers,
  ...sensitiveWordWorkHandlers,
  ...settingWorkHandlers,
  ...staffWorkHandlers,
  ...statementWorkHandlers,
  ...stockReminderWorkHandlers,
  ...svipWorkHandlers,
  ...todayWorkHandlers,
  ...uncoverWorkHandlers,
]
