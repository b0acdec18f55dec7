import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Cents, Done, EMPTY_PAGE, Id, Instant, Page, pageOf, Phone, QueryInt, Size } from './fields'

/** Who answers: service (orders, delivery, invoices, coupons), a pharmacist (how a medicine is used), a doctor. */
export const DESKS = ['service', 'pharmacist', 'doctor'] as const
export const Desk = z.enum(DESKS, '请选择要找谁')
export type Desk = z.infer<typeof Desk>
export const DESK_NAMES: Readonly<Record<Desk, string>> = { service: '客服', pharmacist: '药师', doctor: '医生' }

/** Which of the provider's sites somebody comes from (specification 2, `/leaveMsg/{website}`). */
export const Website = z.enum(['mall', 'doctor', 'hospital'], '这个留言入口不存在')
export type Website = z.infer<typeof Website>

/** The client type of the storefront at the conversation's host (specification 2, section 7). */
export const CLIENT_TYPE = 4
export const MAX_TEXT = 500
/** Messages that a reader who was away is given one by one; after more it reads the record again. */
export const MAX_MISSED = 300

/** What a card shows: the thing itself as it is at the time of reading, not as it was when it was sent. Staff alone send questionnaires. */
export const CARD_KINDS = ['product', 'order', 'prescription'] as const
export const MemberCardKind = z.enum(CARD_KINDS)
export const CardKind = z.enum([...CARD_KINDS, 'questionnaire'])
export type CardKind = z.infer<typeof CardKind>

/**
 * `code` is a productCode, orderCode or prescriptionId, or what `questionnaireCard.ts` makes of a questionnaire. `state` is its word of today (待发货, 审核中). Of a prescription drug that may not be
 * shown there is neither picture nor price. `isGone`: it can be opened no more.
 */
export const ChatCard = z
  .looseObject({
    kind: CardKind,
    code: Id,
    title: z.string(),
    detail: z.string(),
    state: z.nullable(z.string()),
    price: z.nullable(Cents),
    image: z.nullable(z.string()),
    isGone: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'ChatCard' })
export type ChatCard = z.infer<typeof ChatCard>

/** A picture in a conversation; `url` is good until `expiresAt`, for who asked alone (`upload`). */
export const ChatPicture = z
  .looseObject({ id: Id, url: z.string(), expiresAt: Instant, width: z.int(), height: z.int() })
  .register(z.globalRegistry, { id: 'ChatPicture' })
export type ChatPicture = z.infer<typeof ChatPicture>

/** `robot` answers by a table and says so; `system` tells what happened: 已为您转接执业药师 沈知夏. */
export const ChatSender = z.enum(['member', 'staff', 'robot', 'system'])
export type ChatSender = z.infer<typeof ChatSender>
export const ChatKind = z.enum(['text', 'picture', 'card'])

/** What a robot's answer offers next: a person, a pharmacist, that nothing more is asked, or a message left while nobody answers. */
export const ChatOffer = z.enum(['person', 'pharmacist', 'solved', 'leave'])
export type ChatOffer = z.infer<typeof ChatOffer>
/** What is written for who taps `solved`: the robot knows the word, and staff read it. */
export const SOLVED_WORD = '已解决'

/**
 * One message. `seq` counts from 1 in its conversation without a gap, in the order in which they were stored. `clientId` is what its sender
 * called it, so that a message shown at once is replaced by the stored one. `isMine` in the eyes of who asks.
 */
export const ChatMessage = z
  .looseObject({
    messageId: Id,
    seq: z.int().check(z.positive()),
    clientId: z.nullable(z.string()),
    sender: ChatSender,
    /** Who of the pharmacy wrote it, as shoppers may know: 执业药师 沈知夏. */
    by: z.nullable(z.looseObject({ staffId: Id, name: z.string(), desk: Desk })),
    at: Instant,
    kind: ChatKind,
    text: z.string(),
    picture: z.nullable(ChatPicture),
    card: z.nullable(ChatCard),
    /** Of the robot's alone. */
    offers: z.optional(z.array(ChatOffer)),
  })
  .register(z.globalRegistry, { id: 'ChatMessage' })
export type ChatMessage = z.infer<typeof ChatMessage>

/**
 * `open`: nothing waits for an answer and nobody is in it. `waiting`: the member wrote, nobody has taken it. `talking`: somebody is there.
 * `ended`: the next message begins it anew.
 */
export const ChatState = z.enum(['open', 'waiting', 'talking', 'ended'])
export type ChatState = z.infer<typeof ChatState>

