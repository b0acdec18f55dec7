import * as z from 'zod/mini'
import { CardKind, ChatCard, ChatKind, ChatSender, ClientId, Desk, MAX_TEXT } from '../../src/contract/chat'
import { Done, Id, Instant, Page, pageOf, QueryInt, Size } from '../../src/contract/fields'
import { HealthInfo } from '../../src/contract/patient'
import { LeftQuery, StaffLeftMessage } from './leftMessage'
import { MaskedName, MaskedPhone, MaskedText } from './masked'
import { workEndpoint, type Role } from './workEndpoint'

/** The desks at which somebody of a role answers; of others they see what was handed to them alone. */
export const DESKS_OF_ROLE: Readonly<Record<Role, readonly Desk[]>> = {
  pharmacist: ['pharmacist', 'service'],
  doctor: ['doctor'],
  clerk: ['service'],
  operator: [],
}
export const desksOf = (roles: readonly Role[]): Desk[] => [...new Set(roles.flatMap((role) => DESKS_OF_ROLE[role]))]

/** Who treats reads of patients what the member said about their health. */
export const TREATING: readonly Role[] = ['pharmacist', 'doctor']

/** For so long somebody is in a conversation without a heartbeat of an open page. */
export const LEASE_SECONDS = 60
/** How often an open page says that it is looked at. */
export const HEARTBEAT_SECONDS = 20

/** A card as staff see it: of a patient the name is masked. */
export const StaffCard = z.looseObject(ChatCard.shape)
export type StaffCard = z.infer<typeof StaffCard>

/** Somebody at the counter. */
export const Colleague = z.looseObject({ staffId: Id, name: z.string() })
export type Colleague = z.infer<typeof Colleague>

/** One message as staff read it; a picture is fetched with `picture`. */
export const StaffMessage = z.looseObject({
  messageId: Id,
  seq: z.int().check(z.positive()),
  clientId: z.nullable(z.string()),
  sender: ChatSender,
  by: z.nullable(Colleague),
  at: Instant,
  kind: ChatKind,
  text: MaskedText,
  picture: z.nullable(z.looseObject({ width: z.int(), height: z.int() })),
  card: z.nullable(StaffCard),
})
export type StaffMessage = z.infer<typeof StaffMessage>

/** A conversation as it stands in the list. */
export const ListedChat = z.looseObject({
  conversationId: Id,
  kind: z.enum(['service', 'consultation']),
  desk: Desk,
  name: MaskedName,
  /** The beginning of the last message: its text, or [图片], [商品], [订单], [处方], [问卷]. */
  lastLine: MaskedText,
  lastAt: Instant,
  lastSeq: z.int().check(z.nonnegative()),
  /** Whether the pharmacy wrote last. */
  isAnswered: z.boolean(),
  /** Messages of the member that nobody of the pharmacy has read. */
  unread: z.int().check(z.nonnegative()),
  /** Since when the member waits for an answer; null while he does not. */
  waitsSince: z.nullable(Instant),
  /** Who is in it; null where nobody is. */
  holder: z.nullable(Colleague),
})
export type ListedChat = z.infer<typeof ListedChat>

/** What was written down when a conversation was handed over. */
export const ChatNote = z.looseObject({
  noteId: Id,
  at: Instant,
  by: z.string(),
  to: Desk,
  toName: z.nullable(z.string()),
  text: MaskedText,
})
export type ChatNote = z.infer<typeof ChatNote>

/** Of health is told what the asking role may know: null for who does not treat. */
export const ChatPatient = z.looseObject({
  id: Id,
  name: MaskedName,
  relation: z.string(),
  age: z.int(),
  healthInfo: z.nullable(HealthInfo),
})

export type ChatPatient = z.infer<typeof ChatPatient>

