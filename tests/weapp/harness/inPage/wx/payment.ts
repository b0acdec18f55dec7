import { openPanel } from '../panel'
import type { Calls } from './given'

const NEEDED = ['timeStamp', 'nonceStr', 'package', 'signType', 'paySign']

/** WeChat's cashier above the page: confirming pays, cancelling does not. The money is for the test to move. */
export const paymentCalls: Calls = {
  requestPayment: (given) =>
    new Promise((resolve, reject) => {
      const missing = NEEDED.find((name) => typeof given[name] !== 'string')
      if (missing) throw new Error(`parameter error: parameter.${missing} should be String`)
      const words = Object.assign(document.createElement('p'), { textContent: '微信支付' })
      openPanel({
        content: [words],
        confirmText: '确认付款',
        onConfirm: () => resolve(undefined),
        onCancel: () => reject(new Error('cancel')),
      })
    }),
}
