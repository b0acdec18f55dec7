import type { Books, Refund, Trade } from './books'

/** A transaction in WeChat Pay's format, in a notification and in the answer to a query alike. */
export const transactionResource = ({ mchid }: Books, trade: Trade) => ({
  mchid,
  appid: trade.appid,
  out_trade_no: trade.id,
  trade_state: trade.state,
  trade_state_desc: trade.state === 'SUCCESS' ? '支付成功' : '',
  ...(trade.paidAt && {
    transaction_id: trade.transactionId,
    trade_type: trade.kind === 'jsapi' ? 'JSAPI' : 'MWEB',
    bank_type: 'OTHERS',
    success_time: trade.paidAt.toISOString(),
  }),
  payer: { openid: trade.openid },
  amount: { total: trade.total, currency: 'CNY', ...(trade.paidAt && { payer_total: trade.total, payer_currency: 'CNY' }) },
})

export const refundResource = ({ mchid, trades }: Books, { id, tradeId, amount, state, at }: Refund) => ({
  mchid,
  refund_id: `5030${id}`,
  out_refund_no: id,
  out_trade_no: tradeId,
  transaction_id: trades.get(tradeId)?.transactionId,
  channel: 'ORIGINAL',
  status: state,
  create_time: at.toISOString(),
  amount: { refund: amount, total: trades.get(tradeId)?.total, currency: 'CNY' },
})
