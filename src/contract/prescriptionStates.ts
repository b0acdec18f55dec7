import { PrescriptionState } from './prescription'

/** Years for which a prescription that somebody has decided on is kept, whoever hides it (LAW-AND-PRIVACY, D12; Decree 84, article 22). */
export const KEPT_YEARS = 5

/** Who has the next move. */
export type NextBy = 'pharmacist' | 'member' | 'nobody'

/** Until when: as the pharmacy means to review (`expectedBefore`), while the prescription is good, or without an end. */
export type DueBy = 'review' | 'validUntil' | null

export type StateRow = {
  /** The patient's word for it. */
  word: string
  /** What it means, and what to do now. */
  todo: string
  nextBy: NextBy
  dueBy: DueBy
  /** How long it is kept once its member takes it back or out of the lists; 0: deleted at once. */
  keptYears: typeof KEPT_YEARS | 0
}

/** The states of a prescription as everybody calls them: the shop's pages, the counter and the gateway, whose moves are `gateway/modules/prescription/states.ts`. */
export const PRESCRIPTION_STATES: Readonly<Record<PrescriptionState, StateRow>> = {
  waiting: {
    ...{ word: '等待药师审核', todo: '结果会发消息告诉您。' },
    ...{ nextBy: 'pharmacist', dueBy: 'review', keptYears: 0 },
  },
  asked: {
    ...{ word: '药师有个问题问您', todo: '回复后继续审核。' },
    ...{ nextBy: 'member', dueBy: 'validUntil', keptYears: 0 },
  },
  second: {
    ...{ word: '等另一位药师复核', todo: '结果会发消息告诉您。' },
    ...{ nextBy: 'pharmacist', dueBy: 'review', keptYears: 0 },
  },
  approved: {
    ...{ word: '药师审核通过', todo: '可以购买处方里的药品。' },
    ...{ nextBy: 'member', dueBy: 'validUntil', keptYears: KEPT_YEARS },
  },
  refused: {
    ...{ word: '没有通过审核', todo: '可以按原因重新提交，或打电话问药师。' },
    ...{ nextBy: 'member', dueBy: null, keptYears: KEPT_YEARS },
  },
  expired: {
    ...{ word: '已过有效期', todo: '过期的处方不能再用。请医生重新开具后上传。' },
    ...{ nextBy: 'member', dueBy: null, keptYears: KEPT_YEARS },
  },
  used: {
    ...{ word: '已使用', todo: '这张处方已经用完。还需要时，请医生开新处方。' },
    ...{ nextBy: 'nobody', dueBy: null, keptYears: KEPT_YEARS },
  },
}

/** What a newer gateway calls by a name that this client does not know. */
export const UNKNOWN_STATE: StateRow = { word: '正在处理', todo: '正在处理。', nextBy: 'pharmacist', dueBy: null, keptYears: KEPT_YEARS }

const isKnown = (state: string): state is PrescriptionState => Object.values<string>(PrescriptionState).includes(state)

/** Nobody has decided: it can be withdrawn, and a page looks now and then whether somebody has. */
export const isUndecided = (state: string): boolean => isKnown(state) && PRESCRIPTION_STATES[state].keptYears === 0

export const stateRowOf = (state: string): StateRow => (isKnown(state) ? PRESCRIPTION_STATES[state] : UNKNOWN_STATE)
