import { route } from './route'

/** Rows of the paid membership; its cashier leads to the order, which says whether it was paid. Who comes by a card that was sent brings its id. */
export const svipRoutes = {
  svip: route('/svip', 'svip/pages/svip/index', { title: '青禾 SVIP', pullToRefresh: true, skeleton: 1, next: ['paySvip'] }),
  svipLog: route('/svip/log', 'svip/pages/log/index', { title: '省钱记录', pullToRefresh: true, skeleton: 1, session: 'required' }),
  svipOrder: route('/svip/order/:orderId', 'svip/pages/order/index', {
    title: 'SVIP 订单',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
  }),
  svipSend: route('/svip/send', 'svip/pages/send/index', {
    title: '赠送亲友卡',
    pullToRefresh: true,
    skeleton: 1,
    query: ['sendId'],
    sendsCard: true,
  }),
  svipQrCode: route('/svip/qrCode', 'svip/pages/qrCode/index', { title: '会员码', skeleton: 1, session: 'required', uninterrupted: true }),
  paySvip: route('/pay/svip', 'pay/pages/svip/index', {
    title: '支付 SVIP',
    session: 'required',
    uninterrupted: true,
    query: ['orderId'],
  }),
}
