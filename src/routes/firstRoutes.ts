import { route } from './route'

const KEYWORDS = '青禾健康,网上药店,买药,处方药,健康商城'

/**
 * The addresses home and the parts every page has lead to, and the pages of the shopper's main journey. A browser has these from the
 * start; `laterRoutes` come after the first picture (rows.h5.ts).
 */
export const firstRoutes = {
  home: route('/', 'home/home', {
    title: '青禾健康',
    pullToRefresh: true,
    keywords: KEYWORDS,
    description: '青禾健康网上药店：找药、问药师、凭处方购买，正品可溯源，送药到家。',
    skeleton: 1,
    restoresScroll: true,
    tab: true,
    indexed: true,
    shared: 'chat',
    next: ['product', 'search'],
  }),
  category: route('/category', 'home/category', {
    title: '分类',
    keywords: KEYWORDS,
    skeleton: 2,
    restoresScroll: true,
    tab: true,
    indexed: true,
    query: ['id'],
    shared: 'chat',
    sharedQuery: ['id'],
    next: ['product', 'search'],
  }),
  pharmacist: route('/pharmacist', 'home/pharmacist', {
    title: '问药师',
    tab: true,
    indexed: true,
    query: ['productCode'],
    shared: 'chat',
  }),
  cart: route('/cart', 'cart/cart', {
    title: '购物车',
    pullToRefresh: true,
    skeleton: 1,
    tab: true,
    next: ['orderConfirm', 'product'],
  }),
  me: route('/user', 'me/me', { title: '我的', pullToRefresh: true, skeleton: 2, tab: true, next: ['login', 'orders'] }),

  search: route('/search', 'search/search', { title: '搜索', query: ['keyword'], shared: 'chat', next: ['product'] }),
  searchResult: route('/search/result', 'search/result', {
    title: '搜索结果',
    pullToRefresh: true,
    skeleton: 1,
    restoresScroll: true,
    query: ['keyword', 'id', 'categoryId', 'symptomId', 'couponUuid'],
    shared: 'chat',
    sharedQuery: ['keyword', 'categoryId', 'symptomId'],
    next: ['product'],
  }),
  product: route('/product/:productCode(\\d+).html', 'product/detail', {
    title: '商品详情',
    skeleton: 2,
    restoresScroll: true,
    indexed: true,
    shared: 'moments',
    next: ['orderConfirm', 'login'],
  }),
  instructionBook: route('/product/instructionBook/:productCode(\\d+)', 'product/instructions', {
    title: '药品说明书',
    shared: 'chat',
  }),
  wapManual: route('/product/wapManual/:productCode(\\d+)', 'product/instructions', {
    title: '药品说明书',
    shared: 'chat',
  }),

  orderConfirm: route('/order-confirm', 'order/confirm', {
    title: '确认订单',
    skeleton: 1,
    savesOrder: true,
    session: 'required',
    query: ['settleId'],
    next: ['address', 'cashier'],
    uninterrupted: true,
  }),
  cashier: route('/cashier/:orderCode', 'pay/cashier', {
    title: '收银台',
    session: 'required',
    sendsCard: true,
    uninterrupted: true,
  }),
  familyPay: route('/pay/family/:bill', 'pay/family', { title: '帮家人付款', uninterrupted: true }),
  payResult: route('/pay/result/:orderCode', 'pay/payResult', {
    title: '支付结果',
    session: 'required',
    next: ['order'],
    uninterrupted: true,
  }),
  orders: route('/orders', 'order/list', {
    title: '我的订单',
    pullToRefresh: true,
    skeleton: 1,
    restoresScroll: true,
    session: 'required',
    query: ['tab'],
    next: ['cashier'],
  }),
  order: route('/orders/:orderCode', 'order/detail', {
    title: '订单详情',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
    next: ['cashier'],
  }),
  addresses: route('/user/addresses', 'address/list', {
    title: '收货地址',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
    query: ['pick'],
  }),
  messages: route('/messages', 'message/messages', {
    title: '消息',
    pullToRefresh: true,
    skeleton: 1,
    restoresScroll: true,
    session: 'required',
  }),

  login: route('/login', 'account/login', { title: '登录', query: ['preLogin', 'backurl'], uninterrupted: true }),
  accountLogin: route('/account/login', 'account/login', {
    title: '登录',
    query: ['backurl', 'preLogin'],
    fixed: { by: 'sms' },
    uninterrupted: true,
  }),
  certificate: route('/malepharmacy/certificate', 'legal/certificate', { title: '资质公示', indexed: true, shared: 'moments' }),

  unknownLink: route('/unknowLink', 'notice/unknownLink', { title: '无法识别的链接' }),
  notFound: route('/404', 'notice/notFound', { title: '页面不存在' }),
}
