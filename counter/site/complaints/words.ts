import { ADD_DAYS, ASKED_DAYS, complaintWords, type ComplaintSort } from '../../../src/contract/complaintKinds'
import { complaintStateOf } from '../../../src/contract/complaintStates'
import type { ComplaintCase, ComplaintPart, ListedComplaint } from '../../contract/complaint'

export const PART_NAMES: Readonly<Record<ComplaintPart, string>> = { open: '待回复', theirs: '等顾客', ended: '已结束' }
export const NONE: Readonly<Record<ComplaintPart, string>> = {
  open: '没有等待回复的反馈',
  theirs: '没有等顾客的反馈',
  ended: '还没有结束的反馈',
}
export const SORT_NAMES: Readonly<Record<ComplaintSort, string>> = { complaint: '投诉', suggestion: '建议', adverse: '不良反应' }
const SUBJECT_NAMES: Readonly<Record<string, string>> = {
  order: '订单',
  product: '商品',
  prescription: '处方',
  article: '文章',
  advertisement: '广告',
}

/** Where one stands, as staff say it. */
export const standingOf = (state: string): string => (state === 'asked' ? '等顾客补充' : complaintStateOf(state).words)

/** 投诉 · 药品质量; of a report whether it was severe. */
export const kindOf = ({ sort, kind }: Pick<ListedComplaint, 'sort' | 'kind'>): string => {
  if (sort === 'adverse') return kind === 'severe' ? '不良反应 · 严重' : '不良反应'
  return `${sort === 'suggestion' ? SORT_NAMES.suggestion : SORT_NAMES.complaint} · ${complaintWords(sort, kind)}`
}

/** What it is about; empty where it says nothing. */
export const subjectOf = ({ subject }: Pick<ListedComplaint, 'subject'>): string =>
  subject ? `${SUBJECT_NAMES[subject.kind] ?? '其他'}：${subject.title}` : ''

/** What comes of the next step, or what is waited for. */
export function hintOf({ state, can, isAnonymous }: Pick<ComplaintCase, 'state' | 'can' | 'isAnonymous'>): string {
  if (can.answer) return isAnonymous ? '匿名：顾客凭查询码读回复' : `回复后顾客收到消息，${ADD_DAYS} 天内可以继续补充`
  if (state === 'asked') return `等顾客补充，${ASKED_DAYS} 天没有补充自动结束`
  return '这条反馈没有要办的了'
}
