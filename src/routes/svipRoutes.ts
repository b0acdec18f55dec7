import { route } from './route'

/** Rows of the paid membership; its cashier leads to the order, which says whether it was paid. Who comes by a card that was sent brings its id. */
export const svipRoutes = {
  svip: route('/svip', 'svip/svip', { title: '青禾 SVIP', pullToRefresh: true, skeleton: 1, next: ['paySvip'] }),
  svipLog: route('/svip/log', 'svip/log', { title: '省钱记录', pullToRefresh: true, skeleton: 1, session: 'required' }),
  svipOrder: route('/svip/order/:orderId', 'svip/order', {
    title: 'SVIP 订单',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
  }),
  svipSend: route('/svip/send', 'svip/send', {
    title: '赠送亲友卡',
    pullToRefresh: true,
    skeleton: 1,
    query: ['sendId'],
    sendsCard: true,
  }),
  svipQrCode: route('/svip/qrCode', 'svip/qrCode', { title: '会员码', skeleton: 1, session: 'required', uninterrupted: true }),
  paySvip: route('/pay/svip', 'pay/svip', {
    title: '支付 SVIP',
    session: 'required',
    uninterrupted: true,
    query: ['orderId'],
  }),
}