/** A member's conversation with the pharmacy: one for life, in which each coming and going is a session. */
export const Conversation = z
  .looseObject({
    conversationId: Id,
    /** What it is about: nothing but itself, or a consultation, whose desk is the doctors’. */
    kind: z._default(z.enum(['service', 'consultation']), 'service'),
    desk: Desk,
    state: ChatState,
    /** Counts with every beginning; an evaluation is of one. */
    session: z.int().check(z.positive()),
    lastSeq: z.int().check(z.nonnegative()),
    /** What the member has read, and what somebody of the pharmacy has. */
    readSeq: z.int().check(z.nonnegative()),
    otherReadSeq: z.int().check(z.nonnegative()),
    with: z.nullable(z.looseObject({ staffId: Id, name: z.string(), desk: Desk })),
    /** While it waits: how many are served before, and in how many minutes it is meant to be answered (estimated). */
    queue: z.nullable(z.looseObject({ ahead: z.int().check(z.nonnegative()), minutes: z.int().check(z.nonnegative()) })),
    /** Stars of the last session that ended; null where it was not evaluated, or none has ended. */
    stars: z.nullable(z.int()),
    endedAt: z.nullable(Instant),
  })
  .register(z.globalRegistry, { id: 'Conversation' })
export type Conversation = z.infer<typeof Conversation>

/** What the sender calls a message: again with the same content it is the same message, with another it is refused. */
export const ClientId = z.string().check(z.regex(/^[\w-]{16,64}$/, '消息编号不正确'))

const Text = z
  .string('请写下您的问题')
  .check(z.trim(), z.minLength(1, '请写下您的问题'), z.maxLength(MAX_TEXT, `一条消息最多 ${MAX_TEXT} 字`))

/** What is sent. */
export const ChatForm = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), clientId: ClientId, text: Text }),
  z.object({ kind: z.literal('picture'), clientId: ClientId, pictureId: Id }),
  z.object({ kind: z.literal('card'), clientId: ClientId, card: z.object({ kind: MemberCardKind, code: Id }) }),
])
export type ChatForm = z.infer<typeof ChatForm>

/** What is left; `phone` of a visitor alone. */
export const LeaveForm = z.object({ website: Website, text: Text, phone: z.optional(Phone) })

/** A question many ask, from the shop's table: tapped, it is answered at once. */
export const FrequentQuestion = z
  .looseObject({ questionId: Id, question: z.string(), topic: z.string() })
  .register(z.globalRegistry, { id: 'FrequentQuestion' })
export type FrequentQuestion = z.infer<typeof FrequentQuestion>

export const LeftMessage = z
  .looseObject({
    id: Id,
    website: Website,
    text: z.string(),
    at: Instant,
    /** Null until somebody answered. */
    answer: z.nullable(z.looseObject({ text: z.string(), at: Instant, by: z.string() })),
  })
  .register(z.globalRegistry, { id: 'LeftMessage' })
export type LeftMessage = z.infer<typeof LeftMessage>

const ById = z.object({ conversationId: Id })
const Seq = QueryInt(0, 999_999_999, 0)

