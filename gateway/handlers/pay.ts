import { OrderStatus } from '../../src/contract/order'
import { pay } from '../../src/contract/pay'
import { implement } from '../kernel/implement'
import { Refusal } from '../kernel/refusal'
import { ownOrder } from '../trade/orders/ownOrder'
import { payStateOf } from '../trade/payments/payState'
import { openAtBank, paymentFor } from '../trade/payments/startPayment'

export const payHandlers = implement(pay, {
  methods: async ({ db, outside, now, memberId, query }) => {
    const order = await ownOrder(db, { memberId, ...query })
    const { payable, status, expiresAt } = order
    return {
      methods: [...outside.bank.methods],
      payable,
      expiresAt: status === OrderStatus.toPay ? expiresAt.toISOString() : null,
      serverTime: now.toISOString(),
      state: await payStateOf(db, order, now),
    }
  },
  start: async ({ db, outside, now, memberId, channel, body: { orderCode, methodId }, once }) => {
    if (!outside.bank.methods.some(({ id }) => id === methodId))
      throw new Refusal(400, 'METHOD_UNKNOWN', '请选择支付方式', { field: 'methodId' })
    const { payId } = await once(async (tx) => paymentFor(tx, { order: await ownOrder(tx, { memberId, orderCode }), methodId, now }))
    return openAtBank({ db, outside, memberId, payId, orderCode, methodId, channel, now })
  },
  state: async ({ db, now, memberId, query }) => {
    const order = await ownOrder(db, { memberId, ...query })
    return { state: await payStateOf(db, order, now), payable: order.payable, paidAt: order.paidAt?.toISOString() ?? null }
  },
})
