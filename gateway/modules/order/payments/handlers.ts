import { OrderStatus } from '../../../../src/contract/order'
import { pay } from '../../../../src/contract/pay'
import { implement } from '../../../kernel/implement'
import { Refusal } from '../../../kernel/refusal'
import { ownOrder } from '../ownOrder'
import { payStateOf } from './payState'
import { openAtBank, payerOf, paymentFor } from './startPayment'

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
  start: async ({ db, outside, now, memberId, channel, address, body: { orderCode, methodId, wechatCode: code }, once }) => {
    if (!outside.bank.methods.some(({ id }) => id === methodId))
      throw new Refusal(400, 'METHOD_UNKNOWN', '请选择支付方式', { field: 'methodId' })
    // A page in the doctors' mini-program cannot pay (specification 1, section 2): a relative's link is opened elsewhere.
    if (channel === 'doctorMini' && !outside.bank.methods.some(({ id, shared }) => id === methodId && shared))
      throw new Refusal(409, 'PAY_IN_MINI', '这里不能付款，请返回医生小程序，在小程序的订单里支付，或请家人代付')
    const order = await ownOrder(db, { memberId, orderCode })
    const payer = await payerOf({ db, bank: outside.bank, order, methodId, channel, code, now })
    const { payId } = await once(async (tx) => paymentFor(tx, { order: await ownOrder(tx, { memberId, orderCode }), methodId, payer, now }))
    return openAtBank({ db, outside, memberId, payId, orderCode, methodId, channel, address, now })
  },
  state: async ({ db, now, memberId, query }) => {
    const order = await ownOrder(db, { memberId, ...query })
    return { state: await payStateOf(db, order, now), payable: order.payable, paidAt: order.paidAt?.toISOString() ?? null }
  },
})
