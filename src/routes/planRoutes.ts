import { route } from './route'

/** What says of each row whose plans it is about: families share their pages. */
const TAF = { family: 'taf' } as const
const INNOVATION = { family: 'innovationpay' } as const

/** Rows of insurance that is applied for in the shop (specification 1, section 2: `/taf`, `/innovationpay`), and its cashier. */
export const planRoutes = {
  taf: route('/taf', 'plan/pages/cover/index', {
    title: '特药保障计划',
    pullToRefresh: true,
    skeleton: 1,
    shared: 'chat',
    fixed: TAF,
    next: ['tafInsure'],
  }),
  tafInsure: route('/taf/insure/:planId(\\d+)', 'plan/pages/insure/index', {
    title: '填写投保信息',
    skeleton: 1,
    session: 'required',
    needConsent: ['drugUserRule'],
    uninterrupted: true,
    fixed: TAF,
    next: ['payPlan'],
  }),
  tafBook: route('/taf/book', 'plan/pages/book/index', {
    title: '我的保单',
    pullToRefresh: true,
    skeleton: 1,
    query: ['policyId', 'policyNumber', 'code'],
    fixed: TAF,
  }),
  tafRightsOrder: route('/taf/rights/order/:policyId', 'plan/pages/rightsOrder/index', {
    title: '用药权益',
    skeleton: 1,
    session: 'required',
    needConsent: ['drugUserRule'],
    fixed: TAF,
    next: ['orderConfirm'],
  }),
  tafRightsPaid: route('/taf/rights/paid/:orderCode', 'plan/pages/rightsPaid/index', {
    title: '已付款',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
    fixed: TAF,
  }),
  tafRightsSending: route('/taf/rights/sending', 'plan/pages/rightsSending/index', {
    title: '特药配送',
    pullToRefresh: true,
    skeleton: 1,
    restoresScroll: true,
    session: 'required',
    query: ['orderCode'],
    fixed: TAF,
  }),
  innovationpay: route('/innovationpay/:type', 'plan/pages/cover/index', {
    title: '创新药分期保障',
    pullToRefresh: true,
    skeleton: 1,
    shared: 'chat',
    fixed: INNOVATION,
    next: ['innovationInsure'],
  }),
  innovationInsure: route('/innovationpay/:type/insure/:planId(\\d+)?', 'plan/pages/insure/index', {
    title: '填写投保信息',
    skeleton: 1,
    session: 'required',
    needConsent: ['drugUserRule'],
    uninterrupted: true,
    fixed: INNOVATION,
    next: ['payPlan'],
  }),
  innovationBook: route('/innovationpay/:type/book', 'plan/pages/book/index', {
    title: '我的保单',
    pullToRefresh: true,
    skeleton: 1,
    query: ['policyId', 'policyNumber', 'code'],
    fixed: INNOVATION,
  }),
  innovationRightsOrder: route('/innovationpay/:type/rights/order/:policyId', 'plan/pages/rightsOrder/index', {
    title: '用药权益',
    skeleton: 1,
    session: 'required',
    needConsent: ['drugUserRule'],
    fixed: INNOVATION,
    next: ['orderConfirm'],
  }),
  innovationRightsPaid: route('/innovationpay/:type/rights/paid/:orderCode', 'plan/pages/rightsPaid/index', {
    title: '已付款',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
    fixed: INNOVATION,
  }),
  innovationRightsSending: route('/innovationpay/:type/rights/sending', 'plan/pages/rightsSending/index', {
    title: '创新药配送',
    pullToRefresh: true,
    skeleton: 1,
    restoresScroll: true,
    session: 'required',
    query: ['orderCode'],
    fixed: INNOVATION,
  }),
  payPlan: route('/pay/plan', 'pay/pages/plan/index', {
    title: '支付保险费',
    session: 'required',
    uninterrupted: true,
    query: ['policyId', 'instalmentId', 'type'],
  }),
}
