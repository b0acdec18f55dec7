import type { ReviewState } from '../../../src/contract/review'
import { tagWords } from '../../../src/contract/reviewTags'
import { URGENT_REPORTS, type ListedReview, type ReviewCase, type ReviewPart } from '../../contract/review'

export const PART_NAMES: Readonly<Record<ReviewPart, string>> = { open: '待查看', published: '已展示', hidden: '未展示' }
export const NONE: Readonly<Record<ReviewPart, string>> = {
  open: '没有等待查看的评价',
  published: '还没有展示的评价',
  hidden: '没有不展示的评价',
}
const STATES: Readonly<Record<ReviewState, string>> = { waiting: '待查看', published: '已展示', hidden: '未展示', deleted: '已删除' }

/** Where one stands, as staff say it. */
export const standingOf = (state: string): string => (STATES as Readonly<Record<string, string>>)[state] ?? state
export const tagsText = (tags: readonly string[]): string => tags.flatMap((tag) => tagWords(tag) ?? []).join('、')

/** Why it waits. */
export function whyOf({ state, openReports }: Pick<ListedReview, 'state' | 'openReports'>): string {
  const reported = openReports > 0 ? `${openReports} 人举报${openReports >= URGENT_REPORTS ? '，优先处理' : ''}` : ''
  return [state === 'waiting' ? '待展示' : '', reported].filter(Boolean).join(' · ')
}

/** What comes of the next step. */
export function hintOf({ can, isServiceOnly }: Pick<ReviewCase, 'can' | 'isServiceOnly'>): string {
  if (isServiceOnly) return '处方药：只在工作台看得到，商城不展示'
  if (can.keep) return '举报不成立就保留；不展示要写明原因，作者会收到消息'
  if (can.publish) return '展示后所有人看得到；打分低不是不展示的理由'
  return '回复后所有人看得到'
}
