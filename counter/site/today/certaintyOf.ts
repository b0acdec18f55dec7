import type { Variant } from '../../contract/today'

/** Below it nothing is compared: visits that reported of each group, and payments of both. */
const MIN = { visits: 100, paid: 10 }
/** Of the normal distribution: an interval that holds the truth 95 times of 100, and 99 where several variants are held against one. */
const SURE = { one: { z: 1.96, words: '95%' }, several: { z: 2.576, words: '99%' } }

/** The part of a variant's visits that paid; nothing where none saw it. */
export const paidShare = ({ seen, paid }: Variant) => (seen === 0 ? 0 : paid / seen)

/**
 * How sure one can be that a variant does better or worse than `control`, in one sentence. A visit of a sample counts once, however many it
 * stands for.
 */
export function certaintyOf(variant: Variant, control: Variant, others: number): string {
  const both = [variant, control]
  if (variant.share === 0) return '现在没有人看到，没有可比的'
  if (control.share === 0) return '现在没有人看到 control，没有可比的'
  if (both.some(({ reported }) => reported < MIN.visits) || both.reduce((sum, one) => sum + paidOf(one), 0) < MIN.paid)
    return `人还太少，看不出差别：每组至少 ${MIN.visits} 次访问、两组合计至少 ${MIN.paid} 次付款`
  const { z, words } = others > 1 ? SURE.several : SURE.one
  const { difference, from, to } = differenceOf(variant, control, z)
  const range = `真实的差有 ${words} 的把握在 ${points(from)} 到 ${points(to)} 个百分点之间`
  if (from <= 0 && to >= 0) return `还分不出高低：${range}，0 也在其中`
  return `多半${difference > 0 ? '更高' : '更低'}：${range}`
}

/** Payments among the visits that reported. */
const paidOf = (variant: Variant) => paidShare(variant) * variant.reported

/** The difference of two shares with Newcombe's interval, which holds for few payments, too (Statistics in Medicine 17, 1998, method 10). */
function differenceOf(one: Variant, other: Variant, z: number) {
  const [a, b] = [wilson(one, z), wilson(other, z)]
  const difference = a.share - b.share
  return {
    difference,
    from: difference - Math.hypot(a.share - a.from, b.to - b.share),
    to: difference + Math.hypot(a.to - a.share, b.share - b.from),
  }
}

/** A share with Wilson's interval. */
function wilson(variant: Variant, z: number) {
  const [share, visits] = [paidShare(variant), variant.reported]
  const [middle, whole] = [share + z ** 2 / (2 * visits), 1 + z ** 2 / visits]
  const half = z * Math.sqrt((share * (1 - share)) / visits + z ** 2 / (4 * visits ** 2))
  return { share, from: (middle - half) / whole, to: (middle + half) / whole }
}

/** Percentage points: −0.8, +2.1 */
function points(difference: number): string {
  const rounded = (Math.abs(difference) * 100).toFixed(1)
  return `${difference < 0 ? '−' : '+'}${rounded}`
}