export const chat = {
  host: endpoint('GET /chat/host', {
    about: 'Where a conversation is heard without asking: the path of the web socket, its heartbeat in seconds; null where there is none',
    session: 'required',
    output: z.looseObject({ socket: z.nullable(z.string()), heartbeat: z.int(), clientType: z.literal(CLIENT_TYPE) }),
  }),
  token: endpoint('POST /chat/token', {
    about: 'A token that opens one web socket within thirty seconds, for as long as the session lasts',
    session: 'required',
    output: z.looseObject({ token: z.string(), expiresAt: Instant }),
  }),
  auto: endpoint('GET /chat/auto', {
    about: 'What stands above a conversation before anybody has written: the greeting of a desk, its hours and the questions asked most',
    session: 'optional',
    query: z.object({ desk: z._default(Desk, 'service') }),
    output: z.looseObject({
      greeting: z.string(),
      hours: z.string(),
      online: z.boolean(),
      /** When `online` turns; null when it never does. */
      changesAt: z.nullable(Instant),
      questions: z.array(FrequentQuestion),
    }),
  }),
  questions: endpoint('GET /chat/questions', {
    about: 'The questions that many ask: all, or those that are like `keyword` or contain it, the likest first',
    session: 'optional',
    query: z.object({ keyword: z.optional(z.string().check(z.maxLength(50))) }),
    output: z.looseObject({ results: z.array(FrequentQuestion) }),
    fallback: { results: [] },
  }),
  card: endpoint('GET /chat/card', {
    about: 'The card of one thing as it would be sent: a product, or an order or a prescription of this member',
    session: 'required',
    query: z.object({ kind: MemberCardKind, code: Id }),
    output: ChatCard,
  }),
  orders: endpoint('GET /chat/orders', {
    about: 'Orders of this member as cards, to choose one that is sent; the newest first',
    session: 'required',
    query: z.object({ page: Page, size: Size }),
    provides: 'orders',
    output: pageOf(ChatCard),
    fallback: EMPTY_PAGE,
  }),
  current: endpoint('GET /chat/conversation', {
    about: 'The conversation of this member with the pharmacy; null before the first message',
    session: 'required',
    provides: 'chat',
    output: z.looseObject({ conversation: z.nullable(Conversation) }),
  }),
  open: endpoint('PUT /chat/conversation', {
    about: 'The conversation of this member, begun where there was none; `desk` is who is to answer where nobody is in it yet',
    collects: { scene: '联系客服', kinds: ['consult'] },
    session: 'required',
    body: z.object({ desk: Desk, website: z._default(Website, 'mall') }),
    invalidates: ['chat'],
    output: Conversation,
  }),
  record: endpoint('GET /chat/conversation/{conversationId}/record', {
    about: 'Messages of a conversation, the latest before `before` (0: of all), in the order in which they were written',
    session: 'required',
    params: ById,
    query: z.object({ before: Seq, size: Size }),
    output: z.looseObject({ results: z.array(ChatMessage), hasMore: z.boolean() }),
  }),
  changes: endpoint('GET /chat/conversation/{conversationId}/changes', {
    about: 'How a conversation stands and what came after `after`; `reload` where that is more than is told one by one',
    session: 'required',
    params: ById,
    query: z.object({ after: Seq }),
    output: z.looseObject({ conversation: Conversation, results: z.array(ChatMessage), reload: z.boolean() }),
  }),
  send: endpoint('POST /chat/conversation/{conversationId}/messages', {
    about:
      'Write into a conversation; sent again under the same clientId it is the same message. A robot answers what the shop’s table of questions knows',
    collects: { scene: '联系客服', kinds: ['consult', 'picture'] },
    session: 'required',
    params: ById,
    body: ChatForm,
    invalidates: ['chat'],
    output: ChatMessage,
  }),
  ask: endpoint('POST /chat/conversation/{conversationId}/questions', {
    about: 'Ask one of the frequent questions: question and answer, as messages, and the card of what was found',
    collects: { scene: '联系客服', kinds: ['consult'] },
    session: 'required',
    params: ById,
    body: z.object({ questionId: Id, clientId: ClientId }),
    invalidates: ['chat'],
    output: z.looseObject({ results: z.array(ChatMessage) }),
  }),
  read: endpoint('PUT /chat/conversation/{conversationId}/read', {
    about: 'The member has seen messages up to this one',
    collects: 'nothing',
    session: 'required',
    params: ById,
    body: z.object({ seq: z.int().check(z.nonnegative()) }),
    invalidates: ['chat'],
    output: Done,
  }),
  transfer: endpoint('PUT /chat/conversation/{conversationId}/desk', {
    about: 'Ask for another desk (of the doctors: transfer to doctor group): the conversation waits there, at the time it began to wait',
    collects: 'nothing',
    session: 'required',
    params: ById,
    body: z.object({ desk: Desk }),
    invalidates: ['chat'],
    output: Conversation,
  }),
  end: endpoint('PUT /chat/conversation/{conversationId}/end', {
    about: 'End the session; what waits is not answered any more',
    session: 'required',
    params: ById,
    invalidates: ['chat'],
    output: Conversation,
  }),
  appraise: endpoint('PUT /chat/conversation/{conversationId}/appraisal', {
    about: 'Evaluate a session in which somebody of the pharmacy answered, once',
    collects: { scene: '联系客服', kinds: ['consult'] },
    session: 'required',
    params: ById,
    body: z.object({
      session: z.int().check(z.positive()),
      stars: z.int('请选择满意程度').check(z.minimum(1, '请选择满意程度'), z.maximum(5, '请选择满意程度')),
      words: z._default(z.string().check(z.trim(), z.maxLength(200, '最多 200 字')), ''),
    }),
    invalidates: ['chat'],
    output: Conversation,
  }),
  leave: endpoint('POST /chat/left-messages', {
    about: 'Leave a message while nobody answers; a visitor says how to be reached',
    collects: { scene: '给客服留言', kinds: ['consult', 'phone'] },
    session: 'optional',
    idempotent: true,
    body: LeaveForm,
    invalidates: ['chat'],
    output: LeftMessage,
  }),
  left: endpoint('GET /chat/left-messages', {
    about: 'What this member has left and what was answered, the latest first',
    session: 'required',
    query: z.object({ page: Page, size: Size }),
    provides: 'chat',
    output: pageOf(LeftMessage),
  }),
}
