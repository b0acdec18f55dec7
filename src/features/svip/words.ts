import type { SvipOrder, SvipOrderState } from '@/contract/svip'

const STATE_WORDS: Readonly<Record<SvipOrderState, string>> = {
  toPay: '待付款',
  running: '生效中',
  next: '未开始',
  over: '已到期',
  closed: '已关闭',
  returned: '已退款',
}

/** How a membership stands, in a word. */
export const stateWord = ({ state, isPaused }: Pick<SvipOrder, 'state' | 'isPaused'>): string =>
  isPaused ? '权益暂停' : STATE_WORDS[state]

/** What is counted as saved. */
export const SAVED_BY = '会员价、免邮和专享券，以付款成功的订单为准，退款的部分会扣回'
