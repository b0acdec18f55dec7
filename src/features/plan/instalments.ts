import { DAYS_AHEAD, type Instalment, type InstalmentState, type PlannedInstalment, type Policy } from '@/contract/plan'
import { last } from '@/lib/last'
import { shortYuan, yuan } from '@/lib/money'
import { shopDate, spokenDate } from '@/lib/time'

/** One that is to be paid now, at the cashier. */
export type DueInstalment = Instalment & { instalmentId: string }

/** Whether it is to be paid now. */
export const isDue = (one: Instalment): one is DueInstalment =>
  (one.state === 'toPay' || one.state === 'missed') && one.instalmentId !== null

/** What is to be paid first of a policy; undefined where nothing is. */
export const dueOf = ({ instalments }: Pick<Policy, 'instalments'>): DueInstalment | undefined => instalments.find(isDue)

/** 第 2 期待交 ¥99.00 */
export const dueText = ({ number, state, amount }: DueInstalment): string => `第 ${number} 期${stateTag(state, amount)} ¥${yuan(amount)}`

/** More of them than that are folded to those that are worth a look now. */
const MAX = 4

/** What stands there while the others are folded: what is to be paid and what comes next; of one that has neither the last. */
export function unfolded(all: readonly Instalment[]): readonly Instalment[] {
  if (all.length <= MAX) return all
  const next = all.find(({ state }) => state === 'coming')
  const few = all.filter((one) => isDue(one) || one === next)
  return few.length > 0 ? few : all.slice(-1)
}

const TAGS: Readonly<Record<InstalmentState, string>> = {
  coming: '未到期',
  toPay: '待交',
  missed: '待补交',
  paid: '已交',
  waived: '不用交',
  ended: '已结束',
}

/** How an instalment stands, in a word. */
export const stateTag = (state: InstalmentState, amount: number): string => (state === 'paid' && amount === 0 ? '已增加' : TAGS[state])

const LAPSE = '到时没有交，保障结束，没用完的额度按交的费退还'

/** What that means, and until when something can be done. */
export function meaningOf({ state, amount, isOnResult, dueOn, payUntil, paidAt }: Instalment, { endsOn }: Pick<Policy, 'endsOn'>): string {
  if (state === 'toPay') return `${spokenDate(dueOn)} 24:00 前交`
  if (state === 'missed')
    return `已过交费日，${spokenDate(payUntil)} 24:00 前可以补交；${payUntil === endsOn ? '保险期间也到这天为止' : LAPSE}`
  if (state === 'waived') return '评估没有达到约定的效果，这一期不用交'
  if (state === 'ended') return '没有交，保障已结束'
  if (state === 'paid') return amount === 0 ? '不用交，额度已增加' : paidAt === null ? '已交' : `${spokenDate(shopDate(paidAt))}已交`
  if (isOnResult) return `${spokenDate(dueOn)}起评估，有效才交`
  return amount === 0 ? `不用交，${spokenDate(dueOn)}增加额度` : `${spokenDate(dueOn)}应交，提前 ${DAYS_AHEAD} 天可以交`
}

type Run = readonly [PlannedInstalment, ...PlannedInstalment[]]

const isLike = (one: PlannedInstalment, other: PlannedInstalment) =>
  one.amount === other.amount && one.adds === other.adds && one.isOnResult === other.isOnResult

/** Instalments that are alike and follow each other, together; the first, which is paid with the application, is by itself. */
export function runsOf(instalments: readonly PlannedInstalment[]): readonly Run[] {
  return instalments.reduce<readonly Run[]>((runs, one) => {
    const run = last(runs)
    return run && run[0].number > 1 && isLike(run[0], one) ? [...runs.slice(0, -1), [...run, one]] : [...runs, [one]]
  }, [])
}

/** 第 2–12 期，每月 ¥99，各增加额度 ¥500 */
export function runText(run: Run): string {
  const [{ adds }] = run
  const added = adds === 0 ? '' : `，${run.length > 1 ? '各' : ''}增加额度 ¥${shortYuan(adds)}`
  return `${placesIn(run)}，${paidIn(run)}${added}`
}

/** Which of them: 第 7–12 期, 第 2 期（3 个月后）. */
function placesIn(run: Run): string {
  const [first] = run
  if (first.number === 1) return '第 1 期'
  if (run.length === 1) return `第 ${first.number} 期（${first.month} 个月后）`
  return `第 ${first.number}–${first.number + run.length - 1} 期`
}

function paidIn(run: Run): string {
  const [{ number, amount, isOnResult, month }] = run
  if (number === 1) return `投保时交 ¥${shortYuan(amount)}`
  if (amount === 0) return '不用交'
  if (isOnResult) return `评估有效才交 ¥${shortYuan(amount)}`
  if (run.length === 1) return `交 ¥${shortYuan(amount)}`
  return `${run.every((one, at) => one.month === month + at) ? '每月' : '每期'} ¥${shortYuan(amount)}`
}
