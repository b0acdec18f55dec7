import { last } from './last'

/** Hours of a day by the shop's clock; null on a day nobody answers. Ending before it begins runs over midnight. */
type Hours = { from: string; to: string } | null

const DAYS = ['周一', '周二', '周三', '周四', '周五', '周六', '周日']
const CLOSED = '休息'

/** 8:00–22:00, or day by day where they differ: 周一至周五 8:00–22:00，周六 9:00–12:00，周日休息. Monday first. */
export function hoursText(weekly: readonly Hours[]): string {
  const texts = weekly.map(textOf)
  if (texts.every((text) => text === texts[0])) return texts[0] ?? ''
  const runs: Array<{ first: number; last: number; text: string }> = []
  texts.forEach((text, day) => {
    const run = last(runs)
    if (run?.text === text) run.last = day
    else runs.push({ first: day, last: day, text })
  })
  return runs
    .map(({ first, last, text }) => {
      const days = first === last ? DAYS[first] : `${DAYS[first]}至${DAYS[last]}`
      return text === CLOSED ? `${days}${text}` : `${days} ${text}`
    })
    .join('，')
}

const plain = (clock: string) => clock.replace(/^0/, '')
function textOf(hours: Hours): string {
  if (!hours) return CLOSED
  if (hours.from === hours.to && hours.from === '00:00') return '全天'
  return `${plain(hours.from)}–${hours.to <= hours.from ? '次日 ' : ''}${plain(hours.to)}`
}
