import type { QuestionRow } from '../../../counter/contract/settings/questionRows'
import { MEMBER_QUESTIONS } from './memberQuestions'
import { TRADE_QUESTIONS } from './tradeQuestions'

/**
 * What many ask, and what this shop's pages and documents say to it (`demo/documents`, `order`, `coupon`). Hours, telephone, days and sums
 * stand in braces and come from the settings (`filled.ts`). None tells anybody how to take a medicine: that is a pharmacist's.
 */
export const BUILT_IN_QUESTIONS: readonly QuestionRow[] = [...TRADE_QUESTIONS, ...MEMBER_QUESTIONS]