/** What staff know of the member of a conversation, within the rights of the role that asks. */
export const ChatFacts = z.looseObject({
  phone: MaskedPhone,
  memberSince: Instant,
  /** How many times the member has come. */
  session: z.int().check(z.positive()),
  endedAt: z.nullable(Instant),
  /** Who was in it last and left without a word: their page was closed or lay untouched. */
  lapsed: z.nullable(z.looseObject({ name: z.string(), at: Instant })),
  memberReadSeq: z.int().check(z.nonnegative()),
  /** Of roles that treat; others are told none. */
  patients: z.nullable(z.array(ChatPatient)),
  prescriptions: z.array(z.looseObject({ prescriptionId: Id, createdAt: Instant, patientName: MaskedName, state: z.string() })),
  orders: z.array(z.looseObject({ orderCode: Id, at: Instant, title: z.string(), state: z.string() })),
  /** How the last session that was evaluated was found. */
  appraisal: z.nullable(z.looseObject({ stars: z.int(), words: MaskedText, at: Instant })),
  /** The latest first. */
  notes: z.array(ChatNote),
})
export type ChatFacts = z.infer<typeof ChatFacts>

export const ChatDetail = z.looseObject({ ...ListedChat.shape, ...ChatFacts.shape })
export type ChatDetail = z.infer<typeof ChatDetail>

/** Somebody to hand over to. */
export const ChatColleague = z.looseObject({
  staffId: Id,
  name: z.string(),
  desk: Desk,
  /** Conversations they are in. */
  load: z.int().check(z.nonnegative()),
  /** Whether they touched a page of the counter within the last minutes. */
  isHere: z.boolean(),
})
export type ChatColleague = z.infer<typeof ChatColleague>

export const QuickReply = z.looseObject({ title: z.string(), text: z.string() })
export type QuickReply = z.infer<typeof QuickReply>

export const CHAT_STATES = ['waiting', 'mine', 'ended'] as const
export const ChatQuery = z.object({
  page: Page,
  size: Size,
  state: z._default(z.enum(CHAT_STATES), 'waiting'),
})

const Words = (max: number, missing: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(max, `最多 ${max} 字`))

/** What staff send: pictures come from members alone. */
export const StaffChatForm = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), clientId: ClientId, text: Words(MAX_TEXT, '请写下回复') }),
  z.object({ kind: z.literal('card'), clientId: ClientId, card: z.object({ kind: CardKind, code: Id }) }),
])
export type StaffChatForm = z.infer<typeof StaffChatForm>

export const MAX_NOTE = 200
export const TransferForm = z.object({
  desk: Desk,
  staffId: z.optional(Id),
  note: Words(MAX_NOTE, '请写交接说明，接手的人要靠它了解情况'),
})

const ById = z.object({ conversationId: Id })
const Seq = QueryInt(0, 999_999_999, 0)
const roles = ['pharmacist', 'doctor', 'clerk'] as const
const leftRoles = ['pharmacist', 'clerk'] as const
const OPENED = { title: '打开会话', record: 'chat:{conversationId}' } as const

