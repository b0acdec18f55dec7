import { ConsultationState } from './consultationView'

/** Who has the next move. */
type NextBy = 'member' | 'doctor' | 'nobody'

export type ConsultationRow = {
  /** The patient's word for it. */
  word: string
  /** What it means, and what to do now. */
  todo: string
  nextBy: NextBy
  /** Nothing more happens by itself, and nobody can write in it. */
  isOver: boolean
}

/** The states of a consultation as everybody calls them; the moves are `gateway/modules/consultation/states.ts`. */
export const CONSULTATION_STATES: Readonly<Record<ConsultationState, ConsultationRow>> = {
  toPay: { word: '等待付款', todo: '付款后医生接诊。', nextBy: 'member', isOver: false },
  waiting: { word: '等待医生', todo: '医生来了会通知您，可以先做别的事。', nextBy: 'doctor', isOver: false },
  talking: { word: '问诊中', todo: '在对话里和医生继续沟通。', nextBy: 'member', isOver: false },
  ended: { word: '已结束', todo: '还有问题可以再次问诊。', nextBy: 'nobody', isOver: true },
  unanswered: { word: '没有医生接诊', todo: '可以换个时间再来。付过的费用原路退回。', nextBy: 'nobody', isOver: true },
  declined: { word: '需要到医院就诊', todo: '请按医生的建议去做。付过的费用原路退回。', nextBy: 'nobody', isOver: true },
  cancelled: { word: '已取消', todo: '可以重新问诊。', nextBy: 'nobody', isOver: true },
}

/** What a newer gateway calls by a name that this client does not know. */
const UNKNOWN: ConsultationRow = { word: '正在处理', todo: '正在处理。', nextBy: 'nobody', isOver: false }

const isKnown = (state: string): state is ConsultationState => Object.values<string>(ConsultationState).includes(state)

export const consultationRowOf = (state: string): ConsultationRow => (isKnown(state) ? CONSULTATION_STATES[state] : UNKNOWN)
