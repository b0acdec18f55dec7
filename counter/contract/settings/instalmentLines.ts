import type { PlanType } from '../../../src/contract/plan'

/** An instalment as a plan's setting has it. */
export type InstalmentLine = {
  /** Months after the policy's first day. */
  month: number
  /** Of the first instalment. */
  percent: number
  /** How many parts of the plan's yearly sum it adds. */
  parts: number
  /** Paid only where the medicine helped. */
  isOnResult: boolean
}

export const ON_RESULT = '有效才交'
/** 第几个月后｜首期的百分之几｜增加几份额度（｜有效才交） */
export const INSTALMENT_LINE = /^\d{1,2}｜\d{1,3}｜\d{1,3}(｜有效才交)?$/

/** The instalments of a plan from their lines; one that is written otherwise is left out. */
export const instalmentsIn = (lines: readonly string[]): InstalmentLine[] =>
  lines
    .filter((line) => INSTALMENT_LINE.test(line))
    .map((line) => {
      const [month = '', percent = '', parts = '', result] = line.split('｜')
      return { month: Number(month), percent: Number(percent), parts: Number(parts), isOnResult: result === ON_RESULT }
    })

type Instalments = readonly InstalmentLine[]
const paid = (all: Instalments) => all.filter(({ percent }) => percent > 0)
const isLike = (all: Instalments) => paid(all).every(({ percent }) => percent === 100)

/** What makes a plan one of its type, besides what every plan in instalments is. */
const OF_TYPE: Readonly<Record<Exclude<PlanType, 'yearly'>, { fits: (all: Instalments) => boolean; words: string }>> = {
  monthly: { fits: (all) => isLike(all) && paid(all).length === all.length && !hasResult(all), words: '月月付的每期都应是首期的 100%' },
  capped: {
    fits: (all) => isLike(all) && !hasResult(all) && paid(all).length < all.length && isPaidFirst(all),
    words: '封顶付应先交几期 100%，之后都是 0%',
  },
  result: { fits: (all) => hasResult(all) && paid(all).length === all.length, words: `按效付至少有一期写明“${ON_RESULT}”，每期都大于 0%` },
}

function hasResult(all: Instalments): boolean {
  return all.some(({ isOnResult }) => isOnResult)
}

const isPaidFirst = (all: Instalments) => all.slice(0, paid(all).length).every(({ percent }) => percent > 0)

/** Months of a policy: no instalment is due after them. */
const LAST_MONTH = 11

/** What is wrong with the instalments of a plan of a type; undefined where nothing is. */
export function instalmentsProblem(type: PlanType, lines: readonly string[]): string | undefined {
  if (type === 'yearly') return lines.length === 0 ? undefined : '一次交清的方案没有分期'
  const all = instalmentsIn(lines)
  const [first] = all
  if (all.length < 2) return '分期的方案至少写两期'
  if (first?.month !== 0 || first.percent !== 100 || first.parts === 0 || first.isOnResult) return '第一期写作 0｜100｜份数，投保时交'
  if (all.some(({ month }, place) => place > 0 && month <= (all[place - 1]?.month ?? 0))) return '各期的月份应从小到大'
  if (all.some(({ month }) => month > LAST_MONTH)) return `最后一期不晚于第 ${LAST_MONTH} 个月后`
  return OF_TYPE[type].fits(all) ? undefined : OF_TYPE[type].words
}