export const chat = {
  list: workEndpoint('GET /chats', {
    about: 'Conversations of one’s desks: those that wait, the longest first; those one is in; those in which nothing waits and nobody is',
    roles,
    query: ChatQuery,
    output: z.looseObject({ ...pageOf(ListedChat).shape, targetMinutes: z.int() }),
  }),
  detail: workEndpoint('GET /chats/{conversationId}', {
    about: 'One conversation with what its member’s records say, as far as the asking role may know',
    ...OPENED,
    roles,
    params: ById,
    output: ChatDetail,
  }),
  record: workEndpoint('GET /chats/{conversationId}/record', {
    about: 'Messages of a conversation, the latest before `before` (0: of all), in the order in which they were written',
    ...OPENED,
    roles,
    params: ById,
    query: z.object({ before: Seq, size: Size }),
    output: z.looseObject({ results: z.array(StaffMessage), hasMore: z.boolean() }),
  }),
  changes: workEndpoint('GET /chats/{conversationId}/changes', {
    about: 'How a conversation stands and what came after `after`; `reload` where that is more than is told one by one',
    ...OPENED,
    roles,
    params: ById,
    query: z.object({ after: Seq }),
    output: z.looseObject({
      chat: ListedChat,
      memberReadSeq: z.int().check(z.nonnegative()),
      results: z.array(StaffMessage),
      reload: z.boolean(),
    }),
  }),
  picture: workEndpoint('GET /chats/{conversationId}/messages/{messageId}/picture', {
    about: 'A picture of a conversation at one of one’s desks, as a data URL: no link to it is ever made',
    title: '查看会话图片',
    record: 'chat:{conversationId}',
    roles,
    params: z.object({ conversationId: Id, messageId: Id }),
    output: z.looseObject({ dataUrl: z.string() }),
  }),
  heartbeat: workEndpoint('GET /chats/{conversationId}/heartbeat', {
    about:
      'Who is in a conversation. Asked by who is in it, after the page was touched, they stay in it and in all others they are in, and what stands up to `seq` is read',
    roles,
    params: ById,
    query: z.object({ seq: Seq }),
    output: z.looseObject({ holder: z.nullable(Colleague) }),
  }),
  colleagues: workEndpoint('GET /chats/{conversationId}/colleagues', {
    about: 'To whom a conversation can be handed over: everybody of the desks but who asks, who is here first, then who has least to do',
    roles,
    params: ById,
    output: z.looseObject({ results: z.array(ChatColleague) }),
  }),
  quickReplies: workEndpoint('GET /chat-quick-replies', {
    about: 'Ready sentences of the desks of whoever asks, by desk; they are put into the field, never sent',
    roles,
    output: z.looseObject({ desks: z.array(z.looseObject({ desk: Desk, replies: z.array(QuickReply) })) }),
  }),
  products: workEndpoint('GET /chat-products', {
    about: 'Products whose name holds some words, as cards that can be sent',
    roles,
    query: z.object({ words: z.string().check(z.trim(), z.minLength(1, '请输入商品名'), z.maxLength(40, '最多 40 字')) }),
    output: z.looseObject({ results: z.array(StaffCard) }),
  }),
  questionnaires: workEndpoint('GET /chats/{conversationId}/questionnaires', {
    about: 'Questionnaires that the member of a conversation can open now, as cards that can be sent; nothing of their answers',
    ...OPENED,
    roles,
    params: ById,
    output: z.looseObject({ results: z.array(StaffCard) }),
  }),
  take: workEndpoint('PUT /chats/{conversationId}/holder', {
    about: 'Take a conversation, one person at a time; who is in it already stays in it, and who comes second is told who is',
    title: '接待会话',
    version: 'none',
    roles,
    params: ById,
    output: z.looseObject({ holder: z.nullable(Colleague) }),
  }),
  send: workEndpoint('POST /chats/{conversationId}/messages', {
    about: 'Write into a conversation that one is in; sent again under the same clientId it is the same message',
    title: '回复会话',
    version: 'none',
    roles,
    // No key keeps the answer, which is what was written.
    idempotent: false,
    params: ById,
    body: StaffChatForm,
    output: StaffMessage,
  }),
  transfer: workEndpoint('PUT /chats/{conversationId}/desk', {
    about: 'Hand a conversation that one is in over to a desk or a person, with a note; the member’s waiting goes on counting',
    title: '转接会话',
    version: 'none',
    roles,
    params: ById,
    body: TransferForm,
    output: Done,
  }),
  end: workEndpoint('PUT /chats/{conversationId}/end', {
    about: 'End the session of a conversation that one is in; the member’s next message begins another',
    title: '结束会话',
    version: 'none',
    roles,
    params: ById,
    output: Done,
  }),
  left: workEndpoint('GET /left-messages', {
    about: 'Messages that were left: those that wait, the oldest first; those that were answered, the last answer first',
    roles: leftRoles,
    query: LeftQuery,
    output: pageOf(StaffLeftMessage),
  }),
  answerLeft: workEndpoint('PUT /left-messages/{id}/answer', {
    about: 'Answer a message that was left, once; a member is told that there is an answer, a visitor gets it as a text message',
    title: '回复留言',
    version: 'required',
    roles: leftRoles,
    params: z.object({ id: Id }),
    body: z.object({ text: Words(MAX_TEXT, '请写下回复') }),
    output: Done,
  }),
}
