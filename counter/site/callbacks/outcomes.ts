import type { CallOutcome } from '../../contract/callback'

export const OUTCOME_NAMES: Readonly<Record<CallOutcome, string>> = { talked: '已通话', unanswered: '无人接听' }
