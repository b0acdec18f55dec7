import { pay } from '../../../src/contract/pay'
import type { Querying } from '../../db/open'
import { implement } from '../../kernel/implement'
import { HttpError } from '../../lib/httpError'
import { shopAddress } from '../../kernel/shopAddress'
import { ANY_PAYER } from '../../providers/payment/paymentProvider'
import { ownPayable } from './ownPayable'
import { billOf } from './familyBill'
import { payStateOf } from './payState'
import { checkPayable, maskedName, openAtBank, payerOf, paymentFor } from './startPayment'
import { payableOf, type Payable } from './subject'

/** How much, until when, and how it stands. */
const standingOf = async (db: Querying, payable: Payable, now: Date) => ({
  payable: payable.amount,
  expiresAt: payable.state === 'toPay' ? payable.expiresAt.toISOString() : null,
  serverTime: now.toISOString(),
  state: await payStateOf(db, payable, now),
})

export const payHandlers = implement(pay, {
  methods: async ({ db, providers, now, memberId, query: { ordersCode: code } }) => {
    const found = await ownPayable(db, { memberId, code })
    return { methods: [...providers.bank.methods], ...(await standingOf(db, found, now)) }
  },
  start: async ({ db, providers, now, memberId, channel, address, body: { ordersCode: code, methodId, wechatCode }, idempotent }) => {
    if (!providers.bank.methods.some(({ id }) => id === methodId))
      throw new HttpError(400, 'METHOD_UNKNOWN', '请选择支付方式', { field: 'methodId' })
    // A page in the doctors' mini-program cannot pay (specification 1, section 2): a relative's link is opened elsewhere.
    if (channel === 'doctorMini' && !providers.bank.methods.some(({ id, shared }) => id === methodId && shared))
      throw new HttpError(409, 'PAY_IN_MINI', '这里不能付款，请返回医生小程序，在小程序的订单里支付，或请家人代付')
    const found = await ownPayable(db, { memberId, code })
    const hasOwnPage = !providers.bank.hasSharedPage && providers.bank.methods.some(({ id, shared }) => id === methodId && shared)
    const payer = hasOwnPage
      ? ANY_PAYER
      : await payerOf({ db, bank: providers.bank, payable: found, methodId, channel, code: wechatCode, now })
    const { payId } = await idempotent(async (tx) => paymentFor(tx, { payable: await payableOf(tx, found), methodId, payer, now }))
    // Nothing is opened before a relative is there to pay.
    if (hasOwnPage) return { payId, payUrl: shopAddress('familyPay', { bill: payId }), wechat: null }
    return openAtBank({ db, providers, payId, subject: found, methodId, channel, address, now })
  },
  familyBill: async ({ db, providers: { bank }, now, params: { bill } }) => {
    const { payable } = await billOf(db, { bank, bill })
    return { payerFor: maskedName(payable.payerFor), ...(await standingOf(db, payable, now)) }
  },
  payFamilyBill: async ({ db, providers, now, channel, address, params: { bill }, body: { wechatCode: code }, idempotent }) => {
    const { bank } = providers
    const { payable, methodId } = await billOf(db, { bank, bill })
    checkPayable(payable, now)
    const payer = await bank.payerOf({ channel, code })
    const { payId } = await idempotent(async (tx) => paymentFor(tx, { ...(await billOf(tx, { bank, bill })), payer, now }))
    return openAtBank({ db, providers, payId, subject: payable, methodId, channel, address, now })
  },
  state: async ({ db, now, memberId, query: { ordersCode: code } }) => {
    const found = await ownPayable(db, { memberId, code })
    return { state: await payStateOf(db, found, now), payable: found.amount, paidAt: found.paidAt?.toISOString() ?? null }
  },
})
