import { HOUR_SECONDS, MINUTE_SECONDS } from '../../../src/lib/duration'
import { QUEUE_MEANINGS } from './queueMeanings'
import type { Queues } from './queuesOf'

type Draw = (table: { headings: string[]; rows: string[][] }) => string

/** Queues above their alert threshold, the most urgent first. */
export function queuesText(queues: Queues, draw: Draw): string {
  const rows = Object.entries(QUEUE_MEANINGS).flatMap(([name, { what, todo, after }]) => {
    const { count, oldestSeconds } = queues[name as keyof Queues]
    return count > 0 && oldestSeconds >= after ? [[what, String(count), lasting(oldestSeconds), todo]] : []
  })
  return `需要处理\n${rows.length === 0 ? '（没有）' : draw({ headings: ['什么', '数量', '最久', '怎么办'], rows })}`
}

const lasting = (seconds: number) =>
  seconds < 2 * HOUR_SECONDS ? `${Math.ceil(seconds / MINUTE_SECONDS)} 分钟` : `${Math.floor(seconds / HOUR_SECONDS)} 小时`
