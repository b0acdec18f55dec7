/** How a complaint stands, in the words of its page. */
export type ComplaintState = 'waiting' | 'inHand' | 'asked' | 'answered' | 'closed' | 'withdrawn'

type StateRow = { words: string; todo: string; tone: 'open' | 'yours' | 'done' }

export const COMPLAINT_STATES: Readonly<Record<ComplaintState, StateRow>> = {
  waiting: { words: '待处理', todo: '已收到，等待受理', tone: 'open' },
  inHand: { words: '处理中', todo: '正在核实处理', tone: 'open' },
  asked: { words: '待您补充', todo: '需要您补充说明', tone: 'yours' },
  answered: { words: '已回复', todo: '已回复，您可以评价或继续补充', tone: 'done' },
  closed: { words: '已结束', todo: '已结束', tone: 'done' },
  withdrawn: { words: '已撤回', todo: '已由您撤回', tone: 'done' },
}

const UNKNOWN: StateRow = { words: '处理中', todo: '正在核实处理', tone: 'open' }

/** The row of a state; one of a newer gateway is being worked on. */
export const complaintStateOf = (state: string): StateRow => (COMPLAINT_STATES as Readonly<Record<string, StateRow>>)[state] ?? UNKNOWN

/** What may happen to a complaint: an entry of its timeline. */
export type ComplaintEvent = 'filed' | 'taken' | 'asked' | 'added' | 'answered' | 'appraised' | 'lapsed' | 'withdrawn' | 'reported'

export const COMPLAINT_EVENTS: Readonly<Record<ComplaintEvent, string>> = {
  filed: '提交反馈',
  taken: '已受理',
  asked: '请补充说明',
  added: '补充说明',
  answered: '回复',
  appraised: '评价',
  lapsed: '到期结束',
  withdrawn: '撤回',
  reported: '已上报国家药品不良反应监测系统',
}

/** What an entry is called; one of a newer gateway is progress. */
export const eventWords = (event: string): string => (COMPLAINT_EVENTS as Readonly<Record<string, string>>)[event] ?? '处理进展'
