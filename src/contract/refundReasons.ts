/** Refund only, or return and refund. */
export const RefundType = { refundOnly: 'refundOnly', returnAndRefund: 'returnAndRefund' } as const
export type RefundType = (typeof RefundType)[keyof typeof RefundType]
export const REFUND_TYPE_NAMES: Readonly<Record<RefundType, string>> = { refundOnly: '仅退款', returnAndRefund: '退货退款' }

/**
 * Products by what may be sent back (rules D17, /afterSalesNotice): a medicine for its quality alone; what touches body or health once it is
 * open for everything but a change of mind; any other good for that, too.
 */
export const RETURN_CLASSES = ['medicine', 'hygiene', 'other'] as const
export type ReturnClass = (typeof RETURN_CLASSES)[number]

export type ReasonRow = {
  words: string
  /** The classes of products that it holds for. */
  of: readonly ReturnClass[]
  /** Its first is chosen for the member. */
  types: readonly RefundType[]
  /** Whose fault it is: who pays the way back, and whether freight comes back with the last piece. */
  isOurs: boolean
  needsPictures: boolean
  /** The member says that it is whole and was not opened. */
  needsIntact: boolean
  /** It was sent and not received; all others were received. */
  isUndelivered: boolean
}

const { refundOnly, returnAndRefund } = RefundType
const QUALITY = { of: RETURN_CLASSES, isOurs: true, needsPictures: true, needsIntact: false, isUndelivered: false } as const

/** Why somebody asks for his money back, in the order of the sheet. */
export const REFUND_REASONS = {
  wrongItem: { ...QUALITY, words: '发错商品或规格', types: [returnAndRefund] },
  fewer: { ...QUALITY, words: '数量短少', types: [refundOnly] },
  damaged: { ...QUALITY, words: '包装破损', types: [returnAndRefund, refundOnly] },
  expired: { ...QUALITY, words: '过期或临近有效期', types: [returnAndRefund, refundOnly] },
  quality: { ...QUALITY, words: '质量问题', types: [returnAndRefund, refundOnly] },
  notAsDescribed: { ...QUALITY, words: '收到商品与描述不符', of: ['hygiene', 'other'], types: [returnAndRefund] },
  notWanted: {
    ...{ words: '不想要了（七天无理由）', of: ['other'], types: [returnAndRefund] },
    ...{ isOurs: false, needsPictures: false, needsIntact: true, isUndelivered: false },
  },
  notReceived: {
    ...{ words: '没有收到', of: RETURN_CLASSES, types: [refundOnly] },
    ...{ isOurs: true, needsPictures: false, needsIntact: false, isUndelivered: true },
  },
} as const satisfies Readonly<Record<string, ReasonRow>>

export type RefundReason = keyof typeof REFUND_REASONS
export const REFUND_REASON_IDS = Object.keys(REFUND_REASONS) as [RefundReason, ...RefundReason[]]

export const reasonRowOf = (reason: RefundReason): ReasonRow => REFUND_REASONS[reason]
/** In words; of a newer gateway’s reason none. */
export const reasonWords = (reason: string): string => (REFUND_REASONS as Readonly<Record<string, ReasonRow>>)[reason]?.words ?? '其他原因'
