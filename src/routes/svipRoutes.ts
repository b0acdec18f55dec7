import { route } from './route'

/** Rows of the paid membership; the address of an order is ours. */
export const svipRoutes = {
  svip: route('/svip', 'svip/pages/svip/index', { title: '青禾 SVIP', pullToRefresh: true, skeleton: 1, next: ['svipOrder'] }),
  svipLog: route('/svip/log', 'svip/pages/log/index', { title: '省钱记录', pullToRefresh: true, skeleton: 1, session: 'required' }),
  svipOrder: route('/svip/order/:orderId', 'svip/pages/order/index', {
    title: 'SVIP 订单',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
  }),
}
