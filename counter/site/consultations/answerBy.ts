import { MINUTE } from '../../../src/lib/duration'
import { spell } from '../queues/spell'

/** How long a doctor has for the first word, and whether that is over: the fee then goes back by itself. */
export function answerBy(answerBefore: string, now: number): { words: string; isLate: boolean } {
  const left = Math.ceil((Date.parse(answerBefore) - now) / MINUTE)
  if (left > 0) return { words: `${spell(left)}内没有回复，付过的费用自动退回`, isLate: false }
  return { words: `超时 ${spell(-left)}，付过的费用正在自动退回`, isLate: true }
}
