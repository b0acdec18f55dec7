const INVOICE = {
  kind: 'service',
  switch: 'pushOrder',
  thing: 'invoice',
  leadsTo: { route: 'invoice', params: ['orderCode'] },
  channels: ['push'],
} as const

/** What members are told of their invoices (`templates.ts`): never what was bought. */
export const INVOICE_TEMPLATES = {
  invoiceIssued: {
    ...INVOICE,
    title: '发票已开出',
    text: '订单 {orderCode} 的发票已开出，金额 {amount}，点开下载 PDF',
    outside: '您的发票已开出，点开下载',
    words: ['orderCode', 'amount'],
  },
  invoiceRed: {
    ...INVOICE,
    title: '红字发票已开出',
    text: '订单 {orderCode} 已开红字发票，冲减 {amount}',
    outside: '您的发票有变动，点开查看',
    words: ['orderCode', 'amount'],
  },
  invoiceRefused: {
    ...INVOICE,
    title: '发票没有开出',
    text: '订单 {orderCode} 的发票没有开出：{reason}。改好可以再申请',
    outside: '您的发票没有开出，点开查看原因',
    words: ['orderCode', 'reason'],
    needsAction: true,
  },
} as const
