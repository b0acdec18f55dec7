import type { Complaint } from '@/contract/complaint'
import { complaintStateOf } from '@/contract/complaintStates'
import { shopMoment } from '@/lib/time'

/** The class of a state's word. */
export const toneOf = (state: string): string => ({ open: 'color-rx', yours: 'color-rx', done: 'color-link' })[complaintStateOf(state).tone]

/** Where it stands, in a sentence, and by when the shop answers; past that time nothing is promised any more. */
export function standingText({ state, dueAt, serverTime }: Pick<Complaint, 'state' | 'dueAt' | 'serverTime'>): string {
  const { todo } = complaintStateOf(state)
  if (dueAt === null) return todo
  if (Date.parse(dueAt) <= Date.parse(serverTime)) return `${todo}，已超过预计时间，我们会尽快回复`
  return `${todo}，${shopMoment(dueAt, serverTime)} 前回复`
}

/** When it suits to be called. */
export const CALL_TIMES = ['随时', '工作日 9:00–18:00', '工作日 18:00 后', '周末']
