import * as z from 'zod/mini'
import { Done, Id, Instant } from '../../src/contract/fields'
import { MINUTE } from '../../src/lib/duration'
import { Holder } from './holder'
import { HELD_NAMES, HELD_QUEUES, QUEUE_NAMES, type HeldQueue } from './queues'
import { ROLES, workEndpoint } from './workEndpoint'

/** How a queue stands; what it is called stands in `QUEUES`. */
export const QueueState = z.looseObject({
  queue: z.enum(QUEUE_NAMES),
  count: z.int().check(z.nonnegative()),
  /** How long the oldest has waited; 0 where nothing waits. */
  oldestSeconds: z.number(),
  /** In how many minutes each is meant to be worked off. */
  targetMinutes: z.int(),
})
export type QueueState = z.infer<typeof QueueState>

/** A case that somebody has in hand. Whom it is about is said where it is opened. */
export const HeldCase = z.looseObject({
  queue: z.enum(HELD_NAMES),
  recordId: Id,
  takenAt: Instant,
  /** Since when it waits. */ since: Instant,
})
export type HeldCase = z.infer<typeof HeldCase>

export const Mine = z.looseObject({
  held: z.array(HeldCase),
  /** Decisions of this day, in the shop's time; a queue in which there was none is left out. */
  decided: z.array(z.looseObject({ queue: z.enum(QUEUE_NAMES), count: z.int().check(z.positive()) })),
})
export type Mine = z.infer<typeof Mine>

/** What anybody else reads who opens a case that is in somebody's hand. */
export function heldWords(queue: HeldQueue, { name, takenAt }: Holder, now: number): string {
  const minutes = Math.max(1, Math.floor((now - Date.parse(takenAt)) / MINUTE))
  return `另一位药师正在${HELD_QUEUES[queue].doing}：${name}，${minutes} 分前`
}

const Held = z.looseObject({ holder: z.nullable(Holder) })
const params = z.object({ queue: z.enum(HELD_NAMES), recordId: Id })
const roles = ['pharmacist'] as const

export const queue = {
  waiting: workEndpoint('GET /queues', {
    about: 'What waits for whoever asks: the queues of their roles, how many are in each and how long the oldest waits',
    roles: ROLES,
    output: z.looseObject({ queues: z.array(QueueState) }),
  }),
  mine: workEndpoint('GET /queues/mine', {
    about: 'What whoever asks has in hand, the longest first, and how many decisions of each queue they made today',
    roles: ROLES,
    output: Mine,
  }),
  holder: workEndpoint('GET /queues/{queue}/{recordId}/holder', {
    about: 'Who has a case in hand; asked by who has it, after the page was touched, it stays in hand',
    roles,
    params,
    output: Held,
  }),
  take: workEndpoint('PUT /queues/{queue}/{recordId}/holder', {
    about: 'Take a case in hand: nobody else decides on it until it is given back, or lies for fifteen minutes without input',
    title: '领取',
    version: 'none',
    roles,
    params,
    output: Held,
  }),
  giveBack: workEndpoint('DELETE /queues/{queue}/{recordId}/holder', {
    about: 'Give a case back that one has in hand',
    title: '放回',
    version: 'none',
    roles,
    params,
    output: Done,
  }),
}
