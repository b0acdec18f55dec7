import * as z from 'zod/mini'
import { Id, Instant } from '../../src/contract/fields'
import { aftersales } from './aftersales'
import { complaint } from './complaint'
import { MaskedName } from './masked'
import { membership } from './membership'
import { order } from './order'
import { prescription } from './prescription'
import { QUEUES } from './queues'
import { workEndpoint, type Role } from './workEndpoint'

type FoundRow = { name: string; roles: readonly Role[]; /** Where one is opened, its id behind it. */ at: string }

/** What the field in the head finds, in the order of its list: each for whoever may open it. */
export const FOUND_KINDS = {
  order: { name: '订单', roles: order.detail.roles, at: `${QUEUES.orders.path}?order=` },
  prescription: { name: '处方', roles: prescription.detail.roles, at: `${QUEUES.prescriptions.path}?prescription=` },
  aftersales: { name: '退款', roles: aftersales.detail.roles, at: `${QUEUES.aftersales.path}?refund=` },
  complaint: { name: '投诉建议', roles: complaint.detail.roles, at: `${QUEUES.complaints.path}?complaint=` },
  membership: { name: '会员', roles: membership.detail.roles, at: '/memberships?membership=' },
} as const satisfies Record<string, FoundRow>
export type FoundKind = keyof typeof FOUND_KINDS
const FOUND_NAMES = Object.keys(FOUND_KINDS) as [FoundKind, ...FoundKind[]]

/** The kinds that somebody of these roles may open. */
export const foundKindsOf = (roles: readonly Role[]): FoundKind[] =>
  FOUND_NAMES.filter((kind) => FOUND_KINDS[kind].roles.some((role) => roles.includes(role)))

export const Found = z.looseObject({
  kind: z.enum(FOUND_NAMES),
  id: Id,
  /** Of the member, the patient or who gets the parcel; empty where nobody is named. */
  name: MaskedName,
  /** What it is, and how it stands. */
  text: z.string(),
  at: Instant,
})
export type Found = z.infer<typeof Found>

/** Of each kind, the newest. */
export const FOUND_MOST = 5

export const find = {
  records: workEndpoint('GET /find', {
    about: `Orders, prescriptions, refunds, complaints and memberships whose number begins so, and those of members whose phone is this one or ends on these four digits: of each kind that the roles may open the ${FOUND_MOST} newest`,
    title: '查找',
    record: 'find:records',
    roles: [...new Set(FOUND_NAMES.flatMap((kind): Role[] => [...FOUND_KINDS[kind].roles]))],
    query: z.object({
      words: z.string('请输入单号或手机后四位').check(z.trim(), z.regex(/^[\w-]{4,40}$/, '请输入单号的前几位（至少 4 位），或手机后四位')),
    }),
    output: z.looseObject({ results: z.array(Found) }),
  }),
}
