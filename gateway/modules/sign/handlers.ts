import { sign } from '../../../src/contract/sign'
import { shopDate } from '../../../src/lib/time'
import { implement } from '../../kernel/implement'
import { answerQuestion, questionFor } from './answerQuestion'
import { articleOf } from './articleOf'
import { calendarOf, countsOf } from './calendar'
import { HELP_YOU } from './helpYou'
import { makeUp } from './makeUp'
import { closeReminder, openReminder } from './reminders'
import { dailyRewardList, MAKE_UP_COINS, MAKE_UP_COST, MONTH_GIFT, WEEK_GIFT } from './rewards'
import { signToday } from './signToday'
import { receiveCoin, tasksOf } from './tasks'

const DONE = { done: true } as const
const ACTIVITY = {
  activityId: 'daily-sign',
  dailyRewardList,
  weekGift: WEEK_GIFT,
  monthGift: MONTH_GIFT,
  makeUpCost: MAKE_UP_COST,
  makeUpCoins: MAKE_UP_COINS,
}

export const signHandlers = implement(sign, {
  activity: () => Promise.resolve(ACTIVITY),
  info: ({ db, memberId, now }) => calendarOf(db, { memberId, now }),
  signToday: ({ idempotent, memberId, now }) => idempotent((tx) => signToday(tx, { memberId, now })),
  makeUp: ({ idempotent, memberId, now, body: { date } }) => idempotent((tx) => makeUp(tx, { memberId, day: date, now })),

  openRemind: async ({ db, memberId, now }) => {
    await openReminder(db, { memberId, now })
    return DONE
  },
  closeRemind: async ({ db, memberId }) => {
    await closeReminder(db, memberId)
    return DONE
  },

  counts: ({ db, memberId, now }) => countsOf(db, { memberId, now }),
  helpYou: () => Promise.resolve({ results: HELP_YOU }),
  tasks: async ({ db, providers: { fileKeys: ring }, memberId, now }) => ({ results: await tasksOf(db, { memberId, ring, now }) }),

  completeTask: ({ idempotent, memberId, now, body: { id, questionItem } }) =>
    idempotent((tx) => answerQuestion(tx, { memberId, id, item: questionItem, now })),
  receiveCoin: ({ idempotent, providers: { fileKeys: ring }, memberId, now, body: { id } }) =>
    idempotent((tx) => receiveCoin(tx, { memberId, id, ring, now })),
  healthPopSci: async ({ db, now }) => ({ article: await articleOf(db, shopDate(now)) }),
  question: ({ db, memberId, now }) => questionFor(db, { memberId, now }),
})
