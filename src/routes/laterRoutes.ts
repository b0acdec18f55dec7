import { accountRoutes } from './accountRoutes'
import { couponRoutes } from './couponRoutes'
import { lotteryRoutes } from './lotteryRoutes'
import { friendRoutes } from './friendRoutes'
import { developmentRoutes } from './developmentRoutes'
import { insuranceRoutes } from './insuranceRoutes'
import { legalRoutes } from './legalRoutes'
import { planRoutes } from './planRoutes'
import { powerRoutes } from './powerRoutes'
import { route } from './route'
import { svipRoutes } from './svipRoutes'
import { visitorRoutes } from './visitorRoutes'

/** Addresses that lead out of pages behind the first one, or out of the first one by a press: the account's, the coupons', the legal texts' … */
export const laterRoutes = {
  ...accountRoutes,
  ...couponRoutes,
  ...lotteryRoutes,
  ...svipRoutes,
  ...friendRoutes,
  ...visitorRoutes,
  ...insuranceRoutes,
  ...planRoutes,
  ...powerRoutes,
  ...legalRoutes,

  // Nobody passes them on: what is sent instead is the shop (docs/decisions/hall.md).
  maleHall: route('/malepharmacy', 'hall/hall', {
    title: '男性健康馆',
    pullToRefresh: true,
    skeleton: 1,
    next: ['maleHallSearch', 'product'],
  }),
  maleHallSearch: route('/malepharmacy/search', 'hall/search', { title: '搜索男性健康馆', skeleton: 1, next: ['product'] }),
  address: route('/user/address/:mode(add|edit)/:id?', 'address/edit', { title: '编辑地址', session: 'required' }),
  sign: route('/sign', 'sign/sign', { title: '每日签到', pullToRefresh: true, skeleton: 1, session: 'required' }),
  coin: route('/coin', 'coin/coin', { title: '健康币', pullToRefresh: true, skeleton: 1, session: 'required' }),
  coinDetail: route('/coin/detail', 'coin/detail', {
    title: '健康币明细',
    pullToRefresh: true,
    skeleton: 1,
    restoresScroll: true,
    session: 'required',
  }),
  member: route('/member', 'member/member', { title: '会员中心', pullToRefresh: true, skeleton: 1, session: 'required' }),
  memberGrowth: route('/member/growth', 'member/growth', {
    title: '成长值记录',
    pullToRefresh: true,
    skeleton: 1,
    restoresScroll: true,
    session: 'required',
  }),
  healthPopSci: route('/sign/healthPopSci', 'article/list', {
    title: '健康科普',
    keywords: '健康科普,用药常识,慢病管理,药师',
    description: '药师写的健康科普：用药常识、慢病管理、感冒发热、儿童用药，讲明出处，字大好读。',
    pullToRefresh: true,
    skeleton: 1,
    restoresScroll: true,
    indexed: true,
    query: ['topic'],
    shared: 'chat',
    sharedQuery: ['topic'],
  }),
  article: route('/sign/healthPopSci/:articleId', 'article/article', {
    title: '健康科普',
    skeleton: 1,
    restoresScroll: true,
    indexed: true,
    shared: 'moments',
  }),

  bank: route('/pay/bank', 'pay/bank', { title: '支付', session: 'required', query: ['url'], uninterrupted: true }),
  orderLogistic: route('/orders/:orderCode/logistic', 'order/logistic', {
    title: '物流信息',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
  }),
  confirmGoods: route('/confirmgoods', 'receipt/receive', {
    title: '确认收货',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
  }),
  refunds: route('/aftersales', 'aftersales/refunds', {
    title: '退款 / 售后',
    pullToRefresh: true,
    skeleton: 1,
    restoresScroll: true,
    session: 'required',
    query: ['tab'],
  }),
  priceKept: route('/priceKept/:orderCode', 'aftersales/priceKept', {
    title: '价格保护',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
  }),
  priceKeptRecords: route('/priceKept', 'aftersales/priceKeptRecords', {
    title: '价保记录',
    pullToRefresh: true,
    skeleton: 1,
    restoresScroll: true,
    session: 'required',
  }),
  refundApply: route('/aftersales/apply/:orderCode', 'aftersales/apply', {
    title: '申请售后',
    skeleton: 1,
    session: 'required',
    query: ['lineId'],
  }),
  records: route('/afterSalesRecordList', 'aftersales/records', {
    title: '全部售后记录',
    pullToRefresh: true,
    skeleton: 1,
    restoresScroll: true,
    session: 'required',
  }),
  recordHistory: route('/afterSalesRecordHistory/:id', 'aftersales/recordHistory', {
    title: '办理经过',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
  }),
  recordDetail: route('/afterSalesRecordDetail/:id', 'aftersales/recordDetail', {
    title: '售后记录',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
  }),
  serviceOrders: route('/serviceOrders', 'aftersales/serviceOrders', {
    title: '服务订单',
    pullToRefresh: true,
    skeleton: 1,
    restoresScroll: true,
    session: 'required',
  }),
  serviceOrder: route('/serviceOrders/:id', 'aftersales/serviceOrder', {
    title: '服务订单',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
  }),
  refund: route('/aftersales/:refundNumber', 'aftersales/refund', {
    title: '退款详情',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
  }),
  refundLogistic: route('/aftersales/:refundNumber/logistic', 'order/returnLogistic', {
    title: '寄回物流',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
  }),

  feedback: route('/feedback', 'complaint/feedback', { title: '意见建议', session: 'required' }),
  // With an account or without a name.
  report: route('/report', 'complaint/report', { title: '投诉建议', query: ['kind', 'subjectKind', 'subjectId'] }),
  reportAdverse: route('/report/adverse', 'complaint/adverse', {
    title: '用药后不适',
    session: 'required',
    query: ['productCode'],
  }),
  reportQuery: route('/reportQuery', 'complaint/query', { title: '查询进度' }),
  reportRecord: route('/reportRecord', 'complaint/record', {
    title: '反馈记录',
    pullToRefresh: true,
    skeleton: 1,
    restoresScroll: true,
    session: 'required',
  }),
  reportDetail: route('/reportDetail', 'complaint/detail', {
    title: '反馈详情',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
    query: ['id'],
  }),

  questionnaire: route('/questionnaire/:type', 'questionnaire/questionnaire', {
    title: '健康问卷',
    skeleton: 1,
    session: 'required',
    query: ['orderCode'],
  }),

  reviews: route('/reviews', 'review/reviews', {
    title: '我的评价',
    pullToRefresh: true,
    skeleton: 1,
    restoresScroll: true,
    session: 'required',
    query: ['tab'],
  }),
  reviewWrite: route('/reviews/:lineId', 'review/write', {
    title: '评价',
    skeleton: 1,
    session: 'required',
    query: ['mode'],
  }),
  productReviews: route('/product/:productCode(\\d+)/reviews', 'review/product', {
    title: '商品评价',
    pullToRefresh: true,
    skeleton: 1,
    restoresScroll: true,
    shared: 'chat',
  }),

  invoices: route('/invoices', 'invoice/invoices', {
    title: '我的发票',
    pullToRefresh: true,
    skeleton: 1,
    restoresScroll: true,
    session: 'required',
    query: ['part'],
  }),
  invoiceTitles: route('/invoices/titles', 'invoice/titles', {
    title: '发票抬头',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
  }),
  invoice: route('/invoice/:orderCode', 'invoice/invoice', {
    title: '发票',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
    query: ['id'],
  }),

  kf: route('/kf', 'chat/kf', {
    title: '在线客服',
    skeleton: 1,
    session: 'required',
    query: ['desk', 'productCode', 'orderCode', 'prescriptionId'],
  }),
  leaveMsg: route('/leaveMsg/:website(mall|doctor|hospital)', 'chat/leaveMsg', { title: '给客服留言' }),

  swiper: route('/swiper', 'gallery/swiper', { title: '轮播' }),
  slide: route('/slide', 'gallery/slide', { title: '图片', query: ['at'] }),
  ...developmentRoutes,
}
