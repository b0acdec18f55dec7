const REFUND = {
  kind: 'refund',
  switch: 'pushOrder',
  words: ['refundNumber', 'orderCode'],
  thing: 'refund',
  leadsTo: { route: 'refund', params: ['refundNumber'] },
  channels: ['push'],
} as const

/** What members are told of refunds they asked for (`templates.ts`): never what was bought. That the money is back `orderRefunded` tells. */
export const REFUND_TEMPLATES = {
  refundTaken: {
    ...REFUND,
    title: '退款申请审核中',
    text: '客服已受理退款 {refundNumber}，24 小时内给您答复',
    outside: '您的退款申请正在审核',
  },
  refundAgreed: {
    ...REFUND,
    title: '退款审核通过',
    text: '退款 {refundNumber} 已通过，款项将原路退回，预计 1–3 个工作日到账',
    outside: '您的退款审核通过，款项将原路退回',
  },
  returnAgreed: {
    ...REFUND,
    title: '请寄回商品',
    text: '退款 {refundNumber} 已通过审核，请在 7 天内寄回商品并填写快递单号，超时自动关闭',
    outside: '您的退货申请通过了，请在 7 天内寄回',
    needsAction: true,
  },
  returnArrived: {
    ...REFUND,
    title: '退回的商品已收到',
    text: '退款 {refundNumber} 的商品已收到，48 小时内验收，验收通过后退款',
    outside: '您退回的商品已收到，正在等待验收',
  },
  refundRefused: {
    ...REFUND,
    title: '退款申请没有通过',
    text: '退款 {refundNumber} 没有通过审核，点开查看原因',
    outside: '您的退款申请有了结果，点开查看',
    needsAction: true,
  },
  returnFailed: {
    ...REFUND,
    title: '退回的商品没有通过验收',
    text: '退款 {refundNumber} 的商品没有通过验收，会寄回给您，点开查看原因',
    outside: '您退回的商品有了验收结果，点开查看',
    needsAction: true,
  },
  returnOverdue: {
    ...REFUND,
    title: '退款已自动关闭',
    text: '退款 {refundNumber} 没有按时寄回商品，已自动关闭',
    outside: '您的一笔退款已自动关闭',
  },
} as const
