import * as z from 'zod/mini'
import { Coupon } from './coupon'
import { endpoint } from './endpoint'
import { EMPTY_PAGE, Id, Instant, Page, pageOf, Size } from './fields'

/** Days after the account was opened in which somebody who helps counts as newly registered. */
export const NEW_MEMBER_DAYS = 7
/** How many members somebody helps within a day of the shop; each of them once. */
export const HELPS_A_DAY = 3
/** Days for which it is kept who helped. */
export const HELP_DAYS = 180

const Count = z.int().check(z.nonnegative())

/**
 * How far an assist is: friends still help, a person looks at it, the coupon was given, its time ended before enough helped, or a person
 * refused it with a reason.
 */
export const AssistState = z.enum(['open', 'inReview', 'rewarded', 'lapsed', 'refused'])
export type AssistState = z.infer<typeof AssistState>

/** What who helps may say; ready sentences, so that nobody writes anything else there. */
export const WISHES = {
  care: '照顾好身体',
  support: '支持一下',
  peace: '愿您平安健康',
  warm: '天冷多穿衣服',
} as const
const Wish = z.enum(Object.keys(WISHES) as [keyof typeof WISHES, ...Array<keyof typeof WISHES>], '请选一句话')
export type Wish = z.infer<typeof Wish>

/** What is given when so many friends have helped within so many hours. */
const activity = { activityId: Id, title: z.string(), coupon: Coupon, friends: Count, hours: Count }
/** An activity in which a member may begin an assist. */
export const AssistActivity = z.looseObject({ ...activity, /** Until when one may begin. */ endsAt: Instant }).register(z.globalRegistry, {
  id: 'AssistActivity',
})
export type AssistActivity = z.infer<typeof AssistActivity>

/** An assist of one's own. */
const own = {
  ...activity,
  assistId: Id,
  helped: Count,
  state: AssistState,
  /** Until when friends may help. */
  endsAt: Instant,
  /** Why nothing was given; null where nothing was refused. */
  refusedFor: z.nullable(z.string()),
}
export const Assist = z.looseObject(own).register(z.globalRegistry, { id: 'Assist' })
export type Assist = z.infer<typeof Assist>

/** What stands against helping: nothing; that it is one's own; that one helped here, helped this member today, or helped enough today; that it is complete or over. */
export const HelpStanding = z.enum(['open', 'own', 'helped', 'today', 'limit', 'complete', 'over'])
export type HelpStanding = z.infer<typeof HelpStanding>

const params = z.object({ assistId: Id })

export const assist = {
  activities: endpoint('GET /assists/activities', {
    about: 'Activities in which an assist may be begun today',
    sameFor: 'everybody',
    provides: 'assists',
    output: z.looseObject({ activities: z.array(AssistActivity) }),
  }),
  activity: endpoint('GET /assists/activities/{activityId}', {
    about:
      'One activity, and the member’s own assist of it that has not lapsed; `isOpen` says whether one may be begun. 404 of an unknown one',
    session: 'required',
    params: z.object({ activityId: Id }),
    provides: 'assists',
    output: z.looseObject({ activity: AssistActivity, isOpen: z.boolean(), assistId: z.nullable(Id) }),
  }),
  begin: endpoint('POST /assists', {
    about:
      'Begin an assist; one that runs is answered again. 404 of an unknown activity, 409 ASSIST_CLOSED outside its days, ASSIST_TAKEN where one took part, ASSIST_FULL where nothing is left to give',
    collects: { scene: '发起助力', kinds: ['reward'] },
    session: 'required',
    idempotent: true,
    body: z.object({ activityId: Id }),
    invalidates: ['assists'],
    output: z.looseObject({ assistId: Id }),
  }),
  mine: endpoint('GET /assists/mine', {
    about: 'The member’s assists, the latest first',
    session: 'required',
    query: z.object({ page: Page, size: Size }),
    provides: 'assists',
    output: pageOf(Assist),
    fallback: EMPTY_PAGE,
  }),
  own: endpoint('GET /assists/mine/{assistId}', {
    about: 'An assist of the member’s own, with who helped, masked. 404 of anybody else’s',
    session: 'required',
    params,
    provides: 'assists',
    output: z.looseObject({
      ...own,
      /** The coupon that was given; null before. */
      couponId: z.nullable(Id),
      helps: z.array(z.looseObject({ /** 林** */ name: z.string(), wish: z.string(), at: Instant })),
      serverTime: Instant,
    }),
  }),
  seen: endpoint('GET /assists/{assistId}', {
    about: 'An assist as a friend sees it: nobody is named',
    params,
    provides: 'assists',
    output: z.looseObject({ ...activity, helped: Count, endsAt: Instant, standing: HelpStanding, serverTime: Instant }),
  }),
  help: endpoint('PUT /assists/{assistId}/help', {
    about:
      'Help, once an assist and once a day the same member. 409 OWN_ASSIST, ALREADY_HELPED, HELPED_TODAY, HELP_LIMIT, ASSIST_COMPLETE, ASSIST_OVER',
    collects: { scene: '为家人助力', kinds: ['reward'] },
    session: 'required',
    idempotent: true,
    params,
    body: z.object({ wish: Wish }),
    invalidates: ['assists'],
    output: z.looseObject({ helped: Count }),
  }),
}
