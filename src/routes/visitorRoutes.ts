import { route } from './route'

/** Doors for somebody who was sent: by a doctor, a leaflet with a code, or a partner's campaign (specification 1, section 2). */
export const visitorRoutes = {
  visitor: route('/visitor', 'visitor/entry', {
    title: '用药需求登记',
    pullToRefresh: true,
    next: ['visitorProduct', 'landing'],
  }),
  visitorProduct: route('/visitor/:productCode', 'visitor/product', {
    title: '登记用药需求',
    skeleton: 1,
    pullToRefresh: true,
    query: ['code'],
    next: ['accountLogin', 'product'],
  }),
  landing: route('/qishi', 'visitor/landing', {
    title: '合作活动',
    skeleton: 1,
    pullToRefresh: true,
    restoresScroll: true,
    query: ['code'],
    shared: 'chat',
    sharedQuery: ['code'],
    next: ['product'],
  }),
}
