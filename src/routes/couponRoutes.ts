import { route } from './route'

/** Rows of coupons (specification 1, section 2). A visitor may look at where a coupon can be spent; his own are a member's. */
export const couponRoutes = {
  couponList: route('/coupon/couponList', 'coupon/list', {
    title: '优惠券',
    session: 'required',
    skeleton: 1,
    pullToRefresh: true,
  }),
  couponProducts: route('/coupon/productList', 'coupon/products', {
    title: '可用商品',
    pullToRefresh: true,
    restoresScroll: true,
    query: ['couponId'],
  }),
  topList: route('/topList', 'topList/topList', {
    title: '热销榜',
    pullToRefresh: true,
    skeleton: 1,
    restoresScroll: true,
    query: ['categoryId'],
    shared: 'chat',
    sharedQuery: ['categoryId'],
  }),
  activityCategory: route('/activity/category', 'activity/category', {
    title: '优惠活动',
    pullToRefresh: true,
    skeleton: 1,
    restoresScroll: true,
    query: ['id', 'categoryId'],
    shared: 'chat',
    sharedQuery: ['id'],
    next: ['activitySearch', 'product'],
  }),
  activitySearch: route('/activity/category/search', 'activity/search', {
    title: '搜索活动商品',
    skeleton: 1,
    restoresScroll: true,
    query: ['id', 'keyword'],
  }),
  pieceOrder: route('/pieceOrder/:couponId', 'coupon/pieceOrder', { title: '凑单', pullToRefresh: true }),
}
