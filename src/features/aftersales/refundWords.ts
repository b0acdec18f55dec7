import { REFUND_ENDINGS, RefundStatus, refundRowOf } from '@/contract/refundStates'
import type { RefundSummary } from '@/contract/refund'
import { timeLeft, two } from '@/lib/clock'
import { shopFormat, shopMoment, shopWhen } from '@/lib/time'
import type { IconName } from '@/ui/icons/names'

type Facts = Pick<RefundSummary, 'statusCode' | 'statusAt' | 'until' | 'ending'>
type Tone = 'color-rx' | 'color-clinic' | 'color-link' | 'color-secondary'

/** The colour of a refund's state: amber where the member acts, green once the money is back. */
export function toneOf(statusCode: number): Tone {
  const { nextBy, isOver } = refundRowOf(statusCode)
  if (statusCode === RefundStatus.refunded) return 'color-link'
  if (isOver) return 'color-secondary'
  return nextBy === 'member' ? 'color-rx' : 'color-clinic'
}

/** The hue at the top of its page; none once it is closed without money. */
export const tintOf = (statusCode: number) =>
  (({ 'color-rx': 'amber', 'color-clinic': 'sky', 'color-link': 'green', 'color-secondary': undefined }) as const)[toneOf(statusCode)]

/** How one ended, in a sentence; an ending that this version does not know is told by the state's own words. */
export const endingText = ({ statusCode, ending }: Pick<Facts, 'statusCode' | 'ending'>): string =>
  (REFUND_ENDINGS as Readonly<Record<string, string>>)[ending ?? ''] ?? refundRowOf(statusCode).todo

/** The headline of its page: of one that was closed why, for “closed” alone helps nobody. */
export const headlineOf = (of: Pick<Facts, 'statusCode' | 'ending'>): string =>
  of.statusCode === RefundStatus.ended ? endingText(of) : refundRowOf(of.statusCode).title

/** Milliseconds as the two largest parts of a time, the smaller one in two figures, so that a countdown stands still: `6 天 04 小时`. */
export function leftText(milliseconds: number): string {
  const { days, hours, minutes, seconds } = timeLeft(milliseconds)
  if (days > 0) return `${days} 天 ${two(hours % 24)} 小时`
  return hours > 0 ? `${hours} 小时 ${two(minutes)} 分` : `${minutes} 分 ${two(seconds)} 秒`
}

/** The same in a sentence that does not count down, less what a minute changes: `6 天 4 小时`, `4 小时`, `5 分钟`. */
function spokenLeft(milliseconds: number): string {
  const { days, hours, minutes } = timeLeft(milliseconds)
  if (days > 0) return `${days} 天 ${hours % 24} 小时`
  return hours > 0 ? `${hours} 小时` : `${Math.max(1, minutes)} 分钟`
}

const LATE = '比预计的晚了一些，我们会尽快处理'

/** What whoever has the next move does by when; a time that has passed is promised no more. */
export function nextText({ statusCode, until }: Facts, now: number): string {
  const { todo, nextBy } = refundRowOf(statusCode)
  if (nextBy !== 'shop' || until === null) return todo
  if (Date.parse(until.at) < now) return LATE
  return `预计 ${shopWhen(until.at, now)} 前处理完`
}

/** A line of its own ends without a full stop. */
const withoutStop = (sentence: string) => sentence.replace(/。$/, '')

/** A line of the list: what comes next and by when, or how it ended. */
export function cardLine(of: Facts, now: number): { icon: IconName; tone: Tone; text: string } {
  const { statusCode, statusAt, until } = of
  const { nextBy, isOver } = refundRowOf(statusCode)
  const tone = toneOf(statusCode)
  if (isOver) {
    const icon = statusCode === RefundStatus.refunded ? 'check-circle' : 'info'
    return { icon, tone, text: `${shopFormat(statusAt, 'MM-DD')} ${withoutStop(endingText(of))}` }
  }
  if (nextBy === 'member' && until !== null) {
    return { icon: 'clock', tone, text: `请在 ${spokenLeft(Date.parse(until.at) - now)}内填写寄回单号` }
  }
  if (nextBy === 'shop' && until !== null) {
    const isLate = Date.parse(until.at) < now
    return { icon: 'clock', tone, text: isLate ? LATE : `预计 ${shopWhen(until.at, now)} 前处理完` }
  }
  return { icon: nextBy === 'bank' ? 'wallet' : 'clock', tone, text: withoutStop(refundRowOf(statusCode).todo) }
}

/** Until when an order may be asked about. */
export const untilText = (until: string | null, now: number): string =>
  until === null ? '没有收到货时可申请退款' : `${shopWhen(until, now)} 前可申请`

/** When an unknown state was reached, for the page has no other words of it. */
export const unknownText = (statusAt: string, now: number): string => `${shopMoment(statusAt, now)} 更新，我们正在处理`
