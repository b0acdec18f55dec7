import { route } from './route'

/** Rows of coupons (specification 1, section 2). A visitor may look at where a coupon can be spent; his own are a member's. */
export const couponRoutes = {
  couponList: route('/coupon/couponList', 'coupon/pages/list/index', {
    title: '优惠券',
    session: 'required',
    skeleton: 1,
    pullToRefresh: true,
  }),
  couponProducts: route('/coupon/productList', 'coupon/pages/products/index', {
    title: '可用商品',
    pullToRefresh: true,
    restoresScroll: true,
    query: ['couponId'],
  }),
  topList: route('/topList', 'topList/pages/topList/index', {
    title: '热销榜',
    pullToRefresh: true,
    skeleton: 1,
    restoresScroll: true,
    query: ['categoryId'],
    shared: 'chat',
    sharedQuery: ['categoryId'],
  }),
  pieceOrder: route('/pieceOrder/:couponId', 'coupon/pages/pieceOrder/index', { title: '凑单', pullToRefresh: true }),
}
