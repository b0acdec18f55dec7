import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Done, EMPTY_PAGE, Id, Instant, Page, pageOf, Size } from './fields'

/** What a message is about; `reward` is coins and coupons, `shop` what the shop itself has to tell. */
export const MessageKind = z.enum(['order', 'refund', 'prescription', 'service', 'reward', 'shop'])
export type MessageKind = z.infer<typeof MessageKind>

/** `link` is the public address of the thing itself; null where there is nothing to open. */
export const Message = z
  .looseObject({
    messageId: Id,
    kind: MessageKind,
    title: z.string(),
    text: z.string(),
    link: z.nullable(z.string()),
    at: Instant,
    isRead: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Message' })
export type Message = z.infer<typeof Message>

/** What messages lead to and say that it changed: who comes from one sees it as it is now. */
const TOLD_OF = ['order', 'orders', 'product', 'stock', 'favourites', 'coupons', 'me', 'prescriptions'] as const

export const message = {
  list: endpoint('GET /messages', {
    about: 'Messages of this member, all or of one kind, newest first; of one thing within two hours only the last state',
    session: 'required',
    query: z.object({ kind: z.optional(MessageKind), page: Page, size: Size }),
    provides: 'messages',
    output: pageOf(Message),
    fallback: EMPTY_PAGE,
  }),
  unread: endpoint('GET /messages/unread', {
    about: 'How many messages this member has not read, in all and of each kind that has some, and when the newest of them came',
    session: 'required',
    provides: 'messages',
    output: z.looseObject({
      total: z.int(),
      kinds: z.array(z.looseObject({ kind: MessageKind, count: z.int() })),
      /** A new state of a thing takes the place of the last one: it is newer, and the counts stay. */
      newest: z.optional(z.nullable(Instant)),
    }),
    fallback: { total: 0, kinds: [], newest: null },
  }),
  read: endpoint('PUT /messages/{messageId}/read', {
    about: 'Mark a message as read',
    session: 'required',
    params: z.object({ messageId: Id }),
    invalidates: ['messages', ...TOLD_OF],
    output: Done,
  }),
  readAll: endpoint('PUT /messages/read', {
    about: 'Mark all messages as read, or all of one kind',
    collects: 'nothing',
    session: 'required',
    body: z.object({ kind: z.optional(MessageKind) }),
    invalidates: ['messages', ...TOLD_OF],
    output: Done,
  }),
}
