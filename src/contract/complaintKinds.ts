import * as z from 'zod/mini'

/** What somebody tells the shop: a suggestion, a complaint, or that a medicine did not agree with somebody. */
export const ComplaintSort = z.enum(['suggestion', 'complaint', 'adverse'])
export type ComplaintSort = z.infer<typeof ComplaintSort>

/** What a complaint may be about. An advertisement is a banner of the shop, by its id. */
export const SubjectKind = z.enum(['order', 'product', 'prescription', 'article', 'advertisement'], '请选择反映的对象')
export type SubjectKind = z.infer<typeof SubjectKind>

/** Of them, those that name nobody: what an anonymous complaint may be about. */
export const OPEN_SUBJECTS = ['product', 'article', 'advertisement'] as const satisfies readonly SubjectKind[]

type KindRow = { words: string; subjects: readonly SubjectKind[] }
const ALL: readonly SubjectKind[] = ['order', 'product', 'prescription', 'article', 'advertisement']

/** Kinds of complaints, in the order of the chips. */
export const COMPLAINT_KINDS = {
  quality: { words: '药品质量', subjects: ['order', 'product'] },
  delivery: { words: '配送物流', subjects: ['order'] },
  pharmacist: { words: '药师服务', subjects: ['order', 'prescription'] },
  price: { words: '价格与优惠', subjects: ['order', 'product', 'advertisement'] },
  refund: { words: '退款售后', subjects: ['order'] },
  content: { words: '文章与广告', subjects: ['product', 'article', 'advertisement'] },
  privacy: { words: '个人信息', subjects: ALL },
  other: { words: '其他', subjects: ALL },
} as const satisfies Record<string, KindRow>

export const COMPLAINT_KIND_IDS = Object.keys(COMPLAINT_KINDS) as [ComplaintKind, ...ComplaintKind[]]
export type ComplaintKind = keyof typeof COMPLAINT_KINDS

/** Types of suggestions, in the order of the chips. */
export const SUGGEST_TYPES = {
  function: '功能与操作',
  goods: '商品与品类',
  service: '服务与体验',
  content: '内容与知识',
  elder: '长辈版',
  other: '其他',
} as const satisfies Record<string, string>

export const SUGGEST_TYPE_IDS = Object.keys(SUGGEST_TYPES) as [SuggestType, ...SuggestType[]]
export type SuggestType = keyof typeof SUGGEST_TYPES

export const ADVERSE_WORDS = '用药后不适'

/** What a record is called by its kind; one of a newer gateway is 其他. */
export function complaintWords(sort: string, kind: string): string {
  if (sort === 'adverse') return ADVERSE_WORDS
  const words: Readonly<Record<string, string>> =
    sort === 'suggestion' ? SUGGEST_TYPES : Object.fromEntries(COMPLAINT_KIND_IDS.map((id) => [id, COMPLAINT_KINDS[id].words]))
  return words[kind] ?? '其他'
}

/** Hours within which the shop answers, from the filing or from what the reporter added last. */
export const ANSWER_HOURS: Readonly<Record<ComplaintSort, number>> = { adverse: 12, complaint: 24, suggestion: 72 }

/** Days after an answer within which its reporter may say more, and after a question within which he may answer; then it is closed. */
export const ADD_DAYS = 7
export const ASKED_DAYS = 14
