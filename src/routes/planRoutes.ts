import { route } from './route'

/** What says of each row whose plans it is about: families share their pages. */
const TAF = { family: 'taf' } as const
const INNOVATION = { family: 'innovationpay' } as const

/** Rows of insurance that is applied for in the shop (specification 1, section 2: `/taf`, `/innovationpay`), and its cashier. */
export const planRoutes = {
  taf: route('/taf', 'plan/cover', {
    title: '特药保障计划',
    pullToRefresh: true,
    skeleton: 1,
    shared: 'chat',
    fixed: TAF,
    next: ['tafInsure'],
  }),
  tafInsure: route('/taf/insure/:planId(\\d+)', 'plan/insure', {
    title: '填写投保信息',
    skeleton: 1,
    session: 'required',
    needConsent: ['drugUserRule'],
    uninterrupted: true,
    fixed: TAF,
    next: ['payPlan'],
  }),
  tafBook: route('/taf/book', 'plan/book', {
    title: '我的保单',
    pullToRefresh: true,
    skeleton: 1,
    query: ['policyId', 'policyNumber', 'code'],
    fixed: TAF,
  }),
  tafRightsOrder: route('/taf/rights/order/:policyId', 'plan/rightsOrder', {
    title: '用药权益',
    skeleton: 1,
    session: 'required',
    needConsent: ['drugUserRule'],
    fixed: TAF,
    next: ['orderConfirm'],
  }),
  tafRightsPaid: route('/taf/rights/paid/:orderCode', 'plan/rightsPaid', {
    title: '已付款',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
    fixed: TAF,
  }),
  tafRightsSending: route('/taf/rights/sending', 'plan/rightsSending', {
    title: '特药配送',
    pullToRefresh: true,
    skeleton: 1,
    restoresScroll: true,
    session: 'required',
    query: ['orderCode'],
    fixed: TAF,
  }),
  innovationpay: route('/innovationpay/:type', 'plan/cover', {
    title: '创新药分期保障',
    pullToRefresh: true,
    skeleton: 1,
    shared: 'chat',
    fixed: INNOVATION,
    next: ['innovationInsure'],
  }),
  innovationInsure: route('/innovationpay/:type/insure/:planId(\\d+)?', 'plan/insure', {
    title: '填写投保信息',
    skeleton: 1,
    session: 'required',
    needConsent: ['drugUserRule'],
    uninterrupted: true,
    fixed: INNOVATION,
    next: ['payPlan'],
  }),
  innovationBook: route('/innovationpay/:type/book', 'plan/book', {
    title: '我的保单',
    pullToRefresh: true,
    skeleton: 1,
    query: ['policyId', 'policyNumber', 'code'],
    fixed: INNOVATION,
  }),
  innovationRightsOrder: route('/innovationpay/:type/rights/order/:policyId', 'plan/rightsOrder', {
    title: '用药权益',
    skeleton: 1,
    session: 'required',
    needConsent: ['drugUserRule'],
    fixed: INNOVATION,
    next: ['orderConfirm'],
  }),
  innovationRightsPaid: route('/innovationpay/:type/rights/paid/:orderCode', 'plan/rightsPaid', {
    title: '已付款',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
    fixed: INNOVATION,
  }),
  innovationRightsSending: route('/innovationpay/:type/rights/sending', 'plan/rightsSending', {
    title: '创新药配送',
    pullToRefresh: true,
    skeleton: 1,
    restoresScroll: true,
    session: 'required',
    query: ['orderCode'],
    fixed: INNOVATION,
  }),
  payPlan: route('/pay/plan', 'pay/plan', {
    title: '支付保险费',
    session: 'required',
    uninterrupted: true,
    query: ['policyId', 'instalmentId', 'type'],
  }),
}
