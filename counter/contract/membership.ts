import * as z from 'zod/mini'
import { Cents, Id, Instant, Page, pageOf, Size } from '../../src/contract/fields'
import { MaskedCard, MaskedName, MaskedPhone, MaskedText } from './masked'
import { Version } from './version'
import { workEndpoint } from './workEndpoint'

/** So many days before rights pause a member is told why; the figure is ours. */
export const PAUSE_AHEAD_DAYS = 3

/** Memberships that run or wait, and of them those whose rights are paused or will be, and those whose card is frozen. */
export const MembershipPart = z.enum(['held', 'paused', 'frozen'])
export type MembershipPart = z.infer<typeof MembershipPart>

/** `returned`: its member or the shop gave it back. */
export const MembershipState = z.enum(['next', 'running', 'over', 'returned'])
export type MembershipState = z.infer<typeof MembershipState>
export const MEMBERSHIP_STATES: Readonly<Record<MembershipState, string>> = {
  next: '待生效',
  running: '生效中',
  over: '已到期',
  returned: '已退款',
}

export const ListedMembership = z.looseObject({
  orderId: Id,
  memberName: MaskedName,
  memberPhone: MaskedPhone,
  cardNumber: MaskedCard,
  /** 年卡 */
  planName: z.string(),
  state: MembershipState,
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  paid: Cents,
  /** By orders of its days, less what went back. */
  saved: Cents,
  isFrozen: z.boolean(),
  pause: z.nullable(z.enum(['announced', 'paused'])),
})
export type ListedMembership = z.infer<typeof ListedMembership>

export const MembershipQuery = z.object({
  page: Page,
  size: Size,
  part: z._default(MembershipPart, 'held'),
  /** A card's number, or its last four figures: every membership of it, those that are over, too. */
  card: z.optional(z.string().check(z.regex(/^(?:\d{4}|\d{12})$/, '请输入完整的卡号，或卡号后四位'))),
})
export type MembershipQuery = z.infer<typeof MembershipQuery>

/** The newest pause of its member: `over` where the last membership ended before it was lifted. */
export const MembershipPause = z.looseObject({
  state: z.enum(['announced', 'paused', 'takenBack', 'lifted', 'corrected', 'over']),
  reason: MaskedText,
  announcedAt: Instant,
  beginsAt: Instant,
  endedAt: z.nullable(Instant),
  /** How many days it took so far, each that began counted whole. */
  days: z.int(),
})
export type MembershipPause = z.infer<typeof MembershipPause>

export const MembershipCase = z.looseObject({
  ...ListedMembership.shape,
  version: Version,
  paidAt: Instant,
  /** Days that were added for a pause that was a mistake. */
  extraDays: z.int(),
  /** What was paid back, and why where the shop gave it back. */
  back: Cents,
  returnedFor: z.nullable(MaskedText),
  frozen: z.nullable(z.looseObject({ at: Instant, reason: MaskedText })),
  lastPause: z.nullable(MembershipPause),
  /** What giving it back for a fault of ours comes to now; null where there is nothing to give back. */
  fault: z.nullable(z.looseObject({ back: Cents, days: z.int(), daysLeft: z.int() })),
  /** What can be done now. */
  can: z.looseObject({
    freeze: z.boolean(),
    thaw: z.boolean(),
    announcePause: z.boolean(),
    takePauseBack: z.boolean(),
    liftPause: z.boolean(),
    correctPause: z.boolean(),
    giveBack: z.boolean(),
  }),
})
export type MembershipCase = z.infer<typeof MembershipCase>

const Reason = z.string('请写明原因').check(z.trim(), z.minLength(4, '请写清原因（至少 4 个字）'), z.maxLength(100, '原因最多 100 字'))
const WithReason = z.object({ reason: Reason })

const roles = ['operator'] as const
const params = z.object({ orderId: Id })
const WRITE = { version: 'required', params, output: MembershipCase, roles } as const

/** The paid memberships of members, and what of the promises about them only people can keep. */
export const membership = {
  list: workEndpoint('GET /memberships', {
    about: 'Memberships that run or wait, those bought last in front; or every one of a card',
    roles,
    query: MembershipQuery,
    output: pageOf(ListedMembership),
  }),
  detail: workEndpoint('GET /memberships/{orderId}', {
    about: 'One membership: what was paid and saved, whether its card is frozen or its rights pause, and what giving it back would come to',
    title: '查看会员',
    record: 'svip:{orderId}',
    roles,
    params,
    output: MembershipCase,
  }),
  freeze: workEndpoint('PUT /memberships/{orderId}/freeze', {
    about: 'Freeze the card: no code of it is shown or taken, rights for orders stay. The member reads the reason. 409 CARD_FROZEN',
    title: '冻结会员卡',
    ...WRITE,
    body: WithReason,
  }),
  thaw: workEndpoint('PUT /memberships/{orderId}/thaw', {
    about: 'Let the card be used again; the member is told, the reason is for staff. 409 NOT_FROZEN',
    title: '解冻会员卡',
    ...WRITE,
    body: WithReason,
  }),
  announcePause: workEndpoint('PUT /memberships/{orderId}/pause', {
    about: `Announce that the member's rights pause in ${PAUSE_AHEAD_DAYS} days: the member reads the reason and how to appeal. 409 PAUSE_OPEN, NOT_HELD`,
    title: '告知暂停会员权益',
    ...WRITE,
    body: WithReason,
  }),
  takePauseBack: workEndpoint('PUT /memberships/{orderId}/pause/takeBack', {
    about: 'Take an announced pause back before it begins; the member is told, the reason is for staff. 409 PAUSE_BEGAN, NOT_PAUSED',
    title: '取消暂停会员权益',
    ...WRITE,
    body: WithReason,
  }),
  liftPause: workEndpoint('PUT /memberships/{orderId}/pause/lift', {
    about: 'Let the rights count again; `wasWrong` adds the days of the pause to the end. The member is told. 409 NOT_PAUSED, NOT_HELD',
    title: '恢复会员权益',
    ...WRITE,
    body: z.object({ reason: Reason, wasWrong: z.boolean('请选择为什么恢复') }),
  }),
  giveBack: workEndpoint('PUT /memberships/{orderId}/giveBack', {
    about:
      'Give a membership back for a fault of ours, by the days that are left; nothing is taken off, rights end at once. The member reads the reason. 409 AMOUNT_CHANGED, NOTHING_BACK, NOT_HELD',
    title: '按剩余天数退会员',
    ...WRITE,
    body: z.object({ /** What was seen. */ back: Cents, reason: Reason }),
  }),
}
