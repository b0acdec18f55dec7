import { redCauseWords } from '../../../src/contract/invoiceStates'
import { yuan } from '../../../src/lib/money'
import type { InvoiceCase, InvoicePart, ListedInvoice } from '../../contract/invoice'

export const PART_NAMES: Readonly<Record<InvoicePart, string>> = {
  failed: '没有开出',
  open: '等待开出',
  issued: '蓝字发票',
  red: '红字发票',
  ended: '不开的',
}
export const NONE: Readonly<Record<InvoicePart, string>> = {
  failed: '没有要处理的发票',
  open: '没有等待开出的发票',
  issued: '还没有开出的发票',
  red: '还没有红字发票',
  ended: '没有撤回或不开的',
}

const STATES: Readonly<Record<string, string>> = {
  asked: '等会员签收',
  issuing: '开票中',
  failed: '没有开出',
  issued: '已开出',
  partlyRed: '部分冲红',
  red: '已冲红',
  refused: '不予开票',
  withdrawn: '已撤回',
}
export const standingOf = (state: string): string => STATES[state] ?? '处理中'

export const colourOf = ({ colour, cause }: { colour: string; cause?: string | null }) =>
  colour === 'red' ? `红字${cause == null ? '' : ` · ${redCauseWords(cause)}`}` : '蓝字'

/** ¥22.80, −¥10.00. */
export const moneyOf = (cents: number) => `${cents < 0 ? '−' : ''}¥${yuan(Math.abs(cents))}`

export const titleOf = ({ person, company }: Pick<ListedInvoice, 'person' | 'company'>) => company || person

/** What comes of the next step, or what is waited for. */
export function hintOf({ state, can, colour }: Pick<InvoiceCase, 'state' | 'can' | 'colour'>): string {
  if (can.retry) return colour === 'red' ? '红字发票要开出：排除原因后重新开票' : '排除原因后重新开票；不能开的，写明原因，会员会读到'
  if (state === 'asked') return '会员签收后自动开出'
  if (state === 'issuing') return '正在等开票服务答复，会自动再试'
  return '这张发票没有要办的了'
}
