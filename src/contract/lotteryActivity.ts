import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Id, Instant } from './fields'

/** Specification 1, section 4, fixes 2; the others are ours. */
export const LotteryStatus = { coming: 1, active: 2, over: 3, stopped: 4 } as const

/** What a page that leads to the draw asks: apart from `lottery`, for these pages carry none of its other calls. */
export const lotteryActivity = {
  current: endpoint('GET /lottery/activity', {
    about: 'Which draw runs, else comes next, else was the last; null where there never was one',
    sameFor: 'everybody',
    output: z.looseObject({
      activity: z.nullable(z.looseObject({ activityId: Id, title: z.string(), beginDate: Instant, endDate: Instant, status: z.int() })),
    }),
    fallback: { activity: null },
  }),
}
