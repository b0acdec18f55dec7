/** The twelve codes of a refund order (specification 2, section 3), by what they mean here; the words of the specification stand beside. */
export const RefundStatus = {
  /** APPLY */ applied: 402,
  /** WAIT_REFUND_PROCESSING */ toRefund: 403,
  /** PASS_APPLY */ returnInReview: 405,
  /** WAIT_RETURN_GOODS */ parcelAwaited: 406,
  /** HANDLE_RETURN_GOODS_VERIFICATE */ parcelSent: 407,
  /** NO_RETURN_GOODS_VERIFICATE */ refundInReview: 408,
  /** BANK_REFUND */ atBank: 409,
  /** WAIT_VERIFICATE */ toInspect: 410,
  /** MANUAL_REFUND */ byHand: 411,
  /** VERIFICATION */ inspected: 420,
  /** REFUND_SUCCESS */ refunded: 430,
  /** CANCEL */ ended: 440,
} as const
export type RefundStatus = (typeof RefundStatus)[keyof typeof RefundStatus]

/** Stages by number (specification 2, section 3). */
export const RefundStage = {
  apply: 1,
  platform: 2,
  returnGoods: 3,
  verification: 4,
  bank: 5,
  success: 6,
  cancel: 7,
  waitVerification: 8,
} as const
export type RefundStage = (typeof RefundStage)[keyof typeof RefundStage]

/** What a stage is called in a row of steps; that of the end without money is on none. */
export const REFUND_STAGE_WORDS: Readonly<Record<RefundStage, string>> = {
  1: '提交申请',
  2: '平台审核',
  3: '寄回商品',
  4: '验收',
  5: '银行退款',
  6: '完成',
  7: '已关闭',
  8: '验收',
}

/** Who has the next move. */
type NextBy = 'member' | 'shop' | 'bank' | 'nobody'

export type RefundRow = {
  stage: RefundStage
  /** Beside the number in a list. */
  word: string
  /** The title of its page. */
  title: string
  /** What it means, and what to do now. */
  todo: string
  nextBy: NextBy
  isOver: boolean
}

const { apply, platform, returnGoods, verification, bank, success, cancel, waitVerification } = RefundStage

/** Each code in the shopper's words. The moves are `gateway/modules/aftersales/states.ts`. */
export const REFUND_STATES: Readonly<Record<RefundStatus, RefundRow>> = {
  402: { stage: apply, word: '等待审核', title: '等待平台审核', todo: '客服会在 24 小时内处理。', nextBy: 'shop', isOver: false },
  405: { stage: platform, word: '审核中', title: '平台审核中', todo: '客服已受理您的退货申请。', nextBy: 'shop', isOver: false },
  408: { stage: platform, word: '审核中', title: '平台审核中', todo: '客服已受理您的退款申请。', nextBy: 'shop', isOver: false },
  406: {
    ...{ stage: returnGoods, word: '等待寄回', title: '请寄回商品' },
    ...{ todo: '请保留外包装与配件，随箱附上退款单号。', nextBy: 'member', isOver: false },
  },
  407: { stage: returnGoods, word: '寄回途中', title: '商品寄回途中', todo: '收到后 48 小时内验收。', nextBy: 'shop', isOver: false },
  410: { stage: waitVerification, word: '等待验收', title: '已收到商品', todo: '48 小时内验收。', nextBy: 'shop', isOver: false },
  420: { stage: verification, word: '验收中', title: '正在验收', todo: '验收通过后退款。', nextBy: 'shop', isOver: false },
  403: { stage: bank, word: '等待退款', title: '等待退款', todo: '正在把款项交给银行。', nextBy: 'bank', isOver: false },
  409: { stage: bank, word: '银行退款中', title: '银行退款中', todo: '预计 1–3 个工作日到账。', nextBy: 'bank', isOver: false },
  411: { stage: bank, word: '人工退款中', title: '人工退款中', todo: '没能原路退回，客服正在人工退款。', nextBy: 'shop', isOver: false },
  430: { stage: success, word: '退款成功', title: '退款成功', todo: '款项已退回。', nextBy: 'nobody', isOver: true },
  440: { stage: cancel, word: '已关闭', title: '退款已关闭', todo: '款项没有退回。', nextBy: 'nobody', isOver: true },
}

/** What a newer gateway calls by a code that this client does not know: its time is shown, and that it is being worked on. */
const UNKNOWN: RefundRow = { stage: platform, word: '处理中', title: '正在处理', todo: '正在处理。', nextBy: 'shop', isOver: false }

export const refundRowOf = (code: number): RefundRow => (REFUND_STATES as Readonly<Record<number, RefundRow>>)[code] ?? UNKNOWN

/** The steps of a refund in their order, each with the stages that stand at it; what is not sent back has neither the third nor the fourth. */
const STEPS: ReadonlyArray<{ word: string; stages: readonly RefundStage[]; ofReturn?: true }> = [
  { word: REFUND_STAGE_WORDS[apply], stages: [apply] },
  { word: REFUND_STAGE_WORDS[platform], stages: [platform] },
  { word: REFUND_STAGE_WORDS[returnGoods], stages: [returnGoods], ofReturn: true },
  { word: REFUND_STAGE_WORDS[verification], stages: [waitVerification, verification], ofReturn: true },
  { word: REFUND_STAGE_WORDS[bank], stages: [bank] },
  { word: REFUND_STAGE_WORDS[success], stages: [success] },
]
export const refundSteps = (isReturn: boolean) => STEPS.filter(({ ofReturn }) => isReturn || !ofReturn)

/** How one ended without money, or how the money came back; a word for each. */
export const REFUND_ENDINGS = {
  refused: '申请没有通过',
  cancelled: '您取消了申请',
  overdue: '没有按时寄回，已自动关闭',
  failed: '验收没有通过，商品寄回给您',
  refunded: '已退回原支付账户',
  byHand: '已由客服人工退款',
} as const
export type RefundEnding = keyof typeof REFUND_ENDINGS

const LOGGED: Readonly<Record<number, string>> = {
  [RefundStatus.applied]: '提交退款申请',
  [RefundStatus.returnInReview]: '平台审核中',
  [RefundStatus.refundInReview]: '平台审核中',
  [RefundStatus.parcelAwaited]: '审核通过，等待寄回',
  [RefundStatus.parcelSent]: '商品已寄出',
  [RefundStatus.toInspect]: '商品已收到，等待验收',
  [RefundStatus.inspected]: '正在验收',
  [RefundStatus.toRefund]: '同意退款，等待退款',
  [RefundStatus.atBank]: '银行退款中',
  [RefundStatus.byHand]: '人工退款中',
  [RefundStatus.refunded]: '退款成功',
  [RefundStatus.ended]: '退款已关闭',
}

/** What an entry of the log is called; an unknown code is being worked on (specification 2, section 3; its time stands beside it). */
export const loggedTitle = (statusCode: number): string => LOGGED[statusCode] ?? '处理中'
