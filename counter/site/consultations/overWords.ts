import { ConsultationState } from '../../../src/contract/consultationView'
import { consultationRowOf } from '../../../src/contract/consultationStates'

const BACK = '付过的费用原路退回'
const WHY: Readonly<Record<string, string>> = {
  [ConsultationState.ended]: '问诊已结束，不能再写；两天内会员可以免费再问',
  [ConsultationState.declined]: `问诊已退回，${BACK}，不能再写`,
  [ConsultationState.unanswered]: `没有医生按时接诊，${BACK}，不能再写`,
  [ConsultationState.cancelled]: `会员取消了问诊，${BACK}，不能再写`,
}

/** Why nobody can write in a consultation any more; undefined where one can. */
export const overWords = (state: string): string | undefined =>
  consultationRowOf(state).isOver ? (WHY[state] ?? '问诊已结束，不能再写') : undefined
