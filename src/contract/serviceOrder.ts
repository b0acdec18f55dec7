import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Cents, Done, Id, Instant, Page, pageOf, Size } from './fields'

/** Where the money of a service is: nothing was paid, it stays paid, it is on its way back, or back. */
export const ServiceMoney = z.enum(['none', 'kept', 'returning', 'returned'])
export type ServiceMoney = z.infer<typeof ServiceMoney>

/** Something that is paid and is not goods (specification 2, section 3; its fields are not shown and are ours). Its words are the gateway's, so that an older client shows a newer kind. */
export const ServiceOrder = z
  .looseObject({
    /** Also by which the cashier and the service's own page name it. */
    id: Id,
    /** `consultation`: its own page is `consultationDetail`. */
    kind: z.string(),
    /** 图文问诊 */
    title: z.string(),
    /** Whom or what it is with and for, a line each. */
    about: z.array(z.string()),
    amount: Cents,
    /** How it stands, in a word, and what that means. */
    word: z.string(),
    todo: z.string(),
    nextBy: z.string(),
    createdAt: Instant,
    /** Until when it may be paid; null where no payment is awaited. */
    payBefore: z.nullable(Instant),
    paidAt: z.nullable(Instant),
    endedAt: z.nullable(Instant),
    money: ServiceMoney,
    /** It has ended and may be taken out of the list. */
    canHide: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'ServiceOrder' })
export type ServiceOrder = z.infer<typeof ServiceOrder>

/** Money of a service that goes back. */
const ServiceRefund = z.looseObject({
  refundNumber: Id,
  amount: Cents,
  /** 没有医生接诊，问诊费原路退回 */
  reason: z.string(),
  requestedAt: Instant,
  /** When it was back; null while it is under way. */
  doneAt: z.nullable(Instant),
})

export const ServiceOrderDetail = z
  .extend(ServiceOrder, { paymentName: z.nullable(z.string()), refunds: z.array(ServiceRefund), serverTime: Instant })
  .register(z.globalRegistry, { id: 'ServiceOrderDetail' })
export type ServiceOrderDetail = z.infer<typeof ServiceOrderDetail>

const ById = z.object({ id: Id })

/** Service orders (specification 2, section 7). */
export const serviceOrder = {
  list: endpoint('GET /serviceOrders', {
    about: 'Services that this member ordered for money, the newest first; without what he deleted',
    session: 'required',
    query: z.object({ page: Page, size: Size }),
    provides: 'serviceOrders',
    output: z.extend(pageOf(ServiceOrder), { serverTime: Instant }),
  }),
  detail: endpoint('GET /serviceOrders/{id}', {
    about: 'One service order with what was paid and what goes back',
    session: 'required',
    params: ById,
    provides: 'serviceOrders',
    output: ServiceOrderDetail,
  }),
  hide: endpoint('DELETE /serviceOrders/{id}', {
    about:
      'Take a service order out of the list once it has ended and no money is on its way; 409 SERVICE_UNDER_WAY before. Its record is kept',
    session: 'required',
    params: ById,
    invalidates: ['serviceOrders'],
    output: Done,
  }),
}
