import { consultation } from '../../contract/consultation'
import { useAsk } from '../client/useAsk'
import { useSettled } from '../parts/useSettled'

/** What the safety rules say of the drugs that stand there now, asked anew as they change; of no drugs nothing is asked. */
export function useChecked(conversationId: string, codes: readonly string[]) {
  const now = [...codes].sort().join(',')
  const productCodes = useSettled(now)
  const read = useAsk(consultation.safety, { params: { conversationId }, query: { productCodes } }, { isOff: productCodes === '' })
  const isOfNow = productCodes === now && !read.isPlaceholderData
  const safety = now !== '' && isOfNow && !read.error ? read.data : undefined
  const critical = (safety?.findings ?? []).filter(({ severity }) => severity === 'critical')
  const failed = now !== '' && productCodes === now && read.error !== null ? read.error.message : undefined
  return {
    safety,
    failed,
    isAsking: now !== '' && safety === undefined && failed === undefined,
    again: () => void read.refetch(),
    /** The rules of these findings. */
    ruleIds: [...new Set(critical.map(({ ruleId }) => ruleId))],
    /** What a doctor has to have seen, by which drugs it is about; empty where there is nothing. */
    toSee: failed === undefined ? (critical.length > 0 ? `${now}:${critical.map(({ ruleId }) => ruleId).join()}` : '') : `${now}:failed`,
  }
}
