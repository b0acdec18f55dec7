import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Done, Id } from './fields'

const Count = z.int().check(z.nonnegative())
/** A day of the shop's calendar: 2026-10-23. */
const Day = z.iso.date('日期应为 2026-10-23 的样子')

/** Specification 1, section 4, fixes 2; 0 and 1 are ours. */
export const SignStatus = { open: 0, canMakeUp: 1, signed: 2 } as const

/** A day of the calendar: what signing it gives, or gave; `gift` is what a row of days up to it or a whole month gives besides. */
export const SignDay = z
  .looseObject({ date: Day, signStatus: z.int(), coins: Count, gift: z.enum(['none', 'week', 'month']) })
  .register(z.globalRegistry, { id: 'SignDay' })
export type SignDay = z.infer<typeof SignDay>

/** A task: `received` where its coins were received and it cannot be done again now. */
export const SignTask = z
  .looseObject({
    id: Id,
    title: z.string(),
    text: z.string(),
    coins: Count,
    status: z.enum(['open', 'completed', 'received']),
  })
  .register(z.globalRegistry, { id: 'SignTask' })
export type SignTask = z.infer<typeof SignTask>

/** Today's question; `answer` once this member answered it. */
export const SignQuestion = z
  .looseObject({
    id: Id,
    question: z.string(),
    coins: Count,
    items: z.array(z.looseObject({ id: Id, text: z.string() })),
    answer: z.nullable(z.looseObject({ item: Id, rightItem: Id, explanation: z.string() })),
  })
  .register(z.globalRegistry, { id: 'SignQuestion' })
export type SignQuestion = z.infer<typeof SignQuestion>

/** What was given for one day, and for rows of days that it completed. */
const Given = z.looseObject({
  coins: Count,
  gifts: z.array(z.looseObject({ gift: z.enum(['week', 'month']), coins: Count })),
  continuousDays: Count,
})

export const sign = {
  activity: endpoint('GET /sign/activity', {
    about: 'What signing in gives: each day of a row of seven, the whole row, a whole month; and what making up a day costs',
    sameFor: 'everybody',
    output: z.looseObject({
      activityId: Id,
      dailyRewardList: z.array(z.looseObject({ day: z.int(), coins: Count })),
      weekGift: Count,
      monthGift: Count,
      makeUpCost: Count,
      makeUpCoins: Count,
    }),
  }),
  info: endpoint('GET /sign/info', {
    about: 'Last week, this one and the next as this member signed in, by the shop’s clock, and the coins',
    session: 'required',
    provides: 'sign',
    output: z.looseObject({
      today: SignDay,
      /** Coins that can be spent. */
      coinCount: Count,
      continuousDays: Count,
      /** Yesterday was missed; signing in today makes it up by itself, once a month. */
      willRepair: z.boolean(),
      /** How many days more, today among them, until the next gift of a row of seven. */
      daysToGift: Count,
      giftCoins: Count,
      makeUpCost: Count,
      makeUpCoins: Count,
      dailySignInfos: z.array(SignDay),
      signRemindStatus: z.boolean(),
    }),
  }),
  signToday: endpoint('PUT /sign/today', {
    about: 'Sign in for today; a day is signed once',
    collects: { scene: '每日签到', kinds: ['reward'] },
    session: 'required',
    idempotent: true,
    invalidates: ['sign', 'coins', 'me'],
    output: z.looseObject({ ...Given.shape, repairedDate: z.nullable(Day) }),
  }),
  makeUp: endpoint('PUT /sign/supplementary', {
    about: 'Sign in for a day that was missed, for coins',
    collects: { scene: '补签', kinds: ['reward'] },
    session: 'required',
    idempotent: true,
    body: z.object({ date: Day }),
    invalidates: ['sign', 'coins', 'me'],
    output: Given,
  }),
  openRemind: endpoint('PUT /sign/remind/open', {
    about: 'Be reminded in the evening of a day that is not signed yet',
    collects: { scene: '签到提醒', kinds: ['reward'] },
    session: 'required',
    invalidates: ['sign'],
    output: Done,
  }),
  closeRemind: endpoint('PUT /sign/remind/close', {
    about: 'Not be reminded any more',
    session: 'required',
    invalidates: ['sign'],
    output: Done,
  }),
  counts: endpoint('GET /sign/counts', {
    about: 'How many days this member signed in: in a row, this month, in all',
    session: 'required',
    /** `activityId` is accepted and unused: there is one activity. */
    query: z.object({ activityId: z.optional(Id) }),
    provides: 'sign',
    output: z.looseObject({ continuousDays: Count, monthDays: Count, totalDays: Count }),
    fallback: { continuousDays: 0, monthDays: 0, totalDays: 0 },
  }),
  helpYou: endpoint('GET /sign/helpYou', {
    about: 'What is asked about signing in, with answers',
    sameFor: 'everybody',
    output: z.looseObject({ results: z.array(z.looseObject({ title: z.string(), text: z.string() })) }),
    fallback: { results: [] },
  }),
  tasks: endpoint('GET /sign/tasks', {
    about: 'What else earns this member coins, and how far it is',
    session: 'required',
    provides: 'sign',
    output: z.looseObject({ results: z.array(SignTask) }),
    fallback: { results: [] },
  }),
  completeTask: endpoint('POST /sign/tasks/complete', {
    about: 'Complete a task that is answered: today’s question, by an item of it; answering gives its coins once, right or wrong',
    collects: { scene: '每日一问', kinds: ['reward'] },
    session: 'required',
    idempotent: true,
    body: z.object({ id: Id, questionItem: Id }),
    invalidates: ['sign', 'coins', 'me'],
    output: SignQuestion,
  }),
  receiveCoin: endpoint('POST /sign/tasks/receive', {
    about: 'Receive the coins of a task that is completed',
    collects: 'nothing',
    session: 'required',
    idempotent: true,
    body: z.object({ id: Id }),
    invalidates: ['sign', 'coins', 'me'],
    output: z.looseObject({ coins: Count }),
  }),
  healthPopSci: endpoint('GET /sign/healthPopSci', {
    about: 'The health article of the day: one after the other, each day another; null where there is none',
    sameFor: 'everybody',
    output: z.looseObject({
      article: z.nullable(z.looseObject({ articleId: Id, title: z.string(), author: z.string(), minutes: z.int() })),
    }),
    fallback: { article: null },
  }),
  question: endpoint('GET /sign/question', {
    about: 'Today’s question, with its answer once this member answered it',
    session: 'required',
    provides: 'sign',
    output: SignQuestion,
  }),
}
