import type { DosePlan } from '../../../src/contract/cabinet'
import { daysAfter, daysBetween } from '../../../src/lib/time'

/** Pieces as they were counted on a day, and how they are taken. */
export type Counted = { left: number | null; countedOn: string; plan: DosePlan | null }

const daily = ({ amount, times }: DosePlan) => amount * times.length

/** The first day on which nothing should be left; null where that cannot be told. */
export const emptyOn = ({ left, countedOn, plan }: Counted): string | null =>
  left === null || plan === null ? null : daysAfter(countedOn, Math.floor(left / daily(plan)))

/** What should be left on a day: by the plan, whatever was ticked, so that a reminder comes too early rather than too late. */
export function leftOn({ left, countedOn, plan }: Counted, day: string): number | null {
  if (left === null || plan === null) return left
  return Math.max(0, left - daily(plan) * Math.max(0, daysBetween(countedOn, day)))
}

/** Whether there is anything to take on a day: a plan, and something left as far as one knows. */
export function isTakenOn(counted: Counted, day: string): boolean {
  const empty = emptyOn(counted)
  return counted.plan !== null && (empty === null || day < empty)
}

/** Whether a medicine may still be used on a day: nobody is told to take what is past. */
export const isUsableOn = ({ expiresOn }: { expiresOn: string | null }, day: string): boolean => expiresOn === null || day <= expiresOn
