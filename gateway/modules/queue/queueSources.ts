import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { desksOf } from '../../../counter/contract/chat'
import { sortsOf } from '../../../counter/contract/complaint'
import type { QueueName } from '../../../counter/contract/queues'
import type { Querying } from '../../db/open'
import { assists } from '../assist/schema'
import { complaints } from '../complaint/schema'
import { conversations, leftMessages } from '../chat/schema'
import { invitations } from '../invitation/schema'
import { invoices } from '../invoice/schema'
import { lotteryParcels } from '../lottery/schema'
import { refundApplications } from '../aftersales/schema'
import { refunds } from '../pay/schema'
import { reviews } from '../review/schema'
import { revisions } from '../revision/schema'
import { stockReminders } from '../stockReminder/schema'
import { callbackQueue } from '../callback/callbackQueue'
import { checkQueue } from '../order/checkQueue'
import { reviewQueue } from '../prescription/reviewQueue'
import { recheckQueue } from '../recheck/recheckQueue'
import type { QueueSource } from '../waiting/measureQueue'

/** What stands in each queue of the counter. One without its row does not compile. */
export const QUEUE_SOURCES: { readonly [name in QueueName]: (db: Querying) => QueueSource } = {
  prescriptions: reviewQueue,
  orders: checkQueue,
  callbacks: callbackQueue,
  rechecks: recheckQueue,
  // Also while somebody is in it: the member waits until he is answered.
  chats: () => ({
    table: conversations,
    id: conversations.conversationId,
    since: conversations.waitsSince,
    where: and(isNotNull(conversations.waitsSince), isNull(conversations.endedAt)),
    forRoles: (roles) => inArray(conversations.desk, desksOf(roles)),
  }),
  leftMessages: () => ({ table: leftMessages, id: leftMessages.id, since: leftMessages.at, where: isNull(leftMessages.answeredAt) }),
  // As the page lists them: packings, however many members wait for one.
  stockReminders: () => ({
    table: stockReminders,
    id: stockReminders.skuCode,
    since: stockReminders.at,
    where: isNull(stockReminders.toldAt),
    count: sql<number>`count(distinct ${stockReminders.skuCode})::int`,
  }),
  // Those that are under way need nobody.
  refunds: () => ({ table: refunds, id: refunds.refundNumber, since: refunds.failedAt, where: eq(refunds.state, 'failed') }),
  // What waits for a decision, since it was applied for, and what came back and is to be inspected.
  aftersales: () => ({
    table: refundApplications,
    id: refundApplications.refundNumber,
    since: sql`case when ${refundApplications.application} = 'inReview' then ${refundApplications.appliedAt} else ${refundApplications.movedAt} end`,
    where: or(
      inArray(refundApplications.application, ['applied', 'inReview']),
      inArray(refundApplications.inspection, ['waiting', 'underWay']),
    ),
  }),
  complaints: () => ({
    table: complaints,
    id: complaints.number,
    since: complaints.movedAt,
    where: inArray(complaints.state, ['waiting', 'inHand']),
    forRoles: (roles) => inArray(complaints.sort, sortsOf(roles)),
  }),
  reviews: () => ({ table: reviews, id: reviews.id, since: reviews.waitsSince, where: isNotNull(reviews.waitsSince) }),
  invoices: () => ({ table: invoices, id: invoices.id, since: invoices.movedAt, where: eq(invoices.state, 'failed') }),
  invitations: () => ({
    table: invitations,
    id: invitations.invitationId,
    since: invitations.waitsSince,
    where: isNotNull(invitations.waitsSince),
  }),
  assists: () => ({ table: assists, id: assists.assistId, since: assists.waitsSince, where: isNotNull(assists.waitsSince) }),
  // What goes with an order is sent with it.
  prizes: () => ({
    table: lotteryParcels,
    id: lotteryParcels.id,
    since: lotteryParcels.addressedAt,
    where: and(isNull(lotteryParcels.sentAt), isNull(lotteryParcels.orderCode)),
  }),
  revisionChecks: () => ({
    table: revisions,
    id: revisions.revisionId,
    since: revisions.writtenAt,
    where: eq(revisions.state, 'inCheck'),
  }),
}
