/** `blue`: what was sold. `red`: takes back a part or all of a blue one. */
export type InvoiceColour = 'blue' | 'red'

/**
 * How an invoice stands. A blue one waits for the receipt (`asked`), is at the provider (`issuing`), and stands (`issued`) until red ones take back
 * a part or all of it. A red one begins at the provider.
 */
export type InvoiceState = 'asked' | 'issuing' | 'failed' | 'issued' | 'partlyRed' | 'red' | 'refused' | 'withdrawn'

type StateRow = { words: string; todo: string; tone: 'open' | 'yours' | 'done' | 'over' }

export const INVOICE_STATES: Readonly<Record<InvoiceState, StateRow>> = {
  asked: { words: '等签收', todo: '签收后自动开出', tone: 'open' },
  issuing: { words: '开票中', todo: '正在开出', tone: 'open' },
  failed: { words: '开票中', todo: '开票遇到问题，客服正在处理', tone: 'open' },
  issued: { words: '已开出', todo: '可以下载 PDF', tone: 'done' },
  partlyRed: { words: '部分冲红', todo: '退回的部分已冲红，余下的仍有效', tone: 'yours' },
  red: { words: '已冲红', todo: '这张发票已全部冲红', tone: 'over' },
  refused: { words: '没有开出', todo: '可以改好再申请', tone: 'yours' },
  withdrawn: { words: '已撤回', todo: '没有开票', tone: 'over' },
}

const UNKNOWN: StateRow = { words: '处理中', todo: '正在处理', tone: 'open' }

/** The row of a state; one of a newer gateway is being worked on. */
export const invoiceStateOf = (state: string): StateRow => (INVOICE_STATES as Readonly<Record<string, StateRow>>)[state] ?? UNKNOWN

/** Why a red invoice was made. */
export type RedCause = 'refund' | 'priceKept' | 'reissue'
const CAUSES: Readonly<Record<string, string>> = { refund: '退款', priceKept: '价格保护', reissue: '换开发票' } satisfies Record<
  RedCause,
  string
>
export const redCauseWords = (cause: string): string => CAUSES[cause] ?? '退款'
