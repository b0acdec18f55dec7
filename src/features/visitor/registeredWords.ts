import type { Registration } from '@/contract/registration'
import { shopTimeOfYear } from '@/lib/time'

/** How a registered need stands: 药师会在 12-01 10:00 前给您回电. */
export function registeredWords({ state, expectedBefore, calledAt }: Registration): string {
  if (state === 'waiting' || calledAt === null) return `药师会在 ${shopTimeOfYear(expectedBefore)} 前给您回电`
  return state === 'unanswered' ? `药师 ${shopTimeOfYear(calledAt)} 打过电话，没有打通` : `药师 ${shopTimeOfYear(calledAt)} 已给您回电`
}
