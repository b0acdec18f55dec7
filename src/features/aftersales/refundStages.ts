import type { Refund } from '@/contract/refund'
import { RefundType } from '@/contract/refundReasons'
import { RefundStatus, refundRowOf, refundSteps } from '@/contract/refundStates'
import type { StageState } from '@/ui/text/Stages'

type Way = Pick<Refund, 'statusCode' | 'type'> & { log: ReadonlyArray<{ statusCode: number }> }

/** How far one came that was closed without money: the newest code of its log before that. */
const reached = ({ statusCode, log }: Way): number =>
  statusCode === RefundStatus.ended
    ? (log.find((entry) => entry.statusCode !== RefundStatus.ended)?.statusCode ?? RefundStatus.applied)
    : statusCode

/** The row of steps with where it stands; one that was refused, cancelled or overdue stops where it was (DESIGN.md, 30–32). */
export function refundStages(way: Way): Array<{ title: string; state: StageState }> {
  const { stage, isOver } = refundRowOf(reached(way))
  const steps = refundSteps(way.type === RefundType.returnAndRefund)
  const present = steps.findIndex(({ stages }) => stages.includes(stage))
  const here: StageState = way.statusCode === RefundStatus.ended ? 'stopped' : isOver ? 'done' : 'on'
  return steps.map(({ word }, at) => ({ title: word, state: at < present ? 'done' : at === present ? here : 'todo' }))
}
