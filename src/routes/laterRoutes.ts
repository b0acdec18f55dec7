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
  maleHall: route('/malepharmacy', 'hall/pages/hall/index', {
    title: '男性健康馆',
    pullToRefresh: true,
    skeleton: 1,
    next: ['maleHallSearch', 'product'],
  }),
  maleHallSearch: route('/malepharmacy/search', 'hall/pages/search/index', { title: '搜索男性健康馆', skeleton: 1, next: ['product'] }),
  address: route('/user/address/:mode(add|edit)/:id?', 'address/pages/edit/index', { title: '编辑地址', session: 'required' }),
  sign: route('/sign', 'sign/pages/sign/index', { title: '每日签到', pullToRefresh: true, skeleton: 1, session: 'required' }),
  coin: route('/coin', 'coin/pages/coin/index', { title: '健康币', pullToRefresh: true, skeleton: 1, session: 'required' }),
  coinDetail: route('/coin/detail', 'coin/pages/detail/index', {
    title: '健康币明细',
    pullToRefresh: true,
    skeleton: 1,
    restoresScroll: true,
    session: 'required',
  }),
  member: route('/member', 'member/pages/member/index', { title: '会员中心', pullToRefresh: true, skeleton: 1, session: 'required' }),
  memberGrowth: route('/member/growth', 'member/pages/growth/index', {
    title: '成长值记录',
    pullToRefresh: true,
    skeleton: 1,
    restoresScroll: true,
    session: 'required',
  }),
  healthPopSci: route('/sign/healthPopSci', 'article/pages/list/index', {
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
  article: route('/sign/healthPopSci/:articleId', 'article/pages/article/index', {
    title: '健康科普',
    skeleton: 1,
    restoresScroll: true,
    indexed: true,
    shared: 'moments',
  }),

  bank: route('/pay/bank', 'pay/pages/bank/index', { title: '支付', session: 'required', query: ['url'], uninterrupted: true }),
  orderLogistic: route('/orders/:orderCode/logistic', 'order/pages/logistic/index', {
    title: '物流信息',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
  }),
  confirmGoods: route('/confirmgoods', 'receipt/pages/receive/index', {
    title: '确认收货',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
  }),
  refunds: route('/aftersales', 'aftersales/pages/refunds/index', {
    title: '退款 / 售后',
    pullToRefresh: true,
    skeleton: 1,
    restoresScroll: true,
    session: 'required',
    query: ['tab'],
  }),
  priceKept: route('/priceKept/:orderCode', 'aftersales/pages/priceKept/index', {
    title: '价格保护',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
  }),
  priceKeptRecords: route('/priceKept', 'aftersales/pages/priceKeptRecords/index', {
    title: '价保记录',
    pullToRefresh: true,
    skeleton: 1,
    restoresScroll: true,
    session: 'required',
  }),
  refundApply: route('/aftersales/apply/:orderCode', 'aftersales/pages/apply/index', {
    title: '申请售后',
    skeleton: 1,
    session: 'required',
    query: ['lineId'],
  }),
  records: route('/afterSalesRecordList', 'aftersales/pages/records/index', {
    title: '全部售后记录',
    pullToRefresh: true,
    skeleton: 1,
    restoresScroll: true,
    session: 'required',
  }),
  recordHistory: route('/afterSalesRecordHistory/:id', 'aftersales/pages/recordHistory/index', {
    title: '办理经过',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
  }),
  recordDetail: route('/afterSalesRecordDetail/:id', 'aftersales/pages/recordDetail/index', {
    title: '售后记录',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
  }),
  serviceOrders: route('/serviceOrders', 'aftersales/pages/serviceOrders/index', {
    title: '服务订单',
    pullToRefresh: true,
    skeleton: 1,
    restoresScroll: true,
    session: 'required',
  }),
  serviceOrder: route('/serviceOrders/:id', 'aftersales/pages/serviceOrder/index', {
    title: '服务订单',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
  }),
  refund: route('/aftersales/:refundNumber', 'aftersales/pages/refund/index', {
    title: '退款详情',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
  }),
  refundLogistic: route('/aftersales/:refundNumber/logistic', 'order/pages/returnLogistic/index', {
    title: '寄回物流',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
  }),

  feedback: route('/feedback', 'complaint/pages/feedback/index', { title: '意见建议', session: 'required' }),
  // With an account or without a name.
  report: route('/report', 'complaint/pages/report/index', { title: '投诉建议', query: ['kind', 'subjectKind', 'subjectId'] }),
  reportAdverse: route('/report/adverse', 'complaint/pages/adverse/index', {
    title: '用药后不适',
    session: 'required',
    query: ['productCode'],
  }),
  reportQuery: route('/reportQuery', 'complaint/pages/query/index', { title: '查询进度' }),
  reportRecord: route('/reportRecord', 'complaint/pages/record/index', {
    title: '反馈记录',
    pullToRefresh: true,
    skeleton: 1,
    restoresScroll: true,
    session: 'required',
  }),
  reportDetail: route('/reportDetail', 'complaint/pages/detail/index', {
    title: '反馈详情',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
    query: ['id'],
  }),

  questionnaire: route('/questionnaire/:type', 'questionnaire/pages/questionnaire/index', {
    title: '健康问卷',
    skeleton: 1,
    session: 'required',
    query: ['orderCode'],
  }),

  reviews: route('/reviews', 'review/pages/reviews/index', {
    title: '我的评价',
    pullToRefresh: true,
    skeleton: 1,
    restoresScroll: true,
    session: 'required',
    query: ['tab'],
  }),
  reviewWrite: route('/reviews/:lineId', 'review/pages/write/index', {
    title: '评价',
    skeleton: 1,
    session: 'required',
    query: ['mode'],
  }),
  productReviews: route('/product/:productCode(\\d+)/reviews', 'review/pages/product/index', {
    title: '商品评价',
    pullToRefresh: true,
    skeleton: 1,
    restoresScroll: true,
    shared: 'chat',
  }),

  invoices: route('/invoices', 'invoice/pages/invoices/index', {
    title: '我的发票',
    pullToRefresh: true,
    skeleton: 1,
    restoresScroll: true,
    session: 'required',
    query: ['part'],
  }),
  invoiceTitles: route('/invoices/titles', 'invoice/pages/titles/index', {
    title: '发票抬头',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
  }),
  invoice: route('/invoice/:orderCode', 'invoice/pages/invoice/index', {
    title: '发票',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
    query: ['id'],
  }),

  kf: route('/kf', 'chat/pages/kf/index', {
    title: '在线客服',
    skeleton: 1,
    session: 'required',
    query: ['desk', 'productCode', 'orderCode', 'prescriptionId'],
  }),
  leaveMsg: route('/leaveMsg/:website(mall|doctor|hospital)', 'chat/pages/leaveMsg/index', { title: '给客服留言' }),

  swiper: route('/swiper', 'gallery/pages/swiper/index', { title: '轮播' }),
  slide: route('/slide', 'gallery/pages/slide/index', { title: '图片', query: ['at'] }),
  ...developmentRoutes,
}
