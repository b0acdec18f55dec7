import { useEffect, useMemo } from 'react'
import type { DrugQuestion } from '@/contract/hospitalDrug'
import { toast } from '@/ui/feedback/toast'
import { areSame, begun, historyAfter, type Act, type History } from './history'
import { memoryOf } from './memoryOf'

/** By product code. */
export const histories = memoryOf<History>()

/** What was answered about a drug since the shop was opened. Where other questions are asked by now it begins anew, and says so. */
export function useHistory(productCode: string, questions: readonly DrugQuestion[]) {
  const kept = histories.useKept(productCode)
  const isOutdated = kept !== undefined && !areSame(kept.questions, questions)
  const fresh = useMemo(() => begun(questions), [questions])
  const history = kept === undefined || isOutdated ? fresh : kept
  useEffect(() => {
    if (!isOutdated) return
    histories.drop(productCode)
    toast('问题有更新，请从头再答一遍')
  }, [isOutdated, productCode])
  return { history, act: (one: Act) => histories.keep(productCode, historyAfter(histories.read(productCode) ?? history, one)) }
}
