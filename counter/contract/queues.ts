import { ANSWER_HOURS } from '../../src/contract/complaintKinds'
import { aftersales } from './aftersales'
import { callback } from './callback'
import { chat } from './chat'
import { complaint } from './complaint'
import { assist } from './assist'
import { invitation } from './invitation'
import { invoice } from './invoice'
import { lottery } from './lottery'
import { order } from './order'
import { pay } from './pay'
import { prescription } from './prescription'
import { recheck } from './recheck'
import { review } from './review'
import { revision } from './revision'
import { stockReminder } from './stockReminder'
import type { Role, WorkEndpoint } from './workEndpoint'

/** What waits for people: its page, who works it off, and in how many minutes they mean to where operators say nothing else (`queueTargets`). */
type Queue = {
  title: string
  path: string
  roles: readonly Role[]
  targetMinutes: number
  /** The calls that decide on one of its cases. */
  decisions: readonly WorkEndpoint[]
}

/** Every queue of the counter, in the order of the menu. The gateway counts each (`gateway/kernel/jobs/queueSources.ts`). */
export const QUEUES = {
  prescriptions: {
    ...{ title: '审核处方', path: '/prescriptions', roles: prescription.list.roles, targetMinutes: 30 },
    decisions: [prescription.approve, prescription.refuse],
  },
  orders: {
    ...{ title: '核对订单', path: '/orders', roles: order.list.roles, targetMinutes: 2 * 60 },
    decisions: [order.approve, order.refuse],
  },
  callbacks: { title: '回电', path: '/callbacks', roles: callback.list.roles, targetMinutes: 30, decisions: [callback.record] },
  chats: { title: '会话', path: '/chats', roles: chat.list.roles, targetMinutes: 5, decisions: [chat.end] },
  leftMessages: { title: '留言', path: '/left-messages', roles: chat.left.roles, targetMinutes: 24 * 60, decisions: [chat.answerLeft] },
  // Buying and shelving end the waiting, not a decision.
  stockReminders: { title: '到货提醒', path: '/stock-reminders', roles: stockReminder.list.roles, targetMinutes: 24 * 60, decisions: [] },
  refunds: { title: '退款', path: '/refunds', roles: pay.refunds.roles, targetMinutes: 24 * 60, decisions: [pay.closeRefund] },
  aftersales: {
    ...{ title: '退款售后', path: '/aftersales', roles: aftersales.list.roles, targetMinutes: 24 * 60 },
    decisions: [aftersales.agree, aftersales.refuse, aftersales.endInspection],
  },
  complaints: {
    ...{ title: '投诉建议', path: '/complaints', roles: complaint.list.roles, targetMinutes: ANSWER_HOURS.complaint * 60 },
    decisions: [complaint.answer],
  },
  reviews: {
    ...{ title: '评价', path: '/reviews', roles: review.list.roles, targetMinutes: 24 * 60 },
    decisions: [review.publish, review.hide, review.keep],
  },
  invoices: {
    title: '发票',
    path: '/invoices',
    roles: invoice.list.roles,
    targetMinutes: 24 * 60,
    decisions: [invoice.retry, invoice.refuse],
  },
  invitations: {
    ...{ title: '核实邀请', path: '/invitations', roles: invitation.list.roles, targetMinutes: 24 * 60 },
    decisions: [invitation.approve, invitation.refuse],
  },
  assists: {
    ...{ title: '核实助力', path: '/assists', roles: assist.list.roles, targetMinutes: 24 * 60 },
    decisions: [assist.approve, assist.refuse],
  },
  prizes: { title: '奖品寄送', path: '/prizes', roles: lottery.parcels.roles, targetMinutes: 2 * 24 * 60, decisions: [lottery.send] },
  rechecks: { title: '复核处方', path: '/rechecks', roles: recheck.list.roles, targetMinutes: 2 * 60, decisions: [recheck.close] },
  // Words of products, before shoppers read them.
  revisionChecks: {
    ...{ title: '复核文案', path: '/revision-checks', roles: revision.approve.roles, targetMinutes: 4 * 60 },
    decisions: [revision.approve, revision.giveBack],
  },
} as const satisfies Record<string, Queue>

/** Of them, those whose cases one person has in hand at a time: the kind of the record in the audit log, and what is being done with it. */
export const HELD_QUEUES = {
  prescriptions: { kind: 'prescription', doing: '审核' },
  orders: { kind: 'order', doing: '核对' },
  callbacks: { kind: 'callback', doing: '回电' },
  // By the id of the prescription, for one recheck of it is open at a time.
  rechecks: { kind: 'recheck', doing: '复核' },
} as const satisfies Partial<Record<keyof typeof QUEUES, { kind: string; doing: string }>>

export type HeldQueue = keyof typeof HELD_QUEUES
export const HELD_NAMES = Object.keys(HELD_QUEUES) as [HeldQueue, ...HeldQueue[]]

export type QueueName = keyof typeof QUEUES
export const QUEUE_NAMES = Object.keys(QUEUES) as [QueueName, ...QueueName[]]
